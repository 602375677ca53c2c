game-name = Saboteur
game-tagline = Scavate insieme fino al tesoro. Se solo tutti volessero trovarlo.

option-turn_direction = Verso dei turni
    .help = Il regolamento italiano fa dare le carte e giocare in senso antiorario. L’oro passa di mano così in ogni caso (2.9, 2.10).
option-turn_direction-counterclockwise = antiorario
option-turn_direction-clockwise = orario
option-link = A che cosa si attacca una galleria
    .help = Il regolamento chiede di posare la carta accanto a una già posata, con i percorsi che combaciano su tutti i lati; non dice che debbano portare alla scala (4.9, 4.12, 4.14).
option-link-start = a una galleria che viene dalla scala
option-link-joint = a un’apertura qualsiasi
option-link-touch = a nulla: basta che tocchi e combaci
option-hidden_goal_edges = Che cosa si accosta a una porta chiusa
    .help = Il regolamento vuole che i percorsi combacino su tutti i lati, ma non dice che cosa combaci con una porta ancora chiusa (4.7, 4.8).
option-hidden_goal_edges-neutral = un’apertura o una parete
option-hidden_goal_edges-open = solo un’apertura
option-break_self_allowed = Rompere i propri attrezzi
    .help = Il regolamento dice che le azioni si giocano davanti a sé o a un altro; se ci si possa rompere un attrezzo, magari per bluffare, non lo dice (6.4, 6.5).
option-blocked_diggers_get_no_gold = Niente oro con attrezzi rotti
    .help = È una variante del regolamento inglese: il cercatore che ha un attrezzo rotto quando si trova il tesoro non partecipa alla divisione (8.6).
option-saboteur_finder = Il sabotatore che trova il tesoro
    .help = Il regolamento dà l’oro al giocatore che è arrivato al tesoro, e lo fa scegliere per primo; ma dice anche che, trovato il tesoro, i sabotatori restano a mani vuote (8.4, 8.14).
option-saboteur_finder-nothing = non riceve nulla
option-saboteur_finder-first_card = tiene una carta
option-saboteur_pay = La paga dei sabotatori
    .help = Il regolamento paga i sabotatori con carte oro di un certo valore, senza dire quali, e vuole che ognuno tenga nascoste le sue (8.8, 8.11, 8.12, 8.13).
option-saboteur_pay-fewest = in vista, con meno carte possibile
option-saboteur_pay-random = in vista, con carte a sorte
option-saboteur_pay-hidden = in segreto, con meno carte possibile
option-agree_to_end = Chiudere un giro senza speranza
    .help = Per il regolamento il giro finisce quando si trova il tesoro o quando le carte sono finite. Così, invece, chi è di turno può proporre di chiuderlo prima: serve il sì di tutti, e vincono i sabotatori (7.3, 7.5).
option-next_opener = Chi apre il giro successivo
    .help = Il regolamento indica chi siede a sinistra di chi ha giocato l’ultima carta. Poiché si gioca in senso antiorario, è chi viene prima di lui, non dopo (9.3, 9.5).
option-next_opener-left = il vicino di sinistra
option-next_opener-turn = il prossimo di turno

set-printed = Come da regolamento italiano
    .help = Il regolamento italiano alla lettera, dovunque si pronunci.
set-common = Come si gioca di solito
    .help = In senso orario, e un giro perso si può chiudere.

ask-card = Gioca una carta, o passa scartandone una
ask-consent = Chiudere qui il giro, con la vittoria dei sabotatori?
ask-keep = Scegli la carta oro da tenere

