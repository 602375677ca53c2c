game-name = Valdora
game-tagline = Gems by the roadside, patrons who want them, and never enough craftsmen.

option-map = Custom valley
    .help = A file with the board and the cards of the printed game. Without it you play in the reconstructed valley (8.1, 8.2).
option-rounds = Round limit
    .help = After this many rounds the game ends and is scored as it stands. Without a limit it ends when craftsmen of only one colour are left (8.3).
option-hidden_commissions = Completed commissions hidden
    .help = The rulebook has completed commissions put under the adventurer card. With this, neither they nor the score are shown to others before the end (1.10, 1.12).
option-return_with_purchase = Return only to buy
    .help = The rulebook says that whoever has three commissions and wants another returns one first, and may then buy. With this, whoever returns one must buy (4.8, 4.15).
option-compulsory_action = Compulsory action
    .help = The rulebook says that after moving, a player carries out one of the actions; it does not say that one may do without (3.2, 3.8).

set-printed = As printed in Italy
    .help = The Italian rulebook to the letter: commissions hidden, returned only to buy, and no turn without an action.
set-common = As at most tables
    .help = Everything open, but a commission goes back only to buy another.

ask-move = Where do you go?
ask-action = What do you do here?
ask-gem = Which one do you hand over?

move-go = { $provisions ->
    [yes] Go to { $space }, using your provisions
   *[no] Go to { $space }
}
move-buy_item = Buy the { $item } on the { $side }
move-buy_commission = Buy the commission on the { $side }: { $wants }
move-turn = Turn the page on the { $side }
move-return = Return commission { $slot } ({ $wants }) to the { $side }-hand page
move-load = Load { $gem ->
    [gold] gold
    [amethyst] an amethyst
    [emerald] an emerald
   *[other] a { $gem }
} onto the { $item }
move-deliver = Complete commission { $slot }: { $wants }
move-pay = Hand over what is on the { $item }
move-refill = Take coins until you have six
move-provisions = Take provisions
move-stop = End your turn

log-go = { $provisions ->
    [yes] { $you ->
        [seat] You use your provisions and go
       *[no] { $seat } uses provisions and goes
    }
   *[no] { $you ->
        [seat] You go
       *[no] { $seat } goes
    }
} to { $space }.
log-buy_item = { $you ->
    [seat] You pay a gold for
   *[no] { $seat } pays a gold for
} the { $item }.
log-buy_commission = { $you ->
    [seat] You pay a coin for
   *[no] { $seat } pays a coin for
} a commission asking for { $wants }.
log-turn = { $you ->
    [seat] You turn
   *[no] { $seat } turns
} the page on the { $side }.
log-return = { $you ->
    [seat] You return
   *[no] { $seat } returns
} to the { $side }-hand page a commission asking for { $wants }.
log-load = { $you ->
    [seat] You load
   *[no] { $seat } loads
} { $gem ->
    [gold] gold
    [amethyst] an amethyst
    [emerald] an emerald
   *[other] a { $gem }
} onto the { $item }.
log-deliver = { $you ->
    [seat] You complete
   *[no] { $seat } completes
} a commission asking for { $wants }.
log-pay = { $you ->
    [seat] You hand over
   *[no] { $seat } hands over
} what is on the { $item }.
log-refill = { $you ->
    [seat] You take coins until you have six.
   *[no] { $seat } takes coins until they have six.
}
log-provisions = { $you ->
    [seat] You take
   *[no] { $seat } takes
} provisions: with them a journey may go through a city.
log-stop = { $you ->
    [seat] You end your turn.
   *[no] { $seat } ends their turn.
}
log-start = { $you ->
    [player] You begin.
   *[no] { $player } begins.
}
log-deal = Dealt onto the next road: { $gold ->
    [0] { "" }
   *[other] { $gold } gold,{ " " }
}{ $ruby ->
    [0] { "" }
    [one] 1 ruby,{ " " }
   *[other] { $ruby } rubies,{ " " }
}{ $sapphire ->
    [0] { "" }
    [one] 1 sapphire,{ " " }
   *[other] { $sapphire } sapphires,{ " " }
}{ $amethyst ->
    [0] { "" }
    [one] 1 amethyst,{ " " }
   *[other] { $amethyst } amethysts,{ " " }
}{ $emerald ->
    [0] { "" }
    [one] 1 emerald,{ " " }
   *[other] { $emerald } emeralds,{ " " }
}six in all.
log-reveal_item = New in { $city }, on the { $side }: the { $item }.
log-reveal_commission = New in { $city }, on the { $side }: a commission asking for { $wants }.

