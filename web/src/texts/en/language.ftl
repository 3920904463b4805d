### What this language is called in itself, and the country whose dates and lists it writes.

name = English
locale = en-GB
# $codes: "EN FR". The button that changes to this language.
switch = { $codes }: English
