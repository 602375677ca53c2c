# The lessons: <lesson>-title, <lesson>-<step>, <lesson>-end. Who sits at the table: player-<seat>.
player-0 = You
player-1 = Basalt
player-2 = Calcite

first-title = The first commission
first-theme = Valdora is a valley full of gems, and you are an adventurer just off the ship. You have a gold pan, one coin, and high hopes.
first-goal = In the houses live rich clients, one of each colour. Bring them what they have ordered: every commission scores points, and most points win.
first-travel = Every turn starts with a journey: as far as you like, but the first city stops you. Go to city D, where a book of commissions is kept.
first-book = Here is the book: of either side you see only the card on top. A yellow client wants gold, and offers 2 points.
first-buy = A commission costs one coin, exactly what you have. Buy it.
first-turn = A turn is one journey and then one thing to do. So it was for the others: in their cities they took provisions, which let them pass through the next city without stopping.
first-road = Now you need gold. There are gems of every colour along the roads, and nobody ever refills them: go to road 13.
first-load = Your pan holds one piece of gold, and loading it is free. Load it.
first-house = The yellow client lives next door. Go to that house.
first-deliver = Hand over the gold and complete the commission.
first-craftsman = The 2 points are yours, and a yellow craftsman with them. The gold you gave goes to the discard space in the middle of the valley.
first-colours = Craftsmen are worth a lot: 10 points for every different colour you have. And whoever is first to gather enough of one colour opens its workshop.
first-harbour = In harbours you can fish for gems among the discards. Go to the harbour city nearby.
first-ship = The city’s ship lets you take one gem: take your gold back. You will need it for equipment, since the catalogues charge one gold for each card.
first-mine = But you are out of coins. Go to the silver mine: it always brings you back to 6.
first-rich = Six coins: nobody can have more. Beware of meetings: whoever stops where somebody already is pays them a coin, except in the mines.
first-end = One tip: before you buy a commission, look where its gem and its house are. Journeys that serve two ends at once win the game.

books-title = Books and workshops
books-purse = You have just been to the mine: six coins, and a wish to spend them well. A commission costs one coin, but one has to know how to read the book.
books-go = Go to city C, where the nearest book of commissions is.
books-page = Do you like what you see? Turn a page: the top card on the right is turned over to the left, and another comes to light beneath it.
books-free = Now you can choose between two cards, and it cost you nothing: the first page of a turn is free, every other costs a coin. Whoever comes after you finds the book as you leave it.
books-buy = Buy a commission: of each card only the face that shows counts.
books-again = In one action you may buy as many as you can pay for, up to three open ones. Buy another.
books-workshop = Look at the colours of the crests: two or three commissions of one colour open its workshop, and from then on every other of that colour brings a bonus tile of 10 points.
books-end = One tip: begin by gathering different colours, worth 10 points each. Then choose a workshop that nobody else is after.
