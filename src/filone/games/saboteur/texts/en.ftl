game-name = Saboteur
game-tagline = Dig for the treasure together. If only everybody wanted to find it.

option-turn_direction = Direction of play
    .help = Which way turns go round. Gold is handed on counter-clockwise in either case (2.9, 2.10).
option-turn_direction-counterclockwise = counter-clockwise
option-turn_direction-clockwise = clockwise
option-require_link_to_start = Tunnels continue from the start
    .help = A tunnel card must continue a tunnel that comes from the start. Without this it only has to touch a card and fit (4.9, 4.12).
option-hidden_goal_edges = Edges of face-down goals
    .help = What may lie against a goal that is still face down (4.7, 4.8).
option-hidden_goal_edges-neutral = an opening or a wall
option-hidden_goal_edges-open = only an opening
option-break_self_allowed = Break your own tools
    .help = You may play a break card on yourself, if only as a bluff (6.4, 6.5).
option-blocked_diggers_get_no_gold = No gold with broken tools
    .help = A digger who has a broken tool when the treasure is found gets no share of it (8.6).

ask-card = Play a card, or discard one to pass
ask-keep = Choose the gold card to keep

move-place = { $turned ->
    [yes] Place at { $cell }, upside down: { $card }
   *[no] Place at { $cell }: { $card }
}
move-break = Break { $target }’s { $tool }
move-repair = Repair { $target }’s { $tool } ({ $card })
move-rockfall = Rockfall: remove the card at { $cell }
move-map = Map: look at the { $goal }
move-discard = Pass and discard: { $card }
move-keep = { $nuggets ->
    [1] Keep a card with one nugget
   *[other] Keep a card with { $nuggets } nuggets
}

log-draw = { $target } draws a card: { $card }.
log-draw-hidden = { $target } draws a card.
log-place = { $turned ->
    [yes] { $seat } places at { $cell }, upside down: { $card }.
   *[no] { $seat } places at { $cell }: { $card }.
}
log-break = { $seat } breaks { $target }’s { $tool }.
log-repair = { $seat } repairs { $target }’s { $tool } ({ $card }).
log-rockfall = { $seat } brings the tunnel down at { $cell }.
log-map = { $seat } plays a map on the { $goal }.
log-discard = { $seat } passes and discards face down: { $card }.
log-discard-hidden = { $seat } passes and discards a card face down.
log-keep = { $nuggets ->
    [1] { $seat } keeps a gold card with one nugget.
   *[other] { $seat } keeps a gold card with { $nuggets } nuggets.
}
log-keep-hidden = { $seat } keeps a gold card.
log-start = { $target } begins.
log-role = { $target } gets a role: { $role }.
log-role-hidden = { $target } gets a role.
log-look = { $target } looks at the { $goal } and sees: { $shown }.
log-look-hidden = { $target } looks at the { $goal }.
log-reveal = The { $goal } is turned face up: { $shown }.
log-unmask = { $target } was a { $role }.
log-spare = The spare role was a { $role }.
log-gold = { $nuggets ->
    [1] { $target } draws a gold card with one nugget.
   *[other] { $target } draws a gold card with { $nuggets } nuggets.
}
log-gold-hidden = { $target } draws a gold card.
log-hand = { $target } takes the remaining gold cards. With one nugget: { $ones }, with two: { $twos }, with three: { $threes }.
log-hand-hidden = { $target } takes the remaining gold cards.
log-pay = { $loose ->
    [0] { $target } is paid in gold cards. With one nugget: { $ones }, with two: { $twos }, with three: { $threes }.
   *[other] { $target } is paid in gold cards. With one nugget: { $ones }, with two: { $twos }, with three: { $threes }; loose nuggets: { $loose }.
}

card-X = crossing
    .help = Open on all four sides.
card-T_V = vertical junction
    .help = Open north, east and south; upside down south, west and north.
card-T_H = horizontal junction
    .help = Open north, east and west; upside down south, west and east.
card-I_V = vertical tunnel
    .help = Open north and south.
card-I_H = horizontal tunnel
    .help = Open east and west.
card-L_NE = right-hand bend
    .help = Open north and east; upside down south and west.
card-L_NW = left-hand bend
    .help = Open north and west; upside down south and east.
card-DX = dead-end crossing
    .help = Open on all four sides, but no way leads through.
card-DT_V = dead-end vertical junction
    .help = Open north, east and south, upside down south, west and north, but no way leads through.
card-DT_H = dead-end horizontal junction
    .help = Open north, east and west, upside down south, west and east, but no way leads through.
card-DI_V = dead-end vertical tunnel
    .help = Open north and south, but no way leads through.
card-DI_H = dead-end horizontal tunnel
    .help = Open east and west, but no way leads through.
card-DL_NE = dead-end right-hand bend
    .help = Open north and east, upside down south and west, but no way leads through.
card-DL_NW = dead-end left-hand bend
    .help = Open north and west, upside down south and east, but no way leads through.
card-D1_V = vertical stub
    .help = Open north, upside down south, and nowhere else.
card-D1_H = horizontal stub
    .help = Open east, upside down west, and nowhere else.
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
    .help = Shows you one of the face-down goals.
card-START = start
card-GOAL_GOLD = treasure
    .help = Open on all four sides. Whoever reaches it ends the round.
card-GOAL_STONE_1 = stone (right-hand bend)
    .help = Open north and east, or south and west.
card-GOAL_STONE_2 = stone (left-hand bend)
    .help = Open north and west, or south and east.

tool-pick = pick
tool-lantern = lantern
tool-wagon = wagon

goal-top = top goal
goal-middle = middle goal
goal-bottom = bottom goal

role-digger = gold digger
role-saboteur = saboteur

score-round-1 = First round
score-round-2 = Second round
score-round-3 = Third round

draw-round = Round { $round } of { $rounds }. Cards in the draw pile: { $deck }.
draw-legend = @ start   $ treasure   o stone   ? face-down goal   ╳ dead end
draw-player = { $player }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand, gold cards: { $gold }
draw-broken = broken: { $tools }
draw-was = { $role }
draw-nuggets = nuggets: { $nuggets }
draw-role = Your role: { $role }
draw-hand = Your hand:
draw-pool = The gold cards you choose from: { $pool }
