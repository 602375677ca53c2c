# Parole che usa solo il tabellone nel browser.
board-round = Giro { $round } di { $rounds }
board-deck = Mazzo: { $n }
board-discards = Scarti: { $n }
board-tool-pick = piccone
board-tool-lantern = lanterna
board-tool-wagon = vagoncino
board-shape-X = incrocio
board-shape-T = bivio
board-shape-I = galleria
board-shape-L = curva
board-shape-dead = vicolo cieco
board-either = { $first } o { $second }
board-left = { $n ->
    [one] 1 rimasta
   *[other] { $n } rimaste
}
board-pass = Passa
board-pass-help = Scarta coperta la carta scelta.
board-propose = Proponi la resa
board-turn = Gira la carta
board-turned-yes = ruotata
board-turned-no = dritta
board-aim-digger = arriva al tesoro dietro una delle porte
board-aim-saboteur = tieni gli altri lontani dal tesoro dietro una delle porte
board-your-role = Il tuo ruolo
board-empty-cell = Casella vuota { move-place.where }
board-card-at = { $card } { move-place.where }
board-open = aperture: { $sides }
board-side-N = in alto
board-side-E = a destra
board-side-S = in basso
board-side-W = a sinistra
board-folded = { $n ->
    [one] Fra qui e le porte c’è un’altra colonna di roccia.
   *[other] Fra qui e le porte ci sono altre { $n } colonne di roccia.
}
board-far = { $n ->
    [0] La galleria è a una porta
    [one] Ancora una carta fino a una porta
   *[other] Ancora { $n } carte fino a una porta
}
board-next = segue
board-linked = con un collegamento alla scala
board-unlinked = senza collegamento alla scala
board-meets = gallerie che si aprono qui: { $sides }
board-walls = pareti: { $sides }
board-goal-down = { $goal }, chiusa
board-goal-known = { $goal }, chiusa; tu sai che cos’è: { $card }
board-goal-gold = { $goal }, chiusa; il tesoro dev’essere lì
board-goal-grey = { $goal }, chiusa; il tesoro non è lì
board-goal-up = { $goal }: { $card }
board-lookers = chi l’ha guardata: { $names }
board-hand = La tua mano
board-hand-size = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}
board-gold-cards = { $n ->
    [one] 1 carta oro
   *[other] { $n } carte oro
}
board-nuggets = { $n ->
    [one] 1 pepita
   *[other] { $n } pepite
}
board-tool-broken = fuori uso: { $n ->
    [3] tutti e tre gli attrezzi
   *[other] { $tool }
}
board-count = { $card }, { $n } copie
board-keep = La tua parte dell’oro
board-moment-role = Il tuo ruolo segreto
board-moment-digger = Dietro una delle tre porte c’è il tesoro. Scava una galleria dalla scala fin lì, e scopri chi rema contro.
board-moment-saboteur = Dietro una delle tre porte c’è il tesoro. Fa’ che nessuno ci arrivi, senza farti scoprire.
board-moment-doors = Si aprono le porte…
board-moment-masks = Giù le maschere
board-moment-gold = Si divide l’oro
board-moment-no-gold = Nessuno riceve oro.
board-moment-nothing = niente
board-cards = carte in mano:
board-gold = carte oro:
board-deed-nearer = { $n ->
    [0] La galleria è arrivata a una porta!
    [one] Più vicino: una carta fino a una porta invece di { $from }.
   *[other] Più vicino: { $n } carte fino a una porta invece di { $from }.
}
board-deed-opened = { $n ->
    [0] La galleria è arrivata a una porta!
    [one] C’è di nuovo una via: una carta fino a una porta.
   *[other] C’è di nuovo una via: { $n } carte fino a una porta.
}
board-deed-same = { $n ->
    [0] La galleria è a una porta.
    [one] Non più vicino: ancora una carta fino a una porta.
   *[other] Non più vicino: ancora { $n } carte fino a una porta.
}
board-deed-farther = Più lontano: { $n } carte fino a una porta invece di { $from }.
board-deed-blocked = Non c’è più nessuna via aperta verso le porte.
board-deed-away = La galleria svolta e si allontana dalle porte.
board-deed-dead = Un vicolo cieco: di qui non si passa.
board-deed-fallen = Un pezzo di galleria non c’è più.
board-deed-cleared = Il vicolo cieco non c’è più.
board-deed-break = { $you ->
    [player] Non scavi più fino alla riparazione.
   *[no] { $player } non scava più fino alla riparazione.
}
board-deed-repair = { $you ->
    [player] Puoi scavare di nuovo.
   *[no] { $player } può scavare di nuovo.
}
board-deed-halted = { $you ->
    [player] Non puoi ancora scavare:
   *[no] { $player } non può ancora scavare:
} { $n ->
    [one] è
   *[other] sono
} fuori uso { $tools }.
board-deed-map = { $you ->
    [player] Ora sai che cosa c’è dietro quella porta.
   *[no] Ora { $player } sa che cosa c’è dietro quella porta.
}
board-deed-discard = Una carta scartata coperta.
board-deed-passed = Scartata coperta: gli altri non vedono che carta è.
board-deed-stone = Solo pietra: il tesoro è dietro un’altra porta.
board-deed-gold = Il tesoro!
board-most-gold = Una carta oro nasconde da 1 a 3 pepite: vince chi ne ha di più dopo { $rounds } giri.
board-why-good = Buono per i cercatori d’oro.
board-why-bad = Buono per i sabotatori.
board-why-break = Così si ferma qualcuno di cui si sospetta.
board-why-repair = Così si aiuta qualcuno di cui ci si fida.
board-why-own-repair = Con un attrezzo rotto non si può scavare.
board-why-map = Dietro una delle tre porte c’è il tesoro.
board-halted = Non puoi scavare finché non ripari: { $tools }.
board-deed-bare = Qui c’era solo pietra.
board-was-digger = Scavava verso il tesoro con gli altri.
board-was-saboteur = Lavorava contro gli altri.
