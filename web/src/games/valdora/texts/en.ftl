# Words that only the board in the browser uses.
board-at-road = on the road
board-at-mine = at a mine
board-bank = { $coins ->
    [one] 1 coin in the bank
   *[other] { $coins } coins in the bank
}
board-round = Round { $round }
board-last-round = Last round
board-close = Close the book
board-look = Tap to see the book close up.
board-book = Book of { $city }: left { $left }, right { $right }, { $n } unseen
board-book-catalogue = Equipment catalogue
board-book-commissions = Commission book
board-empty-page = empty
board-page = Page on the { $side }: { $card }
board-beneath = Beneath it, from the top: { $cards }.
board-back = On the back: { $card }.
board-back-unseen = Nobody has seen the back; it may be: { $cards }.
board-unseen = { $n ->
    [one] 1 card unseen
   *[other] { $n } cards unseen
}
board-buy = Buy
board-turn = Turn
board-free = free
board-return = Return
board-return-to = Return a commission to the { $side }-hand page
board-take-provisions = Provisions
board-stop = End turn
board-ships = { $n ->
    [0] All ships have sailed
    [one] 1 more gem from the discard space
   *[other] { $n } more gems from the discard space
}
board-no-gems = no gems
board-gem = { $gem }, { $n } here
board-gem-help = Tap it, or drag it onto a piece of equipment that takes it.
board-no-orders = You have no commissions from this patron.
board-standing = here: { $names }
board-next-to = next to: { $places }
board-idle = There is nothing to choose here: the turn ends at once.
board-offers = It offers { $things }.
board-pays = You pay { $names }.
board-hires = You hire a { $colour } craftsman.
board-opens = You open the { $colour } workshop.
board-discard-help = Gems that were paid, delivered or unloaded. They can be loaded again in the harbours.
board-item-empty = { $item }, empty
board-item-holds = { $item } with { $gem }
board-fee = { $coins ->
    [one] 1 coin to load
   *[other] { $coins } coins to load
}
board-commission = Commission { $slot }: { $wants }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-commission-help = Deliver to { $house }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-free-slot = Room for a commission
board-free-slot-help = You may have three open commissions. Cities C and D sell them.
board-coins-help = Never more than six. Silver mines refill them.
board-provisions = Provisions
board-no-provisions = No provisions
board-own-provisions = your provisions
board-provisions-help = With provisions a move may go through one city. You can take them in any city.
board-pack = Your equipment
board-guild-short = Guild
board-guild = Craftsmen and workshops
board-craftsmen-silver = Silver craftsmen
board-craftsmen-yellow = Yellow craftsmen
board-craftsmen-white = White craftsmen
board-craftsmen-violet = Violet craftsmen
board-craftsmen-red = Red craftsmen
board-craftsmen-blue = Blue craftsmen
board-craftsmen-green = Green craftsmen
board-craftsmen = { $craftsmen }: { $n } left
board-craftsmen-mine = You have hired { $n }.
board-workshop-owner = { $you ->
    [player] It belongs to you.
   *[no] It belongs to { $player }.
}
board-bonus = Bonus tiles left: { $n }
board-bonus-help = 10 points for each further commission of a colour whose workshop you own.
board-crew = { $craftsmen }: { $n }
board-crew-workshop = { $craftsmen }: { $n }, with the workshop
board-crew-help = 10 points for every colour with at least one craftsman.
board-done = { $n ->
    [one] 1 commission completed
   *[other] { $n } commissions completed
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-hired = { $n ->
    [one] 1 craftsman
   *[other] { $n } craftsmen
}
board-guild-left = craftsmen left to hire
board-guild-how = for whoever first fills its doors
board-left = left
board-yours = yours
board-purse = { $coins } of { $most } coins
board-equipment = Equipment: each carries one gem
board-commissions = Commissions: bring the gems to that crest
board-sells-catalogue = Equipment
board-sells-commissions = Commissions
board-worth = What brings points
board-worth-commission = commissions: their number
board-worth-colour = each colour of craftsmen: 10
board-worth-workshop = workshops: their number
board-worth-bonus = bonus tiles
board-worth-gem = each gem carried: 1