told-purchase = { log-buy_item }
told-delivery = { log-deliver }
told-fee = { $you ->
    [seat] You pay
   *[no] { $seat } pays
} { $coins ->
    [one] a coin
   *[other] { $coins } coins
} for that.
told-thrown_off = { $you ->
    [seat] You throw off
   *[no] { $seat } throws off
} what was on it: { $gem }.
told-sought = { $points ->
    [one] It is wanted at { $space }, for 1 point.
   *[other] It is wanted at { $space }, for { $points } points.
}
told-to_spend = It buys equipment in Cities A and B.
told-tool = It carries { $gem ->
    [gold] gold
    [amethyst] an amethyst
    [emerald] an emerald
   *[other] a { $gem }
}.
told-carrier = It carries any gem.
told-worth = { $points ->
    [one] It brings 1 point at { $space }.
   *[other] It brings { $points } points at { $space }.
}
told-points = { $you ->
    [seat] You get
   *[no] { $seat } gets
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
told-craftsman = { $points ->
    [0] { $you ->
        [seat] You hire a { $colour } craftsman.
       *[no] { $seat } hires a { $colour } craftsman.
    }
   *[other] { $you ->
        [seat] You hire your first { $colour } craftsman ({ $points } points).
       *[no] { $seat } hires their first { $colour } craftsman ({ $points } points).
    }
}
told-workshop = { $you ->
    [seat] You open
   *[no] { $seat } opens
} the { $colour } workshop.
told-bonus = { $you ->
    [seat] You get
   *[no] { $seat } gets
} a bonus tile (10 points).
told-none_left = There is no { $colour } craftsman left: the next colour in the guild comes instead.
told-deal = The gems are dealt onto the roads.
told-toll = { $you ->
    [seat] You meet { $target } and pay them a coin.
    [target] { $seat } meets you and pays you a coin.
   *[no] { $seat } meets { $target } and pays them a coin.
}
told-lost_toll = { $you ->
    [seat] You pay { $target } a coin, but they have six already: it goes to the bank.
    [target] { $seat } pays you a coin, but you have six already: it goes to the bank.
   *[no] { $seat } pays { $target } a coin, but { $target } has six already: it goes to the bank.
}
told-last_round = Only one colour of craftsmen is left: this is the last round.

space-city_a = City A
space-city_b = City B
space-city_c = City C
space-city_d = City D
space-harbour_city = the Harbour City
space-road = the { $number ->
    [0] road
    [1] first road
    [2] second road
    [3] third road
   *[other] { $number }th road
} between { $one } and { $other }
space-mine = the { $number ->
    [0] mine
    [1] first mine
    [2] second mine
   *[other] third mine
} between { $one } and { $other }
space-harbour_1 = the One-Ship Harbour
space-harbour_2 = the Two-Ship Harbour
space-house_silver = the Silver House
space-house_yellow = the Yellow House
space-house_white = the White House
space-house_violet = the Violet House
space-house_red = the Red House
space-house_blue = the Blue House
space-house_green = the Green House

side-left = left
side-right = right

gem-gold = gold
gem-ruby = ruby
gem-sapphire = sapphire
gem-amethyst = amethyst
gem-emerald = emerald

item-pan = gold pan
item-shovel = shovel
item-pick = pick
item-hammer = hammer
item-chisel = chisel
item-cart = cart
item-horse = horse

wants-coin = 1 coin
wants-gold = gold
wants-ruby = ruby
wants-sapphire = sapphire
wants-amethyst = amethyst
wants-emerald = emerald
wants-gold_gold_gold = 3 gold
wants-gold_gold_ruby = 2 gold and 1 ruby
wants-gold_gold_sapphire = 2 gold and 1 sapphire
wants-gold_gold_amethyst = 2 gold and 1 amethyst
wants-gold_gold_emerald = 2 gold and 1 emerald
wants-gold_ruby_ruby = 1 gold and 2 rubies
wants-gold_ruby_sapphire = gold, ruby and sapphire
wants-gold_ruby_amethyst = gold, ruby and amethyst
wants-gold_ruby_emerald = gold, ruby and emerald
wants-gold_sapphire_sapphire = 1 gold and 2 sapphires
wants-gold_sapphire_amethyst = gold, sapphire and amethyst
wants-gold_sapphire_emerald = gold, sapphire and emerald
wants-gold_amethyst_amethyst = 1 gold and 2 amethysts
wants-gold_amethyst_emerald = gold, amethyst and emerald
wants-gold_emerald_emerald = 1 gold and 2 emeralds
wants-ruby_ruby_ruby = 3 rubies
wants-ruby_ruby_sapphire = 2 rubies and 1 sapphire
wants-ruby_ruby_amethyst = 2 rubies and 1 amethyst
wants-ruby_ruby_emerald = 2 rubies and 1 emerald
wants-ruby_sapphire_sapphire = 1 ruby and 2 sapphires
wants-ruby_sapphire_amethyst = ruby, sapphire and amethyst
wants-ruby_sapphire_emerald = ruby, sapphire and emerald
wants-ruby_amethyst_amethyst = 1 ruby and 2 amethysts
wants-ruby_amethyst_emerald = ruby, amethyst and emerald
wants-ruby_emerald_emerald = 1 ruby and 2 emeralds
wants-sapphire_sapphire_sapphire = 3 sapphires
wants-sapphire_sapphire_amethyst = 2 sapphires and 1 amethyst
wants-sapphire_sapphire_emerald = 2 sapphires and 1 emerald
wants-sapphire_amethyst_amethyst = 1 sapphire and 2 amethysts
wants-sapphire_amethyst_emerald = sapphire, amethyst and emerald
wants-sapphire_emerald_emerald = 1 sapphire and 2 emeralds
wants-amethyst_amethyst_amethyst = 3 amethysts
wants-amethyst_amethyst_emerald = 2 amethysts and 1 emerald
wants-amethyst_emerald_emerald = 1 amethyst and 2 emeralds
wants-emerald_emerald_emerald = 3 emeralds

colour-silver = silver
colour-yellow = yellow
colour-white = white
colour-violet = violet
colour-red = red
colour-blue = blue
colour-green = green

score-commissions = Commissions
score-craftsmen = Craftsman colours
score-workshops = Workshops
score-bonus = Bonus tiles
score-gems = Gems carried

draw-gold = G
draw-ruby = R
draw-sapphire = S
draw-amethyst = A
draw-emerald = E
draw-legend = Gems: { $letters }. Mines $, harbours ≈ with their ships, pawns by number in brackets.
draw-round = { $last ->
    [yes] Round { $round }, the last
   *[no] Round { $round }
}
draw-discard = Discard space
draw-craftsmen = Craftsmen left
draw-bonus = Bonus tiles left
draw-book = { $space }: { $left } | { $right }, { $unseen } unseen
draw-card = { $face } (back: { $back })
draw-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
draw-provisions = provisions
draw-equipment = Equipment
draw-open = Commissions
draw-completed = Completed
draw-crew = Craftsmen
draw-workshops = Workshops
draw-tiles = { $bonus ->
    [one] { $bonus } bonus tile
   *[other] { $bonus } bonus tiles
}
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-idle = nothing to do there
draw-hires = a { $colour } craftsman
draw-opens = the { $colour } workshop
draw-craftsmen-left = craftsmen left: { $number }
draw-help-catalogue = Buy equipment for 1 gold each. The first page you turn is free; each further one costs 1 coin. Or take provisions.
draw-help-commissions = Buy commissions for 1 coin each. The first page you turn is free; each further one costs 1 coin. Or take provisions.
draw-help-harbour-city = Load 1 gem from the discard space, or take provisions.
draw-help-road = Load gems that lie here, as many as your equipment can carry.
draw-help-harbour = { $ships ->
    [one] Load 1 gem from the discard space.
   *[other] Load up to { $ships } gems from the discard space.
}
draw-help-mine = Refill to six coins. Nobody is paid for an encounter here.
draw-help-house = Complete commissions from this patron.
draw-item-tool = Takes { $gem ->
    [gold] gold
    [amethyst] an amethyst
    [emerald] an emerald
   *[other] a { $gem }
}. Loading is free.
draw-item-carrier = Takes any gem. Loading costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} each time; the gem it holds may be unloaded for one of another colour.
draw-workshop = Workshop for the first player with { $craftsmen } of them: { $points ->
    [0] bonus tiles only
    [one] 1 point
   *[other] { $points } points
}.