move-place = { $turned ->
    [yes] Posa la carta ruotata { move-place.where }: { $card }
   *[no] Posa la carta { move-place.where }: { $card }
}
    .where = { $cell_across ->
    [no] { $cell_y ->
        [1] subito { move-place.over } la scala
       *[other] { $cell_y } righe { move-place.over } la scala
    }
    [left] { $cell_x ->
        [1] dietro
       *[other] { $cell_x } colonne dietro
    } la scala{ move-place.level }
   *[right] { $cell_x ->
        [1] accanto alla scala{ move-place.level }
        [2] poco oltre la scala{ move-place.level }
        [3] quasi a metà strada{ move-place.along }
        [4] a metà strada{ move-place.along }
        [5] oltre metà strada{ move-place.along }
        [6] vicino al{ move-place.door }
        [7] davanti al{ move-place.door }
        [8] { $cell_y ->
            [1] tra { $cell_down ->
                [up] la porta in alto e quella al centro
               *[down] la porta al centro e quella in basso
            }
            [3] subito { $cell_down ->
                [up] sopra la porta in alto
               *[down] sotto la porta in basso
            }
           *[other] in fila con { move-place.door }
        }
        [9] dietro { move-place.door }
       *[other] { $cell_x } colonne oltre la scala{ move-place.level }
    }
}
    .over = { $cell_down ->
    [up] sopra
   *[down] sotto
}
    .along = { $cell_y ->
    [0] { " verso " }{ move-place.door }
    [2] { " verso " }{ move-place.door }
   *[other] { move-place.level }
}
    .door = { $cell_y ->
    [0] la porta al centro
    [2] { $cell_down ->
        [up] la porta in alto
       *[down] la porta in basso
    }
   *[other] le porte{ move-place.level }
}
    .level = { $cell_y ->
    [0] { "" }
    [1] , un po’ { move-place.up }
    [2] , molto { move-place.up }
    [3] , { move-place.up } di ogni porta
   *[other] , { $cell_y } righe { move-place.up }
}
    .up = { $cell_down ->
    [up] più in alto
   *[down] più in basso
}
move-break = { $you ->
    [target] Rompiti { $tool }
   *[no] Rompi { $tool } di { $target }
}
move-repair = { $you ->
    [target] Riparati { $tool } ({ $card })
   *[no] Ripara { $tool } di { $target } ({ $card })
}
move-rockfall = Frana: togli la carta che si trova { move-place.where }
move-map = Mappa: guarda dietro la { $goal }
move-discard = Passa e scarta: { $card }
move-propose = Proponi di chiudere il giro: vincono i sabotatori
move-agree = D’accordo: il giro finisce
move-decline = No: si continua
move-keep = { $nuggets ->
    [1] Tieni una pepita
    [2] Tieni due pepite
   *[3] Tieni tre pepite
}

log-draw = { $you ->
    [target] Peschi una carta: { $card }.
   *[no] { $target } pesca una carta: { $card }.
}
log-draw-hidden = { $target } pesca una carta.
log-place = { $you ->
    [seat] Posi
   *[no] { $seat } posa
} una carta { move-place.where }: { $card }.
log-break = { $you ->
    [seat] Rompi { $tool } di { $target }.
    [target] { $seat } ti rompe { $tool }.
    [seat-target] Ti rompi { $tool }.
    [self] { $seat } si rompe { $tool }.
   *[no] { $seat } rompe { $tool } di { $target }.
}
log-repair = { $you ->
    [seat] Ripari { $tool } di { $target }.
    [target] { $seat } ti ripara { $tool }.
    [seat-target] Ti ripari { $tool }.
    [self] { $seat } si ripara { $tool }.
   *[no] { $seat } ripara { $tool } di { $target }.
}
log-rockfall = { $you ->
    [seat] Fai franare
   *[no] { $seat } fa franare
} la galleria che si trova { move-place.where }.
log-map = { $you ->
    [seat] Usi
   *[no] { $seat } usa
} una mappa per guardare dietro la { $goal }.
log-discard = { $you ->
    [seat] Passi e scarti
   *[no] { $seat } passa e scarta
}: { $card }.
log-discard-hidden = { $seat } passa.
log-propose = { $you ->
    [seat] Proponi
   *[no] { $seat } propone
} di chiudere il giro.
log-agree = { $you ->
    [seat] Sei d’accordo.
   *[no] { $seat } è d’accordo.
}
log-decline = { $you ->
    [seat] Vuoi continuare.
   *[no] { $seat } vuole continuare.
}
log-keep = { $you ->
    [seat] Tieni
   *[no] { $seat } tiene
} una carta oro con { $nuggets ->
    [1] una pepita.
    [2] due pepite.
   *[3] tre pepite.
}
log-keep-hidden = { $seat } tiene una carta oro.
log-start = { $you ->
    [target] Cominci tu.
   *[no] Comincia { $target }.
}
log-role = { $you ->
    [target] Ricevi il tuo ruolo: { $role }.
   *[no] { $target } riceve un ruolo: { $role }.
}
log-role-hidden = { $target } riceve un ruolo.
log-look = { $you ->
    [target] Guardi dietro la { $goal } e vedi: { $shown }.
   *[no] { $target } guarda dietro la { $goal } e vede: { $shown }.
}
log-look-hidden = { $target } guarda dietro la { $goal }.
log-reveal = Dietro la { $goal }: { $shown }.
log-unmask = { $you ->
    [target] Tu eri un { $role }.
   *[no] { $target } era un { $role }.
}
log-spare = La carta ruolo avanzata era di un { $role }.
log-gold = { $you ->
    [target] Peschi
   *[no] { $target } pesca
} una carta oro con { $nuggets ->
    [1] una pepita.
    [2] due pepite.
   *[3] tre pepite.
}
log-gold-hidden = { $target } pesca una carta oro.
log-hand = { $you ->
    [target] Prendi
   *[no] { $target } prende
} il resto delle carte oro: { log-hand.cards }.
    .cards = { $ones ->
        [0] { $twos ->
            [0] { log-hand.threes }
           *[other] { log-hand.twos }{ log-hand.more }
        }
       *[other] { $ones } da una pepita{ $twos ->
            [0] { "" }
           *[other] { ", " }{ log-hand.twos }
        }{ log-hand.more }
    }
    .twos = { $twos } da due pepite
    .threes = { $threes ->
        [0] nessuna
       *[other] { $threes } da tre pepite
    }
    .more = { $threes ->
        [0] { "" }
       *[other] { ", " }{ log-hand.threes }
    }
