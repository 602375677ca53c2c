# The lessons: <lesson>-title, <lesson>-<step>, <lesson>-end. Who sits at the table: player-<seat>.
player-0 = You
player-1 = Basalt
player-2 = Calcite

first-title = Setting out
first-theme = You lead an expedition through the jungle, and at the end of the route lies El Dorado. It is a race: whoever gets there first wins.
first-ground = Every space says what it takes to enter: machetes for jungle, paddles for rivers, coins for villages. The number says how much of it.
first-hand = These four cards are your crew for today. The Explorer brings a machete, the Traveller a coin, the Sailor a paddle.
first-play = In front of you is jungle of value 1: one machete will do. Play an Explorer.
first-step = Now choose where to go: enter the next space on the way to El Dorado.
first-again = You may play as many cards as you like in a turn, each of them once. Play the other Explorer, too.
first-further = One more space ahead. Remember that cards never add up: a space of value 2 takes a single card of 2.
first-buy = That is all the jungle for today, but not all the cards: once a turn you may buy a new one. Choose the Scout, who brings two machetes.
first-pay = The Scout costs one coin. Pay with the Traveller; a card without a coin would count for half of one.
first-stop = Done: the Scout goes to your discards and will come back to you later. Now end your turn.
first-keep = You have not used the Sailor, and there is water ahead. You may discard the card or keep it: keep it.
first-draw = At the end of your turn you draw until you hold four cards. The others have moved, too: nobody enters or passes a space with a pawn on it, so be first where the way is narrow.
first-richer = Two Travellers make two coins. Buy the Photographer, who is worth two alone: a few strong cards serve you better than many weak ones.
first-coins = Pay with a Traveller, and I will add the other. You get no change, so it is best to pay the exact price.
first-scout = Your deck had run out, so your discards were shuffled, and here is the Scout that you bought. Play it.
first-two = It brings two machetes, so it enters two spaces of value 1, one after the other. Take the first step.
first-rest = One machete is left: take the second step. If you stopped here, it would be lost.
first-blocks = Between two tiles a block bars the way: whoever removes it opens the way for all, but keeps the block, and among those who arrive together most blocks win. This one takes a paddle: that is why you kept the Sailor.
first-end = One tip: buy early and little, and then run. A card bought at the last moment never comes back to your hand in time.
