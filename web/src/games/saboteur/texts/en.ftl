# Words that only the board in the browser uses.
board-round = Round { $round } of { $rounds }
board-deck = Draw pile: { $n }
board-discards = Discards: { $n }
board-tool-pick = pick
board-tool-lantern = lantern
board-tool-wagon = wagon
board-shape-X = crossing
board-shape-T = junction
board-shape-I = tunnel
board-shape-L = bend
board-shape-dead = dead end
board-either = { $first } or { $second }
board-left = { $n } left
board-pass = Pass
board-pass-help = Discard the selected card face down.
board-propose = Give up
board-turn = Turn the card
board-turned-yes = upside down
board-turned-no = upright
board-aim-digger = reach the treasure behind one of the doors
board-aim-saboteur = keep the others from the treasure behind one of the doors
board-your-role = Your role
board-empty-cell = Empty cell { move-place.where }
board-card-at = { $card } { move-place.where }
board-open = open { $sides }
board-side-N = above
board-side-E = to the right
board-side-S = below
board-side-W = to the left
board-folded = { $n ->
    [one] Another column of rock lies between here and the doors.
   *[other] { $n } more columns of rock lie between here and the doors.
}
board-far = { $n ->
    [0] The tunnel is at a door
    [one] One more card to a door
   *[other] { $n } more cards to a door
}
board-next = next
board-linked = linked to the ladder
board-unlinked = not linked to the ladder
board-meets = tunnels open onto it: { $sides }
board-walls = walls: { $sides }
board-goal-down = { $goal }, closed
board-goal-known = { $goal }, closed; you know what it is: { $card }
board-goal-gold = { $goal }, closed; the treasure must be there
board-goal-grey = { $goal }, closed; the treasure is not there
board-goal-up = { $goal }: { $card }
board-lookers = looked at by { $names }
board-hand = Your hand
board-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
board-gold-cards = { $n ->
    [one] 1 gold card
   *[other] { $n } gold cards
}
board-nuggets = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
board-tool-broken = { $n ->
    [3] all three tools: broken
   *[other] { $tool }: broken
}
board-count = { $card }, { $n } copies
board-keep = Your share of the gold
board-moment-role = Your secret role
board-moment-digger = One of the three doors hides the treasure. Dig a tunnel from the ladder to it, and find out who is working against you.
board-moment-saboteur = One of the three doors hides the treasure. See that nobody gets there, and don’t get caught.
board-moment-doors = The doors open…
board-moment-masks = The masks come off
board-moment-gold = The gold is shared out
board-moment-no-gold = Nobody gets any gold.
board-moment-nothing = nothing
board-cards = cards in hand:
board-gold = gold cards:
board-deed-nearer = { $n ->
    [0] The tunnel has come to a door!
    [one] Nearer: one card to a door instead of { $from }.
   *[other] Nearer: { $n } cards to a door instead of { $from }.
}
board-deed-opened = { $n ->
    [0] The tunnel has come to a door!
    [one] There is a way again: one card to a door.
   *[other] There is a way again: { $n } cards to a door.
}
board-deed-same = { $n ->
    [0] The tunnel is at a door.
    [one] No nearer: still one card to a door.
   *[other] No nearer: still { $n } cards to a door.
}
board-deed-farther = Farther: { $n } cards to a door instead of { $from }.
board-deed-blocked = No way to a door is left.
board-deed-away = The tunnel turns away from the doors.
board-deed-dead = A dead end: nobody gets through.
board-deed-fallen = A piece of the tunnel is gone.
board-deed-cleared = The dead end is gone.
board-deed-break = { $you ->
    [player] You can’t dig until it is repaired.
   *[no] { $player } can’t dig until it is repaired.
}
board-deed-repair = { $you ->
    [player] You can dig again.
   *[no] { $player } can dig again.
}
board-deed-halted = { $you ->
    [player] You still can’t dig:
   *[no] { $player } still can’t dig:
} the { $tools } { $n ->
    [one] is
   *[other] are
} broken.
board-deed-map = { $you ->
    [player] You know now what is behind that door.
   *[no] { $player } knows now what is behind that door.
}
board-deed-discard = One card put away, face down.
board-deed-passed = Put away face down: the others don’t see which card.
board-deed-stone = Only stone: the treasure is behind another door.
board-deed-gold = The treasure!
board-most-gold = A gold card hides 1 to 3 nuggets: whoever has the most after { $rounds } rounds wins.
board-why-good = That helps the gold diggers.
board-why-bad = That helps the saboteurs.
board-why-break = This is how you stop somebody you suspect.
board-why-repair = This is how you help somebody you trust.
board-why-own-repair = With a broken tool nobody can dig.
board-why-map = One of the three doors hides the treasure.
board-halted = { $n ->
    [one] You can’t dig until your { $tools } is repaired.
   *[other] You can’t dig until your { $tools } are repaired.
}
board-deed-bare = There was only stone here.
board-was-digger = Dug for the treasure with the others.
board-was-saboteur = Was working against the others.