log-hand-hidden = { $target } prende il resto delle carte oro.
log-pay = { $you ->
    [target] Ricevi
   *[no] { $target } riceve
} la paga in carte oro: { log-hand.cards }{ $loose ->
    [0] { "." }
   *[other] ; pepite sciolte: { $loose }.
}
log-pay-hidden = { $loose ->
    [0] { $target } riceve la paga in carte oro coperte.
   *[other] { $target } riceve la paga in carte oro coperte; pepite sciolte: { $loose }.
}

told-deal = Si distribuiscono i ruoli e le carte.
told-gold = { $you ->
    [target] Peschi
   *[no] { $target } pesca
} { $cards } carte oro: { log-hand.cards }.
told-gold-hidden = { $target } pesca { $cards } carte oro.
told-found = { $you ->
    [finder] Hai
   *[no] { $finder } ha
} raggiunto il tesoro: vincono i cercatori d’oro!
told-not_found = Nessuno ha raggiunto il tesoro: vincono i sabotatori!
told-diggers_round = Il giro { $round } va ai cercatori d’oro: il tesoro era dietro la { $goal }.
told-saboteurs_round = Il giro { $round } va ai sabotatori: il tesoro era dietro la { $goal }.
told-share = { $you ->
    [target] Tu ricevi
   *[no] { $target } riceve
} { $cards ->
    [one] una carta oro
   *[other] { $cards } carte oro
} ({ $nuggets ->
    [one] una pepita
   *[other] { $nuggets } pepite
}).
told-share-hidden = { $target } riceve { $cards ->
    [one] una carta oro.
   *[other] { $cards } carte oro.
}
told-paid = { $you ->
    [target] Tu ricevi
   *[no] { $target } riceve
} { $nuggets } pepite.

card-X = incrocio
    .help = Aperto su tutti e quattro i lati.
card-T_V = bivio verticale
    .help = Aperto in alto, a destra e in basso; ruotato, in alto, a sinistra e in basso.
card-T_H = bivio orizzontale
    .help = Aperto in alto, a destra e a sinistra; ruotato, in basso, a destra e a sinistra.
card-I_V = galleria verticale
    .help = Aperta in alto e in basso.
card-I_H = galleria orizzontale
    .help = Aperta a destra e a sinistra.
card-L_NE = curva destra
    .help = Aperta in alto e a destra; ruotata, in basso e a sinistra.
