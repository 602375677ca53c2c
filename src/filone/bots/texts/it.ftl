level-random = casuale
level-novice = principiante
level-adept = esperto
level-master = maestro