wrong-object = "{ $where }" must be an object with { $keys }
wrong-lacks = "{ $where }" lacks { $keys }
wrong-extra = "{ $where }" has { $keys }, which is not in the game
wrong-list = "{ $where }" must be a list
wrong-number = "{ $where }" must be a whole number from { $least } to { $most }, not { $value }
wrong-name = "{ $where }": { $value } is not in the game
wrong-text = "name" must be a text of at most { $most } letters
wrong-point = "{ $where }" must be a list of two numbers
wrong-same-point = "spaces": two of them lie at the same point
wrong-many-roads = "roads": at most { $most } roads
wrong-short-road = "roads": each road must join at least two spaces
wrong-loop = "roads": the road from { $one } to { $other } visits a space twice
wrong-unreachable = "roads": nobody can reach { $names }
wrong-sum = "{ $where }": there must be { $wanted }, not { $found }
wrong-gold-tool = "tools": gold is for the pan
wrong-tools = "tools": each must take a gem of its own
wrong-ring = "ring": each of the seven colours must be there once
wrong-requests = "{ $where }" must be an object with at least one request
wrong-two-patrons = "commissions": two patrons ask for { $request }
wrong-card = "{ $where }": each card has a front and a back
wrong-absent = "{ $where }": no card shows { $names }