card-L_NW = curva sinistra
    .help = Aperta in alto e a sinistra; ruotata, in basso e a destra.
card-DX = incrocio cieco
    .help = Aperto su tutti e quattro i lati, ma non si passa.
card-DT_V = bivio verticale cieco
    .help = Aperto in alto, a destra e in basso (ruotato, in alto, a sinistra e in basso), ma non si passa.
card-DT_H = bivio orizzontale cieco
    .help = Aperto in alto, a destra e a sinistra (ruotato, in basso, a destra e a sinistra), ma non si passa.
card-DI_V = galleria verticale cieca
    .help = Aperta in alto e in basso, ma non si passa.
card-DI_H = galleria orizzontale cieca
    .help = Aperta a destra e a sinistra, ma non si passa.
card-DL_NE = curva destra cieca
    .help = Aperta in alto e a destra (ruotata, in basso e a sinistra), ma non si passa.
card-DL_NW = curva sinistra cieca
    .help = Aperta in alto e a sinistra (ruotata, in basso e a destra), ma non si passa.
card-D1_V = galleria chiusa (verticale)
    .help = Aperta solo in alto; ruotata, solo in basso.
card-D1_H = galleria chiusa (orizzontale)
    .help = Aperta solo a destra; ruotata, solo a sinistra.
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
    .help = Ti mostra che cosa c’è dietro una delle porte chiuse.
card-START = scala
    .help = Aperta su tutti e quattro i lati. Da qui cominciano le gallerie.
card-GOAL_GOLD = tesoro
    .help = Aperto su tutti e quattro i lati. Chi ci arriva fa finire il giro.
card-GOAL_STONE_1 = pietra (curva destra)
    .help = Aperta in alto e a destra, oppure in basso e a sinistra.
card-GOAL_STONE_2 = pietra (curva sinistra)
    .help = Aperta in alto e a sinistra, oppure in basso e a destra.

tool-pick = il piccone
tool-lantern = la lanterna
tool-wagon = il vagoncino

goal-top = porta in alto
goal-middle = porta al centro
goal-bottom = porta in basso

role-digger = cercatore d’oro
    .help = Vince il giro se il tesoro viene trovato.
role-saboteur = sabotatore
    .help = Vince il giro se nessuno trova il tesoro.

score-round-1 = Primo giro
score-round-2 = Secondo giro
score-round-3 = Terzo giro

draw-round = Giro { $round } di { $rounds }. Carte nel mazzo: { $deck }.
draw-legend = @ scala   $ tesoro   o pietra   ? porta chiusa   ╳ vicolo cieco
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

## Il consigliere
coach-mend = Hai un attrezzo rotto ({ $tool }), e in mano la carta che lo ripara.
coach-broken = { $tools ->
    [one] Con un attrezzo rotto ({ $tool }) non puoi posare gallerie: gioca una carta azione, o passa.
   *[other] Con { $tools } attrezzi rotti non puoi posare gallerie: gioca una carta azione, o passa.
}
coach-treasure = Sai dov’è il tesoro: dietro la { $goal }.
coach-map = Il tesoro può essere in { $goals } posti. Hai una mappa.
coach-distance = { $cards ->
    [one] Manca almeno una galleria per arrivare al tesoro.
   *[other] Mancano almeno { $cards } gallerie per arrivare al tesoro.
}
coach-deck = Il mazzo è finito: { $cards ->
    [one] in mano ai giocatori resta in tutto una carta.
   *[other] in mano ai giocatori restano in tutto { $cards } carte.
}
coach-why-nearer = { $cards ->
    [one] Avvicina la galleria al tesoro di una carta.
   *[other] Avvicina la galleria al tesoro di { $cards } carte.
}
coach-why-suspect = Probabilità che sia un sabotatore, a giudicare da come ha giocato: { $percent }%.
coach-why-mend = Con gli attrezzi interi puoi di nuovo scavare.
coach-why-redraw = { $broken ->
    [0] Cambi una carta che ora ti serve poco.
   *[other] Con un attrezzo rotto non puoi scavare: intanto cambi una carta.
}
coach-why-map = Il tesoro può essere in { $goals } posti: meglio sapere in quale.

finding-role = Giri vinti secondo il ruolo
