# Parole che usa solo il tabellone nel browser.
board-round = Round { $round } di { $rounds }
board-deck = Mazzo: { $n }
board-pass = Passa
board-pass-help = Scarta coperta la carta scelta.
board-propose = Proponi la resa
board-turn = Gira la carta
board-your-role = Il tuo ruolo
board-empty-cell = Casella vuota { $cell }
board-card-at = { $card } in { $cell }
board-goal-down = { $goal }, coperta
board-goal-known = { $goal }: sai che è { $card }
board-goal-up = { $goal }: { $card }
board-lookers = guardata da { $names }
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
board-round-over = Fine del round { $round }
board-diggers-won = I cercatori d’oro hanno trovato il tesoro.
board-saboteurs-won = Il tesoro non è stato trovato.
board-play-on = Avanti
board-cards = carte in mano:
board-gold = carte oro:
