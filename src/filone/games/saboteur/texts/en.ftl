game-name = Saboteur
game-tagline = Dig for the treasure together. If only everybody wanted to find it.

option-turn_direction = Direction of play
    .help = The Italian rulebook has cards dealt and turns taken anticlockwise. Gold is handed on that way in either case (2.9, 2.10).
option-turn_direction-counterclockwise = anticlockwise
option-turn_direction-clockwise = clockwise
option-link = What a tunnel card continues
    .help = The rulebook asks that a card be laid next to one that lies there already and that the tunnels fit on all sides; it does not say that they must lead to the ladder (4.9, 4.12, 4.14).
option-link-start = a tunnel from the ladder
option-link-joint = any opening
option-link-touch = nothing: it touches and fits
option-hidden_goal_edges = Edges of closed doors
    .help = The rulebook asks that tunnels fit on all sides, and does not say what fits a door that is still closed (4.7, 4.8).
option-hidden_goal_edges-neutral = an opening or a wall
option-hidden_goal_edges-open = only an opening
option-break_self_allowed = Break your own tools
    .help = The rulebook says that action cards may be played in front of yourself or of another; whether you may break your own tools, if only as a bluff, is not said (6.4, 6.5).
option-blocked_diggers_get_no_gold = No gold with broken tools
    .help = The English rulebook offers this as a variant: a digger who has a broken tool when the treasure is found gets no share of it (8.6).
option-saboteur_finder = A saboteur who finds the treasure
    .help = The rulebook gives the gold to the player who reached the treasure, who chooses first; but it also says that saboteurs go empty-handed when it is found (8.4, 8.14).
option-saboteur_finder-nothing = gets nothing
option-saboteur_finder-first_card = keeps one card
option-saboteur_pay = Saboteurs’ pay
    .help = The rulebook pays saboteurs in gold cards of a certain value, without saying which cards, and has everybody keep their gold cards hidden (8.8, 8.11, 8.12, 8.13).
option-saboteur_pay-fewest = in the open, fewest cards
option-saboteur_pay-random = in the open, cards at random
option-saboteur_pay-hidden = in secret, fewest cards
option-agree_to_end = End a hopeless round
    .help = The rulebook ends a round when the treasure is found or all cards are played. With this, the player to move may propose to end it sooner; all must agree, and the saboteurs win (7.3, 7.5).
option-next_opener = Who opens the next round
    .help = The rulebook names the player on the left of whoever played the last card. As turns go anticlockwise, that is the one before, not the one after (9.3, 9.5).
option-next_opener-left = the left neighbour
option-next_opener-turn = the next in turn order

set-printed = As printed in Italy
    .help = The Italian rulebook to the letter, wherever it says something.
set-common = As at most tables
    .help = Clockwise, and a lost round may be given up.

ask-card = Play a card, or discard one to pass
ask-consent = End the round now, and let the saboteurs win?
ask-keep = Choose the gold card to keep

move-place = { $turned ->
    [yes] Place the { $card } upside down, { move-place.where }
   *[no] Place the { $card } { move-place.where }
}
    .where = { $cell_across ->
    [no] { $cell_y ->
        [1] right { move-place.over } the ladder
       *[other] { $cell_y } rows { move-place.over } the ladder
    }
    [left] { $cell_x ->
        [1] behind
       *[other] { $cell_x } columns behind
    } the ladder{ move-place.level }
   *[right] { $cell_x ->
        [1] beside the ladder{ move-place.level }
        [2] just past the ladder{ move-place.level }
        [3] almost halfway { move-place.along }
        [4] halfway { move-place.along }
        [5] more than halfway { move-place.along }
        [6] near { move-place.door }
        [7] right at { move-place.door }
        [8] { $cell_y ->
            [1] between { $cell_down ->
                [up] the top and the middle door
               *[down] the middle and the bottom door
            }
            [3] right { $cell_down ->
                [up] above the top door
               *[down] below the bottom door
            }
           *[other] in line with { move-place.door }
        }
        [9] behind { move-place.door }
       *[other] { $cell_x } columns past the ladder{ move-place.level }
    }
}
    .over = { $cell_down ->
    [up] above
   *[down] below
}
    .along = { $cell_y ->
    [0] to { move-place.door }
    [2] to { move-place.door }
   *[other] along{ move-place.level }
}
    .door = { $cell_y ->
    [0] the middle door
    [2] { $cell_down ->
        [up] the top door
       *[down] the bottom door
    }
   *[other] the doors{ move-place.level }
}
    .level = { $cell_y ->
    [0] { "" }
    [1] , a little { move-place.up }
    [2] , much { move-place.up }
    [3] , { move-place.up } than any door
   *[other] , { $cell_y } rows { move-place.up }
}
    .up = { $cell_down ->
    [up] higher
   *[down] lower
}
move-break = { $you ->
    [target] Break your own { $tool }
   *[no] Break { $target }’s { $tool }
}
move-repair = { $you ->
    [target] Repair your { $tool } ({ $card })
   *[no] Repair { $target }’s { $tool } ({ $card })
}
move-rockfall = Rockfall: remove the card { move-place.where }
move-map = Map: look behind the { $goal }
move-discard = Pass and discard: { $card }
move-propose = Propose to end the round: the saboteurs win
move-agree = Agree: the round ends
move-decline = Decline: the round goes on
move-keep = { $nuggets ->
    [1] Keep one nugget
    [2] Keep two nuggets
   *[3] Keep three nuggets
}

log-draw = { $you ->
    [target] You draw a card: { $card }.
   *[no] { $target } draws a card: { $card }.
}
log-draw-hidden = { $target } draws a card.
log-place = { $you ->
    [seat] You place
   *[no] { $seat } places
} a { $card } { move-place.where }.
log-break = { $you ->
    [seat] You break { $target }’s { $tool }.
    [target] { $seat } breaks your { $tool }.
    [seat-target] You break your own { $tool }.
    [self] { $seat } breaks their own { $tool }.
   *[no] { $seat } breaks { $target }’s { $tool }.
}
log-repair = { $you ->
    [seat] You repair { $target }’s { $tool }.
    [target] { $seat } repairs your { $tool }.
    [seat-target] You repair your { $tool }.
    [self] { $seat } repairs their own { $tool }.
   *[no] { $seat } repairs { $target }’s { $tool }.
}
log-rockfall = { $you ->
    [seat] You bring
   *[no] { $seat } brings
} down the tunnel { move-place.where }.
log-map = { $you ->
    [seat] You use
   *[no] { $seat } uses
} a map to look behind the { $goal }.
log-discard = { $you ->
    [seat] You pass and discard
   *[no] { $seat } passes and discards
}: { $card }.
log-discard-hidden = { $seat } passes.
log-propose = { $you ->
    [seat] You propose
   *[no] { $seat } proposes
} to end the round.
log-agree = { $you ->
    [seat] You agree.
   *[no] { $seat } agrees.
}
log-decline = { $you ->
    [seat] You want to play on.
   *[no] { $seat } wants to play on.
}
log-keep = { $you ->
    [seat] You keep
   *[no] { $seat } keeps
} a gold card with { $nuggets ->
    [1] one nugget.
    [2] two nuggets.
   *[3] three nuggets.
}
log-keep-hidden = { $seat } keeps a gold card.
log-start = { $you ->
    [target] You begin.
   *[no] { $target } begins.
}
log-role = { $you ->
    [target] You get your role: { $role }.
   *[no] { $target } gets a role: { $role }.
}
log-role-hidden = { $target } gets a role.
log-look = { $you ->
    [target] You look behind the { $goal } and see: { $shown }.
   *[no] { $target } looks behind the { $goal } and sees: { $shown }.
}
log-look-hidden = { $target } looks behind the { $goal }.
log-reveal = Behind the { $goal }: { $shown }.
log-unmask = { $you ->
    [target] You were a { $role }.
   *[no] { $target } was a { $role }.
}
log-spare = The spare role was a { $role }.
log-gold = { $you ->
    [target] You draw
   *[no] { $target } draws
} a gold card with { $nuggets ->
    [1] one nugget.
    [2] two nuggets.
   *[3] three nuggets.
}
log-gold-hidden = { $target } draws a gold card.
log-hand = { $you ->
    [target] You take
   *[no] { $target } takes
} the rest of the gold cards: { log-hand.cards }.
    .cards = { $ones ->
        [0] { $twos ->
            [0] { log-hand.threes }
           *[other] { log-hand.twos }{ log-hand.more }
        }
       *[other] { $ones } with one nugget{ $twos ->
            [0] { "" }
           *[other] { ", " }{ log-hand.twos }
        }{ log-hand.more }
    }
    .twos = { $twos } with two nuggets
    .threes = { $threes ->
        [0] none
       *[other] { $threes } with three nuggets
    }
    .more = { $threes ->
        [0] { "" }
       *[other] { ", " }{ log-hand.threes }
    }
