# Parole che usa solo il tabellone nel browser.
board-round = Round { $round } di { $rounds }
board-deck = Mazzo: { $n }
board-discards = Scarti: { $n }
board-tool-pick = piccone
board-tool-lantern = lanterna
board-tool-wagon = vagoncino
board-either = { $first } o { $second }
board-cells = { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}
board-left = { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
}
board-pass = Passa
board-pass-help = Scarta coperta la carta scelta.
board-propose = Proponi la resa
board-turn = Gira la carta
board-turned-yes = ruotata
board-turned-no = dritta
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
board-linked = con un collegamento alla partenza
board-unlinked = senza collegamento alla partenza
board-meets = gallerie che si aprono qui: { $sides }
board-walls = pareti: { $sides }
board-goal-down = { $goal }, coperta
board-goal-known = { $goal }, coperta; tu sai che cos’è: { $card }
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
board-tool-broken = fuori uso: { $tool }
board-count = { $card }, { $n } copie
board-keep = La tua parte dell’oro
board-moment-role = Il tuo ruolo segreto
board-moment-digger = Scava fino al tesoro e scopri chi rema contro.
board-moment-saboteur = Tieni gli altri lontani dal tesoro, senza farti scoprire.
board-moment-masks = Giù le maschere
board-moment-no-gold = Nessuno riceve oro.
board-cards = carte in mano:
board-gold = carte oro:
