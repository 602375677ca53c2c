game-name = Saboteur
game-tagline = Scavate insieme fino al tesoro. Se solo tutti volessero trovarlo.

option-turn_direction = Verso dei turni
    .help = In che senso si susseguono i turni. L’oro passa di mano comunque in senso antiorario (2.9, 2.10).
option-turn_direction-counterclockwise = antiorario
option-turn_direction-clockwise = orario
option-require_link_to_start = Le gallerie continuano dalla partenza
    .help = Una galleria deve continuarne una che viene dalla partenza. Senza questa regola basta che tocchi una carta e combaci (4.9, 4.12).
option-hidden_goal_edges = Bordi delle destinazioni coperte
    .help = Che cosa si può accostare a una destinazione ancora coperta (4.7, 4.8).
option-hidden_goal_edges-neutral = un’apertura o una parete
option-hidden_goal_edges-open = solo un’apertura
option-break_self_allowed = Rompere i propri attrezzi
    .help = Puoi giocare un danno su te stesso, anche solo per bluffare (6.4, 6.5).
option-blocked_diggers_get_no_gold = Niente oro con attrezzi rotti
    .help = Il cercatore che ha un attrezzo rotto quando si trova il tesoro non partecipa alla divisione (8.6).

ask-card = Gioca una carta, o passa scartandone una
ask-keep = Scegli la carta oro da tenere

move-place = { $turned ->
    [yes] Posa in { $cell }, capovolta: { $card }
   *[no] Posa in { $cell }: { $card }
}
move-break = Rompi { $tool } di { $target }
move-repair = Ripara { $tool } di { $target } ({ $card })
move-rockfall = Frana: togli la carta in { $cell }
move-map = Mappa: guarda la { $goal }
move-discard = Passa e scarta: { $card }
move-keep = { $nuggets ->
    [1] Tieni una carta con una pepita
   *[other] Tieni una carta con { $nuggets } pepite
}

log-draw = { $target } pesca una carta: { $card }.
log-draw-hidden = { $target } pesca una carta.
log-place = { $turned ->
    [yes] { $seat } posa in { $cell }, capovolta: { $card }.
   *[no] { $seat } posa in { $cell }: { $card }.
}
log-break = { $seat } rompe { $tool } di { $target }.
log-repair = { $seat } ripara { $tool } di { $target } ({ $card }).
log-rockfall = { $seat } fa franare la galleria in { $cell }.
log-map = { $seat } gioca una mappa sulla { $goal }.
log-discard = { $seat } passa e scarta, coperta: { $card }.
log-discard-hidden = { $seat } passa e scarta una carta coperta.
log-keep = { $nuggets ->
    [1] { $seat } tiene una carta oro con una pepita.
   *[other] { $seat } tiene una carta oro con { $nuggets } pepite.
}
log-keep-hidden = { $seat } tiene una carta oro.
log-start = Comincia { $target }.
log-role = { $target } riceve un ruolo: { $role }.
log-role-hidden = { $target } riceve un ruolo.
log-look = { $target } guarda la { $goal } e vede: { $shown }.
log-look-hidden = { $target } guarda la { $goal }.
log-reveal = Si scopre la { $goal }: { $shown }.
log-unmask = { $target } era un { $role }.
log-spare = Il ruolo avanzato era un { $role }.
log-gold = { $nuggets ->
    [1] { $target } pesca una carta oro con una pepita.
   *[other] { $target } pesca una carta oro con { $nuggets } pepite.
}
log-gold-hidden = { $target } pesca una carta oro.
log-hand = { $target } prende le carte oro rimaste. Con una pepita: { $ones }, con due: { $twos }, con tre: { $threes }.
log-hand-hidden = { $target } prende le carte oro rimaste.
log-pay = { $loose ->
    [0] { $target } riceve la paga in carte oro. Con una pepita: { $ones }, con due: { $twos }, con tre: { $threes }.
   *[other] { $target } riceve la paga in carte oro. Con una pepita: { $ones }, con due: { $twos }, con tre: { $threes }; pepite sciolte: { $loose }.
}

card-X = incrocio
    .help = Aperto su tutti e quattro i lati.
card-T_V = bivio verticale
    .help = Aperto a nord, est e sud; capovolto a sud, ovest e nord.
card-T_H = bivio orizzontale
    .help = Aperto a nord, est e ovest; capovolto a sud, ovest ed est.
card-I_V = galleria verticale
    .help = Aperta a nord e a sud.
card-I_H = galleria orizzontale
    .help = Aperta a est e a ovest.
card-L_NE = curva destra
    .help = Aperta a nord e a est; capovolta a sud e a ovest.
card-L_NW = curva sinistra
    .help = Aperta a nord e a ovest; capovolta a sud e a est.
card-DX = incrocio cieco
    .help = Aperto su tutti e quattro i lati, ma non si passa.
card-DT_V = bivio verticale cieco
    .help = Aperto a nord, est e sud, capovolto a sud, ovest e nord, ma non si passa.
card-DT_H = bivio orizzontale cieco
    .help = Aperto a nord, est e ovest, capovolto a sud, ovest ed est, ma non si passa.
card-DI_V = galleria verticale cieca
    .help = Aperta a nord e a sud, ma non si passa.
card-DI_H = galleria orizzontale cieca
    .help = Aperta a est e a ovest, ma non si passa.
card-DL_NE = curva destra cieca
    .help = Aperta a nord e a est, capovolta a sud e a ovest, ma non si passa.
card-DL_NW = curva sinistra cieca
    .help = Aperta a nord e a ovest, capovolta a sud e a est, ma non si passa.
card-D1_V = galleria chiusa (verticale)
    .help = Aperta a nord, capovolta a sud, e da nessun’altra parte.
card-D1_H = galleria chiusa (orizzontale)
    .help = Aperta a est, capovolta a ovest, e da nessun’altra parte.
card-BREAK_PICK = piccone rotto
    .help = Si mette davanti a un giocatore, che non può posare gallerie finché il piccone non è riparato.
card-BREAK_LANTERN = lanterna rotta
    .help = Si mette davanti a un giocatore, che non può posare gallerie finché la lanterna non è riparata.
card-BREAK_WAGON = vagoncino rotto
    .help = Si mette davanti a un giocatore, che non può posare gallerie finché il vagoncino non è riparato.
card-REPAIR_PICK = riparazione del piccone
    .help = Ripara un piccone rotto, tuo o altrui.
card-REPAIR_LANTERN = riparazione della lanterna
    .help = Ripara una lanterna rotta, tua o altrui.
card-REPAIR_WAGON = riparazione del vagoncino
    .help = Ripara un vagoncino rotto, tuo o altrui.
card-REPAIR_PICK_LANTERN = riparazione di piccone o lanterna
    .help = Ripara un piccone o una lanterna, tuoi o altrui; non tutti e due.
card-REPAIR_PICK_WAGON = riparazione di piccone o vagoncino
    .help = Ripara un piccone o un vagoncino, tuoi o altrui; non tutti e due.
card-REPAIR_LANTERN_WAGON = riparazione di lanterna o vagoncino
    .help = Ripara una lanterna o un vagoncino, tuoi o altrui; non tutti e due.
card-ROCKFALL = frana
    .help = Toglie dal labirinto una galleria, dovunque sia.
card-MAP = mappa
    .help = Ti mostra una delle destinazioni coperte.
card-START = partenza
card-GOAL_GOLD = tesoro
    .help = Aperto su tutti e quattro i lati. Chi ci arriva fa finire il round.
card-GOAL_STONE_1 = pietra (curva destra)
    .help = Aperta a nord e a est, oppure a sud e a ovest.
card-GOAL_STONE_2 = pietra (curva sinistra)
    .help = Aperta a nord e a ovest, oppure a sud e a est.

tool-pick = il piccone
tool-lantern = la lanterna
tool-wagon = il vagoncino

goal-top = destinazione in alto
goal-middle = destinazione al centro
goal-bottom = destinazione in basso

role-digger = cercatore d’oro
role-saboteur = sabotatore

score-round-1 = Primo round
score-round-2 = Secondo round
score-round-3 = Terzo round

draw-round = Round { $round } di { $rounds }. Carte nel mazzo: { $deck }.
draw-legend = @ partenza   $ tesoro   o pietra   ? destinazione coperta   ╳ vicolo cieco
draw-player = { $player }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in mano, carte oro: { $gold }
draw-broken = attrezzi rotti: { $tools }
draw-was = { $role }
draw-nuggets = pepite: { $nuggets }
draw-role = Il tuo ruolo: { $role }
draw-hand = La tua mano:
draw-pool = Le carte oro fra cui scegli: { $pool }