log-hand-hidden = { $target } takes the rest of the gold cards.
log-pay = { $you ->
    [target] You are
   *[no] { $target } is
} paid in gold cards: { log-hand.cards }{ $loose ->
    [0] { "." }
   *[other] ; loose nuggets: { $loose }.
}
log-pay-hidden = { $loose ->
    [0] { $target } is paid in gold cards, face down.
   *[other] { $target } is paid in gold cards, face down; loose nuggets: { $loose }.
}

told-deal = Roles and cards are dealt.
told-gold = { $you ->
    [target] You draw
   *[no] { $target } draws
} { $cards } gold cards: { log-hand.cards }.
told-gold-hidden = { $target } draws { $cards } gold cards.
told-found = { $you ->
    [finder] You have
   *[no] { $finder } has
} reached the treasure: the gold diggers win!
told-not_found = Nobody has reached the treasure: the saboteurs win!
told-diggers_round = Round { $round } goes to the gold diggers: the treasure was behind the { $goal }.
told-saboteurs_round = Round { $round } goes to the saboteurs: the treasure was behind the { $goal }.
told-share = { $you ->
    [target] You get
   *[no] { $target } gets
} { $cards ->
    [one] a gold card
   *[other] { $cards } gold cards
} ({ $nuggets ->
    [one] 1 nugget
   *[other] { $nuggets } nuggets
}).
told-share-hidden = { $target } gets { $cards ->
    [one] a gold card.
   *[other] { $cards } gold cards.
}
told-paid = { $you ->
    [target] You get
   *[no] { $target } gets
} { $nuggets } nuggets.

card-X = crossing
    .help = Open on all four sides.
card-T_V = vertical junction
    .help = Open above, to the right and below; upside down, above, to the left and below.
card-T_H = horizontal junction
    .help = Open above, to the left and to the right; upside down, below, to the left and to the right.
card-I_V = vertical tunnel
    .help = Open above and below.
card-I_H = horizontal tunnel
    .help = Open to the left and to the right.
card-L_NE = right-hand bend
    .help = Open above and to the right; upside down, below and to the left.
card-L_NW = left-hand bend
    .help = Open above and to the left; upside down, below and to the right.
card-DX = dead-end crossing
    .help = Open on all four sides. There is no way through.
card-DT_V = dead-end vertical junction
    .help = Open above, to the right and below; upside down, above, to the left and below. There is no way through.
card-DT_H = dead-end horizontal junction
    .help = Open above, to the left and to the right; upside down, below, to the left and to the right. There is no way through.
card-DI_V = dead-end vertical tunnel
    .help = Open above and below. There is no way through.
card-DI_H = dead-end horizontal tunnel
    .help = Open to the left and to the right. There is no way through.
card-DL_NE = dead-end right-hand bend
    .help = Open above and to the right; upside down, below and to the left. There is no way through.
card-DL_NW = dead-end left-hand bend
    .help = Open above and to the left; upside down, below and to the right. There is no way through.
card-D1_V = vertical stub
    .help = Open only above; upside down, only below.
card-D1_H = horizontal stub
    .help = Open only to the right; upside down, only to the left.
card-BREAK_PICK = broken pick
    .help = Lay it in front of a player, who cannot place tunnels until the pick is repaired.
card-BREAK_LANTERN = broken lantern
    .help = Lay it in front of a player, who cannot place tunnels until the lantern is repaired.
card-BREAK_WAGON = broken wagon
    .help = Lay it in front of a player, who cannot place tunnels until the wagon is repaired.
card-REPAIR_PICK = pick repair
    .help = Repairs a broken pick, yours or another’s.
card-REPAIR_LANTERN = lantern repair
    .help = Repairs a broken lantern, yours or another’s.
card-REPAIR_WAGON = wagon repair
    .help = Repairs a broken wagon, yours or another’s.
card-REPAIR_PICK_LANTERN = pick or lantern repair
    .help = Repairs a broken pick or a broken lantern, yours or another’s; not both.
card-REPAIR_PICK_WAGON = pick or wagon repair
    .help = Repairs a broken pick or a broken wagon, yours or another’s; not both.
card-REPAIR_LANTERN_WAGON = lantern or wagon repair
    .help = Repairs a broken lantern or a broken wagon, yours or another’s; not both.
card-ROCKFALL = rockfall
    .help = Removes a tunnel card from the maze, wherever it lies.
card-MAP = map
    .help = Shows you what is behind one of the closed doors.
card-START = ladder
    .help = Open on all four sides. The tunnels begin here.
card-GOAL_GOLD = treasure
    .help = Open on all four sides. Whoever reaches it ends the round.
card-GOAL_STONE_1 = stone (right-hand bend)
    .help = Open above and to the right, or below and to the left.
card-GOAL_STONE_2 = stone (left-hand bend)
    .help = Open above and to the left, or below and to the right.

tool-pick = pick
tool-lantern = lantern
tool-wagon = wagon

goal-top = top door
goal-middle = middle door
goal-bottom = bottom door

role-digger = gold digger
    .help = Wins the round when the treasure is found.
role-saboteur = saboteur
    .help = Wins the round when the treasure is not found.

score-round-1 = First round
score-round-2 = Second round
score-round-3 = Third round

draw-round = Round { $round } of { $rounds }. Cards in the draw pile: { $deck }.
draw-legend = @ ladder   $ treasure   o stone   ? closed door   ╳ dead end
draw-player = { $player }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, gold cards: { $gold }
draw-broken = broken: { $tools }
draw-was = { $role }
draw-nuggets = nuggets: { $nuggets }
draw-role = Your role: { $role }
draw-hand = Your hand:
draw-pool = The gold cards you choose from: { $pool }

## The coach
coach-mend = Your { $tool } is broken, and you hold a card that repairs it.
coach-broken = { $tools ->
    [one] While your { $tool } is broken you cannot place tunnels: play an action card, or pass.
   *[other] While { $tools } of your tools are broken you cannot place tunnels: play an action card, or pass.
}
coach-treasure = You know where the treasure is: behind the { $goal }.
coach-map = The treasure is in one of { $goals } places. You have a map.
coach-distance = { $cards ->
    [one] At least one more tunnel is needed to reach the treasure.
   *[other] At least { $cards } more tunnels are needed to reach the treasure.
}
coach-deck = The draw pile is empty: the players have { $cards ->
    [one] one card
   *[other] { $cards } cards
} left between them.
coach-why-nearer = { $cards ->
    [one] Brings the tunnel one card nearer.
   *[other] Brings the tunnel { $cards } cards nearer.
}
coach-why-suspect = Chance that they are a saboteur, judging by their play: { $percent }%.
coach-why-mend = With your tools whole you can dig again.
coach-why-redraw = { $broken ->
    [0] Changes a card that is of little use to you now.
   *[other] With a broken tool you cannot dig: meanwhile you change a card.
}
coach-why-map = The treasure is in one of { $goals } places: better to know which.

finding-role = Rounds won by role
