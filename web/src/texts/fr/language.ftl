### Comment cette langue se nomme, et de quel pays sont ses dates et ses listes.

name = Français
locale = fr
switch = { $codes } : français
