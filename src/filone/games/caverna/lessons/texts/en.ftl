# The lessons: <lesson>-title, <lesson>-<step>, <lesson>-end. Who sits at the table: player-<seat>.
player-0 = You
player-1 = Basalt

first-title = Setting up home
first-theme = You are the head of a family of dwarfs. On the left is a forest to clear, on the right a mountain to dig, and between them your little cave.
first-goal = In a few rounds you make it a home: fields, animals, rooms, mines. In the end nearly everything scores, and every space left empty costs a point: that is why you start so low.
first-use = You play by sending your dwarfs to work, one each turn. Food comes first: send a dwarf to “Sustenance”.
first-part = You have taken food and a grain. The space offers land as well, and “and/or” means you may do it all: place a meadow and a field.
first-lay = The first tile goes in front of your cave. Put it on the two marked spaces: under one of them is a spring, which gives you a food.
first-taken = { player-1 } has gone to “Logging”. Every space takes one dwarf in a round, so whoever comes first chooses better.
first-dig = Now the mountain. Send the other dwarf to “Excavation”: take a stone and open up new rooms.
first-cavern = Place the cavern and the tunnel beside your cave. Caverns are furnished with rooms; in tunnels you open mines.
first-card = Round 2 begins: the dwarfs are home again, the spaces have filled up, and there is a new card. Grain bears fruit if you sow it: go to “Slash-and-burn”.
first-sow = Here you may place more land or sow. Choose to sow.
first-grain = Sow your grain. You put one on the field and two more grow: you will take one at every harvest.
first-wood = You need wood for fences. Take it from “Logging”: there are three again since this round began.
first-sheep = Round 3: two sheep are waiting at “Sheep farming” already, because what nobody takes piles up. Go and get them.
first-fence = But sheep run away from an open meadow. Fence yours in with two wood.
first-flock = A small pasture holds two animals. Now take the sheep.
first-hunger = This round ends with a harvest, and every dwarf eats two food. You need four and have three: “Starting player” has three more, and you will begin the next round.
first-feed = Harvest! The field has given you a grain; now feed your dwarfs. Whoever runs short has to beg, and every beggar’s token costs points.
first-born = And at the end of the harvest young are born: your two sheep have a lamb. The pasture is full, but the entrance of your cave holds two more animals.
first-score = That is how you grow: food for all, then land, animals and rooms. With a room to spare the family can have a third dwarf, and do one thing more every round.
first-end = One tip: each round, look first how far off the harvest is. If your food is ready you take the spaces you want; if not, you take what is left.
