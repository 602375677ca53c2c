level-random = a caso
level-novice = principiante
level-adept = esperto
level-master = maestro
