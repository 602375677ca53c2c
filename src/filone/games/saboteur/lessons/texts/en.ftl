# The lessons: <lesson>-title, <lesson>-<step>, <lesson>-end. Who sits at the table: player-<seat>.
player-0 = You
player-1 = Basalt
player-2 = Calcite

first-title = The first round
first-theme = We are dwarfs in a mine, and somewhere in it lies a treasure. But one of us may be working against the rest in secret.
first-goal = On the right lie three cards face down: one is the treasure, the other two are stones. Gold diggers win if a tunnel joins the start to the treasure; saboteurs win if none does.
first-role = You are a gold digger, but only you know it. { player-1 } and { player-2 } know nothing but their own roles: what they are, you will learn from what they do.
first-place = On your turn you play one card. Start digging: place the straight tunnel beside the start.
first-turn = After each card you draw another, and it is your neighbour’s turn. { player-2 } and { player-1 } have continued your tunnel: so far everybody looks honest.
first-map = But which card are we digging towards? Play the map and look at the goal in the middle.
first-secret = It is the treasure! The others saw where you looked, but not what you saw: whether they believe you is up to you.
first-broken = Meanwhile { player-1 } has broken your lantern. As long as one of your tools is broken you cannot place tunnels; maps, rockfalls and repairs still work.
first-repair = You hold the right card: repair your lantern. You may repair somebody else’s tool, too.
first-suspect = { player-1 } broke the tool of somebody who was digging, and then brought down a good tunnel. Once may be a mistake, twice is not: that is our saboteur.
first-break = Return the favour: break { player-1 }’s wagon. Then no dead ends will be put in our way.
first-dig = { player-2 } has filled the gap. Continue the tunnel: where two cards touch, opening meets opening and wall meets wall.
first-arrive = One card is missing. Place one with an exit towards the treasure, and the goal is turned over.
first-gold = The round is yours, and the roles are shown: it was { player-1 } indeed. Whoever finds the treasure is first to choose a gold card: keep the one with three nuggets.
first-rounds = Everything is shuffled again, roles included, and after three rounds most nuggets win.
first-end = One tip: watch who helps whom, more than the cards on the table. Now you are ready for a real game!
player-3 = Jasper

people-title = Reading people
people-eyes = Cards matter less here than faces. You are a gold digger: look at what the others have done before your turn.
people-map = { player-2 } has looked at the goal at the top. That is knowledge: watch which way the digging goes from now on, and you will know what was seen.
people-dead = { player-1 } has put a dead end on the shortest way. It may have been the only tunnel in hand, but an honest digger would rather pass.
people-fall = Accuse nobody yet: put it right. Bring the dead end down with the rockfall.
people-enemies = Now actions speak: { player-2 } has broken { player-1 }’s lantern. Whoever breaks a tool says “you are not one of mine”, and one of the two is wrong.
people-friends = And { player-1 } has answered by breaking the pick of { player-3 }, who has done nothing but dig. A dead end and an attack on a digger: all suspicion points one way.
people-mend = Repairs tell whom you trust, and everybody reads them. Repair { player-3 }’s pick.
people-trust = { player-3 } and { player-2 } dig again, and { player-1 } passes. Whoever passes hides something: cards they will not play, or cards they cannot.
people-end = One tip: count on two signs, never on one alone. And if you are the saboteur, dig like everybody else for the first turns.
