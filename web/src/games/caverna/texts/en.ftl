# Words that only the board in the browser uses.
board-boards = Action boards
board-cards = Action cards
board-spaces-why = Action spaces: each takes one dwarf, who does what it shows
board-coming = Cards to come
board-rounds = Rounds and harvests
board-round = Round { $round }
board-round-of = Round { $round } of { $all }
board-ends-none = then no harvest
board-ends-pay = then 1 food per dwarf
board-ends-harvest = then the harvest: 2 food per dwarf
board-ends-part = then half a harvest: 2 food per dwarf
board-ends-hidden = then perhaps a harvest
board-starter = Starting player:
board-end-none = No harvest at the end of the round.
board-end-pay = At the end of the round everybody pays 1 food for each dwarf.
board-end-harvest = The round ends with a harvest: fields give crops, each dwarf eats 2 food (a newborn 1), animals in pairs have young.
board-end-part = The round ends with a harvest in which each player skips the field phase or the breeding phase.
board-end-hidden = Its token is face down. Still hidden: { $leaves ->
    [0] { board-end-hidden.questions }
    [one] 1 leaf{ board-end-hidden.more }
   *[other] { $leaves } leaves{ board-end-hidden.more }
 }.
    .questions = { $questions ->
        [one] 1 question mark
       *[other] { $questions } question marks
     }
    .more = { $questions ->
        [0] { "" }
       *[other] { " and " }{ board-end-hidden.questions }
     }
board-occupied = { $you ->
    [player] occupied by you
   *[no] occupied by { $player }
}
board-lacks-goods = nothing here yet
board-lacks-food = too little food
board-lacks-model = nothing to imitate
board-lacks-ore = too little ore
board-lacks-room = no bed for a child
board-lacks-weapon = needs a weapon
board-lacks-tunnel = needs a tunnel
board-lacks-tunnels = needs two tunnels
board-lacks-forest = no forest left
board-home-of = { $you ->
    [player] Your home board
   *[no] { $player }’s home board
}
board-look = Look closer
board-enlarge = Enlarge your home board
board-cell = { $what }, { move-put.where }
board-forest-help = Takes meadows and fields. A stable here holds 1 wild boar.
board-mountain-help = Takes caverns and tunnels next to your cave system.
board-forest-why = Forest: clear it for fields and pastures
board-mountain-why = Mountain: dig caverns, rooms and mines
board-find = whoever covers it gets { $goods }
board-entry = Entry-level dwelling
board-entry-help = Room for two dwarfs and for 2 animals of one type.
board-dwarfs = Dwarfs
board-dwarf = Unarmed dwarf
board-dwarf-armed = Dwarf with a weapon of strength { $strength }
board-newborn = newborn
board-at-work = at work
board-supplies = Supplies
board-score = { $n ->
    [one] { $points } point at the moment
   *[other] { $points } points at the moment
 }
board-score-why = Rooms, mines, pastures, rubies, animals, crops, dwarfs and gold are worth points. Every unused cell, every missing kind of farm animal and every begging marker costs some: everybody begins far below nothing.
board-points = Score: { $n }
board-market = Furnishings available
board-means = { $n } of { $all } within your means
board-market-short = Furnishings
board-close = Close
board-search = Search
board-kind = Kind of tile
board-kind-all = All kinds
board-kind-dwelling = Dwellings
board-kind-room = Rooms
board-kind-material = Building materials
board-kind-cave = Caves
board-kind-parlor = Parlours
board-kind-storage = Storages
board-kind-chamber = Chambers
board-able = Affordable only
board-no-tile = No tiles match.
board-free = free
board-tile = { $tile }. Cost: { $cost }. Points: { $points }. { $text }
board-task = Your choice
board-two-cells = Choose two cells: the first for { $first }, the second for { $second }.
board-step-field = Fields give crops
board-step-feeding = Dwarfs eat
board-step-breeding = Animals have young
board-owed = Your dwarfs eat { $food } food.
board-have = You have { $food }.
board-short = { $food ->
    [one] You are 1 food short: 1 begging marker.
   *[other] You are { $food } food short: { $food } begging markers.
 }
board-expedition = Strength { $strength }. { $items ->
    [one] You may still take 1 item.
   *[other] You may still take { $items } items.
 }
board-loot = { $item }, from strength { $strength }
board-taken = { $item }: taken
board-moment-gathered = The harvest is in
board-moment-reaped = Reaped
board-moment-fed = Fed
board-moment-born = Born
board-moment-harvest-why = Every sown field gives one crop. Next each dwarf eats 2 food, then animals in pairs have young.
board-moment-child-why = One more dwarf to send to work, from the next round on, and one more to feed.
board-why-wood = Wood builds pastures and rooms.
board-why-stone = Stone builds stables and rooms.
board-why-ore = Ore forges weapons and is sold for gold.
board-why-ruby = A ruby is a point, or what you need most: goods, land, a dwarf ahead of turn.
board-why-food = Food feeds the dwarfs at the harvest.
board-why-gold = Gold is points; it buys food too.
board-why-grain = Grain is sown for 3 in all, or eaten as 1 food.
board-why-vegetable = A vegetable is sown for 2 in all, or eaten as 2 food.
board-why-dog = Dogs watch sheep where there is no fence; each is a point.
board-why-sheep = Sheep are points; two have a lamb at the harvest.
board-why-donkey = Donkeys are points; they live in mines too.
board-why-boar = Wild boar are points; stables in the forest hold them.
board-why-cattle = Cattle are points, and feed best.