# What a move costs and brings, where it is none of the things above.
amount-commission = commission

## The coach
coach-deliver = { $points ->
    [one] You have everything for a commission worth one point: go to { $house }.
   *[other] You have everything for a commission worth { $points } points: go to { $house }.
}
coach-coins = You have no coins: a silver mine brings you back to six.
coach-commission = You have no open commissions: Cities C and D sell them.
coach-ending = { $colours ->
    [one] Craftsmen of a single colour are left: this is the last round.
   *[other] Craftsmen of { $colours } colours are left: the end is near.
}
coach-why-coins = { $coins ->
    [one] Brings one coin.
   *[other] Brings { $coins } coins.
}
coach-why-deliver = Here you can deliver, for { $points ->
    [one] one point.
   *[other] { $points } points.
}
coach-why-points = { $points ->
    [one] A point at once.
   *[other] { $points } points at once.
}
coach-why-ready = You have all it takes to deliver it: { $points ->
    [one] a point.
   *[other] { $points } points.
}
coach-why-commission = Once delivered it is worth { $points ->
    [one] a point.
   *[other] { $points } points.
}
coach-why-wanted = Your commissions ask for it.
coach-why-book = Here you find commissions, and you have none.
coach-why-gems = Here is what your commissions ask for.

finding-workshop = Games won by whoever owns a workshop
