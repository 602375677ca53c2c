level-random = random
level-novice = novice
level-adept = adept
level-master = master
