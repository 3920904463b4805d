### Friendly names for guests: somebody who holds the wall. The lists may be as long as you like, with commas between.

name = { $how } { $who }
who = Warden, Lamplighter, Mason, Archer, Falconer, Piper, Baker, Watcher, Miller, Scribe
how = Brave, Merry, Quiet, Bold, Wakeful, Clever, Sturdy, Swift, Patient, Lucky
