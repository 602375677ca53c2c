game-name = Caverna
game-tagline = Clear the forest, dig into the mountain, arm your dwarfs and feed them all.

## Options

option-furnishings = Furnishings
    .help = Which furnishing tiles are available. The rulebook has boards for an introductory and for a full game, and recommends the full one with six or seven players (23.1).
option-furnishings-full = Full game: all 48 types
option-furnishings-introductory = Introductory game: 27 types
option-solo_clearing = Solo clearing
    .help = In the solo game, how many goods it takes for an accumulation space to be emptied before the refill. The rulebook empties those with more than 6 (22.6, 23.2).
option-solo_clearing-over_6 = More than 6 goods
option-solo_clearing-from_6 = 6 goods or more
option-carpenter = Carpenter
    .help = How often the Carpenter saves 1 wood when you fence two pastures in one action. The tile takes it off whenever you build fences, which can mean every pasture or every action (23.3, 29.1).
option-carpenter-pasture = 1 wood off each pasture
option-carpenter-action = 1 wood off each action
option-late_tokens = Late tokens
    .help = Each harvest token is turned over only when the work of its round is done, instead of when the round begins. The rulebook suggests it to those who like surprises (2.3, 23.4).
option-goods_left = Goods left lying
    .help = Whoever uses a space may leave its goods there, where they are one of several optional parts. The rulebook has all the stone taken when Excavation or Drift mining is used; the boards join goods and tile with “and/or” (3.13, 23.7).
option-stone_with_tile = Stone with the tile
    .help = With five players, Small-scale drift mining gives its stone only if the tile is laid. The rulebook says that the space provides a stone and a twin tile, and not whether one can be had without the other (23.5, 23.8).

set-printed = As printed in Italy
    .help = Harvest tokens are turned over as the round begins, and the solo game empties spaces with more than 6 goods.
set-common = As at most tables
    .help = The solo game empties spaces with 6 goods or more, as most programs do.

## Goods and animals

good-wood = wood
good-stone = stone
good-ore = ore
good-ruby = ruby
good-food = food
good-gold = gold
good-grain = grain
good-vegetable = vegetable
good-dog = dog
good-sheep = sheep
good-donkey = donkey
good-boar = wild boar
good-cattle = cow

## Landscape

land-meadow = a meadow
    .help = Can be fenced; with a stable it holds 1 animal of any type.
land-field = a field
    .help = Can be sown with grain or vegetables while it is empty.
land-small_pasture = a small pasture
    .help = Holds 2 animals of one type, 4 with a stable. Worth 2 points.
land-large_pasture = a large pasture
    .help = Holds 4 animals of one type, 8 with one stable, 16 with two. Worth 4 points.
land-cavern = a cavern
    .help = Takes a furnishing tile.
land-furnished = a furnished cavern
    .help = Holds a furnishing tile.
land-tunnel = a tunnel
    .help = Takes a ruby mine; two neighbouring tunnels take an ore mine.
land-deep_tunnel = a deep tunnel
    .help = Takes a ruby mine, which brings 1 ruby at once; never an ore mine.
land-ore_mine = an ore mine
    .help = Holds 1 donkey and adds 2 ore on Ore mining and Ore delivery. Worth 3 points.
land-ruby_mine = a ruby mine
    .help = Holds 1 donkey; one mine adds a ruby on Ruby mining, two add one on Ruby delivery. Worth 4 points.
land-stable = a stable
    .help = Doubles the room of a pasture; on a meadow it holds 1 animal, on a forest cell 1 wild boar.
land-cavern_tunnel = a cavern and a tunnel
    .help = A twin tile for two neighbouring cells of the mountain.
land-cavern_cavern = two caverns
    .help = A twin tile for two neighbouring cells of the mountain, from Excavation only.
land-meadow_field = a meadow and a field
    .help = A twin tile for two neighbouring cells of the forest.
land-ore_mine_deep_tunnel = an ore mine and a deep tunnel
    .help = A twin tile that covers two neighbouring ordinary tunnels.

## Action spaces on the boards

space-drift_mining_1_3 = Drift mining
    .help = Take the stone and, if you like, lay a cavern and tunnel tile. Each round brings 1 stone.
space-logging_1_3 = Logging
    .help = Take the wood and then, if you like, go on an expedition for 1 item. Each round brings 3 wood, or 1 if some is left.
space-wood_gathering = Wood gathering
    .help = Take the wood. Each round brings 1 wood.
space-excavation_1_3 = Excavation
    .help = Take the stone and, if you like, lay a twin tile: cavern and tunnel, or two caverns. Each round brings 1 stone.
space-supplies = Supplies
    .help = Get 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
space-clearing_1_3 = Clearing
    .help = Take the wood and, if you like, lay a meadow and field tile. Each round brings 1 wood.
space-starting_player_1_3 = Starting player
    .help = Become starting player from the next round, take the food and get 2 ore. Each round brings 1 food. It cannot be imitated.
space-ore_mining_1_3 = Ore mining
    .help = Take the ore and get 2 ore for each of your ore mines. Each round brings 2 ore, or 1 if some is left.
space-sustenance_1_3 = Sustenance
    .help = Take the food, get 1 grain and, if you like, lay a meadow and field tile. Each round brings 1 food.
space-ruby_mining = Ruby mining
    .help = Take the rubies and get 1 more if you own a ruby mine. Each round brings 1 ruby (with two players, from round 3 on).
space-housework = Housework
    .help = Get 1 dog and/or furnish a cavern.
space-slash_and_burn = Slash-and-burn
    .help = Lay a meadow and field tile, and then/or sow.
space-drift_mining_4_7 = Drift mining
    .help = Take the stone and, if you like, lay a cavern and tunnel tile. Each round brings 2 stone.
space-imitation_4_7 = Imitation (2 food)
    .help = Pay 2 food and use a space that an opponent occupies, except Starting player.
space-logging_4_7 = Logging
    .help = Take the wood and then, if you like, go on an expedition for 1 item. Each round brings 3 wood.
space-forest_exploration_4_7 = Forest exploration
    .help = Take the wood and get 2 food. Each round brings 2 wood, or 1 if some is left.
space-excavation_4_7 = Excavation
    .help = Take the stone and, if you like, lay a twin tile: cavern and tunnel, or two caverns. Each round brings 2 stone, or 1 if some is left.
space-growth = Growth
    .help = Either get 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or let the family grow.
space-clearing_4_7 = Clearing
    .help = Take the wood and, if you like, lay a meadow and field tile. Each round brings 2 wood.
space-starting_player_4_7 = Starting player
    .help = Become starting player from the next round, take the food and get 1 ruby. Each round brings 1 food. It cannot be imitated.
space-ore_mining_4_7 = Ore mining
    .help = Take the ore and get 2 ore for each of your ore mines. Each round brings 3 ore, or 2 if some is left.
space-sustenance_4_7 = Sustenance
    .help = Take the crops and, if you like, lay a meadow and field tile. Each round brings 1 grain to the empty space, or 1 vegetable if some crop is left.
space-strip_mining = Strip mining
    .help = Take the goods and get 2 wood. Each round brings 1 ore to the empty space, or 1 stone if something is left.
space-imitation_3 = Imitation (4 food)
    .help = Pay 4 food and use a space that an opponent occupies, except Starting player.
space-forest_exploration_3 = Forest exploration
    .help = Take the wood and get 1 vegetable. Each round brings 1 wood.
space-depot_5 = Depot
    .help = Take the goods. Each round brings 1 wood and 1 ore.
space-weekly_market_5 = Weekly market
    .help = Get 4 gold, then buy at most one of each good. 1 gold: wood, stone, ore, grain, sheep, donkey. 2 gold: vegetable, wild boar, dog. 3 gold: cow.
space-hardware_rental_5 = Hardware rental
    .help = Go on an expedition for 2 items, and then/or sow.
space-small_scale_drift_mining = Small-scale drift mining
    .help = Get 1 stone and/or lay a cavern and tunnel tile.
space-imitation_5 = Imitation (4 food)
    .help = Pay 4 food and use a space that an opponent occupies, except Starting player.
space-fence_building_5 = Fence building
    .help = Take the wood and then, if you like, build fences: a small pasture for 2 wood and/or a large one for 4. Each round brings 1 wood.
space-depot_6_7 = Depot
    .help = Take the goods. Each round brings 1 wood and 1 ore.
space-weekly_market_6_7 = Weekly market
    .help = Get 4 gold, then buy at most one of each good. 1 gold: wood, stone, ore, grain, sheep, donkey. 2 gold: vegetable, wild boar, dog. 3 gold: cow.
space-hardware_rental_6_7 = Hardware rental
    .help = Get 2 wood, and then/or go on an expedition for 2 items, and then/or sow.
space-drift_mining_6_7 = Second drift mining
    .help = Take the stone and, if you like, lay a cavern and tunnel tile. Each round brings 1 stone.
space-imitation_6_7 = Imitation (1 food)
    .help = Pay 1 food and use a space that an opponent occupies, except Starting player.
space-fence_building_6_7 = Fence building
    .help = Take the wood and then, if you like, build fences: a small pasture for 2 wood and/or a large one for 4. Each round brings 2 wood, or 1 if some is left.
space-large_depot = Large depot
    .help = Take the goods. Each round brings 2 wood (1 if something is left), 1 ore and 1 stone.
space-imitation_7 = Imitation (free)
    .help = Use a space that an opponent occupies, except Starting player, and pay nothing for it.
space-extension = Extension
    .help = Either lay a meadow and field tile and get 1 wood, or lay a cavern and tunnel tile and get 1 stone.

## Action spaces on cards

space-blacksmithing = Blacksmithing
    .help = Forge a weapon for 1 to 8 ore, and then/or go on an expedition for 3 items.
space-sheep_farming = Sheep farming
    .help = If you like, build fences (2 wood for a small pasture, 4 for a large one) and/or a stable for 1 stone; then take the sheep. Each round brings 1 sheep.
space-ore_mine_construction = Ore mine construction
    .help = Lay an ore mine on two tunnels and get 3 ore, and then/or go on an expedition for 2 items.
space-wish_for_children = Wish for children
    .help = Either let the family grow or furnish a dwelling.
space-urgent_wish_for_children = Urgent wish for children
    .help = Either furnish a dwelling and then, if you like, let the family grow, or get 3 gold.
space-donkey_farming = Donkey farming
    .help = If you like, build fences (2 wood for a small pasture, 4 for a large one) and/or a stable for 1 stone; then take the donkeys. Each round brings 1 donkey.
space-ruby_mine_construction = Ruby mine construction
    .help = Either lay a ruby mine on a tunnel, or lay one on a deep tunnel and get 1 ruby.
space-family_life = Family life
    .help = Let the family grow and/or sow. When this card appears, Wish for children turns into Urgent wish for children.
space-ore_delivery = Ore delivery
    .help = Take the goods and get 2 ore for each of your ore mines. Each round brings 1 stone and 1 ore.
space-exploration = Exploration
    .help = Send an armed dwarf on an expedition for 4 items.
space-ore_trading = Ore trading
    .help = Up to three times, give 2 ore for 2 gold and 1 food.
space-adventure = Adventure
    .help = Forge a weapon for 1 to 8 ore, and then/or go on an expedition for 1 item, then on another.
space-ruby_delivery = Ruby delivery
    .help = Take the rubies and get 1 more if you own two ruby mines. Each round brings 2 rubies, or 1 if some are left.

## Loot

loot-all_weapons_plus_1 = all weapons +1
    .help = At the end of the expedition every armed dwarf of yours gains 1 strength.
loot-dog = 1 dog
    .help = From strength 1.
loot-wood = 1 wood
    .help = From strength 1.
loot-grain = 1 grain
    .help = From strength 2.
loot-sheep = 1 sheep
    .help = From strength 2.
loot-stone = 1 stone
    .help = From strength 3.
loot-donkey = 1 donkey
    .help = From strength 3.
loot-vegetable = 1 vegetable
    .help = From strength 4.
loot-ore_2 = 2 ore
    .help = From strength 4.
loot-boar = 1 wild boar
    .help = From strength 5.
loot-gold_2 = 2 gold
    .help = From strength 6.
loot-furnish_cavern = a room at its price
    .help = From strength 7. You pay the usual cost of the tile.
loot-stable = a free stable
    .help = From strength 8. You build a stable without paying for it.
loot-tunnel = a tunnel
    .help = From strength 9. You lay a single tunnel tile.
loot-small_pasture = a small pasture for 1 wood
    .help = From strength 9. You fence one meadow.
loot-cattle = 1 cow
    .help = From strength 10.
loot-large_pasture = a large pasture for 2 wood
    .help = From strength 10. You fence two neighbouring meadows.
loot-meadow = a meadow
    .help = From strength 11. You lay a single meadow tile.
loot-dwelling = a Dwelling for 2 wood and 2 stone
    .help = From strength 11. Only the ordinary Dwelling; discounts apply.
loot-field = a field
    .help = From strength 12. You lay a single field tile.
loot-sow = sowing
    .help = From strength 12. You sow up to 2 grain and 2 vegetables.
loot-cavern = a cavern
    .help = From strength 14. You lay a single cavern tile.
loot-breed_2 = breeding
    .help = From strength 14. Up to two types of farm animal of your choice breed.

## Furnishing tiles: dwellings

tile-dwelling = Dwelling
    .help = Room for one dwarf. It never runs out.
tile-simple_dwelling_a = Simple dwelling (4 wood, 2 stone)
    .help = Room for one dwarf.
tile-simple_dwelling_b = Simple dwelling (3 wood, 3 stone)
    .help = Room for one dwarf.
tile-mixed_dwelling = Mixed dwelling
    .help = Room for one dwarf and for 2 animals of one type.
tile-couple_dwelling = Couple dwelling
    .help = Room for two dwarfs.
tile-additional_dwelling = Additional dwelling
    .help = Room for a sixth dwarf, once you have five.

## Furnishing tiles: rooms

tile-cuddle_room = Cuddle room
    .help = Holds as many sheep as you have dwarfs.
tile-breakfast_room = Breakfast room
    .help = Holds up to 3 cattle.
tile-stubble_room = Stubble room
    .help = Each of your empty fields holds 1 farm animal.
tile-work_room = Work room
    .help = You may lay furnishing tiles on tunnels and deep tunnels too.
tile-guest_room = Guest room
    .help = For you “either/or” becomes “and/or”.
tile-office_room = Office room
    .help = Your twin tiles may stick out over the edge of the board. Each one that does brings 2 gold.

## Furnishing tiles: building materials

tile-carpenter = Carpenter
    .help = You pay 1 wood less whenever you furnish or build fences.
tile-stone_carver = Stone carver
    .help = 2 stone at once. You pay 1 stone less whenever you furnish or build a stable.
tile-blacksmith = Blacksmith
    .help = 2 ore at once. You pay 2 ore less for each weapon you forge.
tile-miner = Miner
    .help = At the start of each round, 1 ore for each donkey in an ore mine of yours.
tile-builder = Builder
    .help = For each furnishing tile you may pay 1 ore in place of 1 wood and 1 ore in place of 1 stone.
tile-trader = Trader
    .help = At any time, 2 gold buy 1 wood, 1 stone and 1 ore. It goes on top of your Spare part storage if you own it.
tile-wood_supplier = Wood supplier
    .help = 1 wood at the start of each of the next 7 rounds.
tile-stone_supplier = Stone supplier
    .help = 1 stone at the start of each of the next 5 rounds.
tile-ruby_supplier = Ruby supplier
    .help = 1 ruby at the start of each of the next 4 rounds.
tile-dog_school = Dog school
    .help = 1 wood for every dog you get.
tile-quarry = Quarry
    .help = 1 stone for every donkey born on your board.
tile-seam = Seam
    .help = 1 ore for every stone you get.

## Furnishing tiles: caves

tile-slaughtering_cave = Slaughtering cave
    .help = 1 extra food for each farm animal you turn into food.
tile-cooking_cave = Cooking cave
    .help = At any time, 1 grain and 1 vegetable together become 5 food.
tile-working_cave = Working cave
    .help = Whenever you feed, one dwarf may be fed with 1 wood, 1 stone or 2 ore.
tile-mining_cave = Mining cave
    .help = Whenever you feed, you pay 1 food less for each donkey in a mine of yours.
tile-breeding_cave = Breeding cave
    .help = When your animals breed, 1, 2, 3 or 4 newborns bring 1, 2, 3 or 5 food.
tile-peaceful_cave = Peaceful cave
    .help = At any time you may hand in a weapon for as much food as its strength.

## Furnishing tiles: parlours

tile-weaving_parlor = Weaving parlour
    .help = 1 food at once for each of your sheep. Bonus: 1 point for every 2 sheep.
tile-milking_parlor = Milking parlour
    .help = 1 food at once for each of your cattle. Bonus: 1 point for each of your cattle.
tile-state_parlor = State parlour
    .help = 2 food at once for each dwelling next to it. Bonus: 4 points for each dwelling next to it.
tile-hunting_parlor = Hunting parlour
    .help = At any time, 2 wild boar become 2 gold and 2 food.
tile-beer_parlor = Beer parlour
    .help = At any time, 2 grain become 3 gold or 4 food.
tile-blacksmithing_parlor = Blacksmithing parlour
    .help = At any time, 1 ruby and 1 ore become 2 gold and 1 food.

## Furnishing tiles: storages

tile-stone_storage = Stone storage
    .help = Bonus: 1 point for each stone you have.
tile-ore_storage = Ore storage
    .help = Bonus: 1 point for every 2 ore you have.
tile-spare_part_storage = Spare part storage
    .help = At any time, 1 wood, 1 stone and 1 ore become 2 gold. It goes on top of your Trader if you own it.
tile-main_storage = Main storage
    .help = Bonus: 2 points for each of your parlours, storages and chambers, this one included.
tile-weapon_storage = Weapon storage
    .help = Bonus: 3 points for each of your armed dwarfs.
tile-supplies_storage = Supplies storage
    .help = Bonus: 8 points if all your dwarfs are armed.

## Furnishing tiles: chambers

tile-broom_chamber = Broom chamber
    .help = Bonus: 5 points with five dwarfs, 10 with six.
tile-treasure_chamber = Treasure chamber
    .help = Bonus: 1 point for each of your rubies.
tile-food_chamber = Food chamber
    .help = Bonus: 2 points for each pair of 1 grain and 1 vegetable, fields included.
tile-prayer_chamber = Prayer chamber
    .help = Bonus: 8 points if none of your dwarfs is armed.
tile-writing_chamber = Writing chamber
    .help = Cancels up to 7 points lost to missing animals, unused cells and begging.
tile-fodder_chamber = Fodder chamber
    .help = Bonus: 1 point for every 3 farm animals.

## Stages and harvests

stage-1 = Stage 1
stage-2 = Stage 2
stage-3 = Stage 3
stage-4 = Stage 4
event-1 = no harvest
    .help = First question mark: the round ends without a harvest.
event-2 = 1 food for each dwarf
    .help = Second question mark: instead of a harvest everybody pays 1 food for each dwarf, newborns included.
event-3 = field or breeding
    .help = Third question mark: a harvest in which each player skips the field phase or the breeding phase.

## Score

score-animals = Animals
score-missing = Missing types of farm animal
score-grain = Grain
score-vegetables = Vegetables
score-rubies = Rubies
score-dwarfs = Dwarfs
score-unused = Unused cells
score-pastures = Pastures
score-mines = Mines
score-furnishings = Furnishing tiles
score-bonus = Bonus from parlours, storages and chambers
score-gold = Gold
score-begging = Begging markers
score-writing = Writing chamber

## Parts of an action

part-goods = Take the goods
part-supplies = Take the supplies
part-token = Become starting player
part-dog = Take a dog
part-wood = Take 2 wood
part-stone = Take 1 stone
part-gold = Take the gold
part-market = Go shopping
part-trade = Trade ore
part-meadow_field = Lay a meadow and a field
part-cavern_tunnel = Lay a cavern and a tunnel
part-excavate = Lay a cavern with a tunnel or with another cavern
part-ore_mine = Build an ore mine
part-ruby_mine = Build a ruby mine on a tunnel
part-deep_ruby_mine = Build a ruby mine on a deep tunnel
part-small_pasture = Fence a small pasture
part-large_pasture = Fence a large pasture
part-stable = Build a stable
part-furnish = Furnish a cavern
part-furnish_dwelling = Furnish a dwelling
part-growth = Let the family grow
part-sow = Sow
part-forge = Forge a weapon
part-expedition = Go on an expedition
part-second_expedition = Go on a second expedition
part-imitate = Imitate a space

## How a twin tile lies

toward-right = to the right of it
toward-down = below it
toward-left = to the left of it
toward-up = above it

## Exchanges

exchange-sheep_food = 1 sheep for food
    .help = 1 food, 2 with the Slaughtering cave.
exchange-donkey_food = 1 donkey for food
    .help = 1 food, 2 with the Slaughtering cave.
exchange-two_donkeys_food = 2 donkeys for food
    .help = 3 food, 5 with the Slaughtering cave.
exchange-boar_food = 1 wild boar for food
    .help = 2 food, 3 with the Slaughtering cave.
exchange-cattle_food = 1 cow for food
    .help = 3 food, 4 with the Slaughtering cave.
exchange-grain_food = 1 grain for 1 food
exchange-vegetable_food = 1 vegetable for 2 food
exchange-ruby_food = 1 ruby for 2 food
exchange-ruby_dog = 1 ruby for 1 dog
exchange-ruby_sheep = 1 ruby for 1 sheep
exchange-ruby_donkey = 1 ruby for 1 donkey
exchange-ruby_boar = 1 ruby for 1 wild boar
exchange-ruby_cattle = 1 ruby and 1 food for 1 cow
exchange-ruby_wood = 1 ruby for 1 wood
exchange-ruby_stone = 1 ruby for 1 stone
exchange-ruby_ore = 1 ruby for 1 ore
exchange-ruby_grain = 1 ruby for 1 grain
exchange-ruby_vegetable = 1 ruby for 1 vegetable
exchange-ruby_gold = 1 ruby for 1 gold
exchange-ruby_meadow = 1 ruby for a meadow
exchange-ruby_field = 1 ruby for a field
exchange-ruby_tunnel = 1 ruby for a tunnel
exchange-ruby_cavern = 2 rubies for a cavern
exchange-cooking_cave = 1 grain and 1 vegetable for 5 food
    .help = Cooking cave.
exchange-hunting_parlor = 2 wild boar for 2 gold and 2 food
    .help = Hunting parlour.
exchange-beer_parlor_gold = 2 grain for 3 gold
    .help = Beer parlour.
exchange-beer_parlor_food = 2 grain for 4 food
    .help = Beer parlour.
exchange-blacksmithing_parlor = 1 ruby and 1 ore for 2 gold and 1 food
    .help = Blacksmithing parlour.
exchange-spare_part_storage = 1 wood, 1 stone and 1 ore for 2 gold
    .help = Spare part storage.
exchange-trader = 2 gold for 1 wood, 1 stone and 1 ore
    .help = Trader.

## Harvest

phase-field = field phase
phase-breeding = breeding phase
token-leaf = a leaf, it ends with a harvest
    .help = The round ends with an ordinary harvest.
token-question = a question mark, no full harvest
    .help = The first of the game means no harvest, the second 1 food for each dwarf, the third a harvest without the field phase or without the breeding phase.
meal-wood = 1 wood
meal-stone = 1 stone
meal-ore = 2 ore

## What the player on turn is asked

ask-place = Place a dwarf
ask-part = What do you do here?
ask-imitate = Which space do you imitate?
ask-lay = Where do you lay the tile?
ask-put = On which cell?
ask-furnish = Which tile do you furnish the cavern with?
ask-pay = How do you pay for the tile?
ask-install = Where do you lay the tile?
ask-sow = What do you sow?
ask-forge = How strong is the new weapon?
ask-loot = What do you bring home?
ask-buy = What do you buy?
ask-trade = How many times do you trade?
ask-exchange = What do you exchange?
ask-food = How much food do you buy? It costs as much gold, plus 1.
ask-room = There is no room for all your animals. Which do you give up?
ask-skip = Which phase of this harvest do you skip?
ask-feed = Feed your dwarfs
ask-breed = Which animals are born?
ask-finish = Last exchanges before scoring
ask-clear = These spaces are about to be cleared. Which do you save?

## Choices

move-use = Use { $space }
move-send = { $strength ->
    [0] Spend 1 ruby to send an unarmed dwarf ahead
   *[other] Spend 1 ruby to send the dwarf of strength { $strength } ahead
 }
move-pass = Leave the dwarf at home
move-part = { $part }
move-stop = Done
move-imitate = Imitate { $space }
move-lay = Lay { $tile }: the first cell { move-put.where }, the second { $toward }
move-put = Place { $piece } { move-put.where }
    .where = { $cell_down ->
        [up] above the { move-put.half }, { move-put.column }
       *[down] { $cell_y ->
            [4] below the { move-put.half }, { move-put.column }
           *[other] { $cell_across ->
                [left] left of the forest, { move-put.row }
               *[right] { $cell_x ->
                    [6] right of the mountain, { move-put.row }
                   *[other] in the { move-put.row } of the { move-put.half }, { move-put.column }
                 }
             }
         }
     }
    .half = { $cell_x ->
        [0] { draw-forest }
        [1] { draw-forest }
        [2] { draw-forest }
       *[other] { draw-mountain }
     }
    .row = { $cell_y ->
        [0] top row
        [1] second row
        [2] third row
       *[3] bottom row
     }
    .column = { $cell_x ->
        [0] on the left
        [3] on the left
        [1] in the middle
        [4] in the middle
       *[other] on the right
     }
move-furnish = Choose the { $tile }
move-pay = { $for_wood ->
    [yes] { $for_stone ->
        [yes] Pay 1 ore in place of 1 wood and 1 in place of 1 stone
       *[no] Pay 1 ore in place of 1 wood
     }
   *[no] { $for_stone ->
        [yes] Pay 1 ore in place of 1 stone
       *[no] Pay the usual cost
     }
 }
move-install = Lay the { $tile } { move-put.where }
move-sow = { $grain ->
    [0] { $vegetables ->
        [one] Sow 1 vegetable
       *[other] Sow { $vegetables } vegetables
     }
   *[other] { $vegetables ->
        [0] Sow { $grain } grain
        [one] Sow { $grain } grain and 1 vegetable
       *[other] Sow { $grain } grain and { $vegetables } vegetables
     }
 }
move-forge = Forge a weapon of strength { $strength }
move-loot = Loot: { $item }
move-buy = Buy 1 { $good }
move-trade = { $times ->
    [1] Trade 2 ore
    [2] Trade 4 ore
   *[other] Trade 6 ore
 }
move-exchange = Exchange something
move-swap = Give { $exchange }
move-coins = Buy food with gold
move-food = Buy { $amount } food
move-disarm = Hand in the weapon of dwarf { $dwarf } for { $strength } food
move-skip = Skip the { $phase }
move-substitute = Feed one dwarf with { $good }
move-feed = Feed the dwarfs
move-breed = Newborn animals: { move-breed.list }
    .list =
        { $sheep ->
            [yes] { $donkey ->
                [yes] { $boar ->
                    [yes] { $cattle ->
                        [yes] a lamb, a foal, a piglet and a calf
                       *[no] a lamb, a foal and a piglet
                     }
                   *[no] { $cattle ->
                        [yes] a lamb, a foal and a calf
                       *[no] a lamb and a foal
                     }
                 }
               *[no] { $boar ->
                    [yes] { $cattle ->
                        [yes] a lamb, a piglet and a calf
                       *[no] a lamb and a piglet
                     }
                   *[no] { $cattle ->
                        [yes] a lamb and a calf
                       *[no] a lamb
                     }
                 }
             }
           *[no] { $donkey ->
                [yes] { $boar ->
                    [yes] { $cattle ->
                        [yes] a foal, a piglet and a calf
                       *[no] a foal and a piglet
                     }
                   *[no] { $cattle ->
                        [yes] a foal and a calf
                       *[no] a foal
                     }
                 }
               *[no] { $boar ->
                    [yes] { $cattle ->
                        [yes] a piglet and a calf
                       *[no] a piglet
                     }
                   *[no] { $cattle ->
                        [yes] a calf
                       *[no] none
                     }
                 }
             }
         }
move-finish = Go on to scoring
move-save = Spend 1 ruby to save { $space }
move-clear = Let the spaces be cleared

## What happened

log-use = { $you ->
    [seat] You send
   *[no] { $seat } sends
 } a dwarf to { $space }.
log-send = { $you ->
    [seat] You spend
   *[no] { $seat } spends
 } 1 ruby to send { $strength ->
    [0] an unarmed dwarf ahead.
   *[other] the dwarf of strength { $strength } ahead.
 }
log-pass = { $you ->
    [seat] You have no space to use and leave
   *[no] { $seat } has no space to use and leaves
 } a dwarf at home.
log-part = { $you ->
    [seat] You choose
   *[no] { $seat } chooses
 } “{ $part }”.
log-stop = { $you ->
    [seat] You finish
   *[no] { $seat } finishes
 } the action.
log-imitate = { $you ->
    [seat] You imitate
   *[no] { $seat } imitates
 } { $space }.
log-lay = { $you ->
    [seat] You lay
   *[no] { $seat } lays
 } a tile.
log-put = { $you ->
    [seat] You place
   *[no] { $seat } places
 } a piece.
log-furnish = { $you ->
    [seat] You choose
   *[no] { $seat } chooses
 } the { $tile }.
log-pay = { $you ->
    [seat] You pay
   *[no] { $seat } pays
 } { $for_wood ->
    [yes] { $for_stone ->
        [yes] 1 ore in place of 1 wood and 1 in place of 1 stone.
       *[no] 1 ore in place of 1 wood.
     }
   *[no] { $for_stone ->
        [yes] 1 ore in place of 1 stone.
       *[no] without substitutes.
     }
 }
log-install = { $you ->
    [seat] You furnish
   *[no] { $seat } furnishes
 } a cavern with the { $tile }.
log-sow = { $you ->
    [seat] You sow
   *[no] { $seat } sows
 } { $grain ->
    [0] { $vegetables ->
        [one] 1 vegetable.
       *[other] { $vegetables } vegetables.
     }
   *[other] { $vegetables ->
        [0] { $grain } grain.
        [one] { $grain } grain and 1 vegetable.
       *[other] { $grain } grain and { $vegetables } vegetables.
     }
 }
log-forge = { $you ->
    [seat] You forge
   *[no] { $seat } forges
 } a weapon of strength { $strength }.
log-loot = { $you ->
    [seat] You bring
   *[no] { $seat } brings
 } home: { $item }.
log-buy = { $you ->
    [seat] You buy
   *[no] { $seat } buys
 } 1 { $good }.
log-trade = { $you ->
    [seat] You trade
   *[no] { $seat } trades
 } { $times ->
    [1] 2 ore for 2 gold and 1 food.
    [2] 4 ore for 4 gold and 2 food.
   *[other] 6 ore for 6 gold and 3 food.
 }
log-exchange = { $you ->
    [seat] You make
   *[no] { $seat } makes
 } exchanges.
log-swap = { $you ->
    [seat] You give
   *[no] { $seat } gives
 } { $exchange }.
log-coins = { $you ->
    [seat] You spend
   *[no] { $seat } spends
 } gold on food.
log-food = { $you ->
    [seat] You buy
   *[no] { $seat } buys
 } { $amount } food.
log-disarm = { $you ->
    [seat] You hand in
   *[no] { $seat } hands in
 } a weapon of strength { $strength } for { $strength } food.
log-skip = { $you ->
    [seat] You skip
   *[no] { $seat } skips
 } the { $phase }.
log-substitute = { $you ->
    [seat] You feed
   *[no] { $seat } feeds
 } one dwarf with { $good }.
log-feed = { $you ->
    [seat] You call
   *[no] { $seat } calls
 } everybody to the table.
log-breed = { $you ->
    [seat] You see
   *[no] { $seat } sees
 } to the animals.
log-finish = { $you ->
    [seat] You have
   *[no] { $seat } has
 } finished exchanging.
log-save = { $you ->
    [seat] You spend
   *[no] { $seat } spends
 } 1 ruby to save the goods on { $space }.
log-clear = { $you ->
    [seat] You let
   *[no] { $seat } lets
 } the overfull spaces be cleared.
log-start = { $you ->
    [target] You get
   *[no] { $target } gets
 } the starting player token.
log-reveal = A new round: all dwarfs are home, and there is a new action space, { $card }.
log-token = The token of this round is turned over: { $token }.

told-paid = { $you ->
    [seat] You pay
   *[no] { $seat } pays
 } { $goods }.
told-taken = { $you ->
    [seat] You take
   *[no] { $seat } takes
 } { $kinds ->
    [5] a little of everything.
   *[other] { $goods }.
 }
told-found = { $you ->
    [seat] You find
   *[no] { $seat } finds
 } { $goods } there.
told-built = { $you ->
    [seat] You { $deed ->
        [clear] turn forest into
        [dig] dig
        [fence] fence
       *[build] build
     }
   *[no] { $seat } { $deed ->
        [clear] turns forest into
        [dig] digs
        [fence] fences
       *[build] builds
     }
 } { $what }{ $price ->
    [0] .
   *[other] { " " }for { $goods }.
 }
told-furnished = { $you ->
    [seat] You furnish
   *[no] { $seat } furnishes
 } a cavern with the { $tile }{ $price ->
    [0] .
   *[other] { " " }for { $goods }.
 }
told-born = { $you ->
    [seat] You raise
   *[no] { $seat } raises
 } { $young }.
told-barren = { $you ->
    [seat] You have
   *[no] { $seat } has
 } no room for young animals.
told-led = { $you ->
    [seat] You lead
   *[no] { $seat } leads
 } { $goods } there.
told-child = { $you ->
    [seat] A child is born to you.
   *[no] A child is born to { $seat }.
 }
told-home = { $you ->
    [seat] Your dwarf is
   *[no] { $seat }’s dwarf is
 } back from the expedition, now of strength { $strength }.
told-starts = { $you ->
    [seat] You are
   *[no] { $seat } is
 } to begin the next round.
told-crowded = { $you ->
    [seat] You have
   *[no] { $seat } has
 } no room for more animals.
told-fed = { $you ->
    [seat] Your
   *[no] { $seat }’s
 } dwarfs eat { $price ->
    [0] no food.
   *[other] { $goods }.
 }
told-begging = { $you ->
    [seat] You go
   *[no] { $seat } goes
 } begging: { $points } points less.
told-harvest = The harvest of round { $round } begins.
told-income = { $you ->
    [seat] You get
   *[no] { $seat } gets
 } { $goods } from { $rooms }.
told-looted = { $you ->
    [seat] You bring
   *[no] { $seat } brings
 } home: { $items }.
told-exchanged = { $you ->
    [seat] You give
   *[no] { $seat } gives
 } { $given } for { $got }.
told-reaped = { $you ->
    [seat] You bring in
   *[no] { $seat } brings in
 } { $goods }.

## Drawing

draw-round = Round { $round }, { $left ->
    [0] the last
   *[other] { $left } more to come
 }. Starting player: { $player }.
draw-tokens = Harvest tokens from round 6 on: { $tokens } (face down: { $leaves ->
    [one] 1 leaf
   *[other] { $leaves } leaves
 }, { $questions ->
    [one] 1 question mark
   *[other] { $questions } question marks
 })
draw-event = At the end of the round: { $event }.
draw-harvest = harvest
draw-coming = Cards to come: { $cards }.
draw-tiles = Furnishing tiles available: { $tiles }.
draw-player = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }; dwarfs { $dwarfs }
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
draw-free = free
draw-begging = begging markers: { $number }
draw-nothing = no goods
draw-furnished = Tiles: { $tiles }
draw-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }
draw-forest = forest
draw-mountain = mountain
draw-land-bare = bare
draw-land-furnished = furnished
draw-land-meadow = meadow
draw-land-field = field
draw-land-small_pasture = small pasture
draw-land-large_pasture = large pasture
draw-land-cavern = cavern
draw-land-tunnel = tunnel
draw-land-deep_tunnel = deep tunnel
draw-land-ore_mine = ore mine
draw-land-ruby_mine = ruby mine
draw-good-wood = { $number } wood
draw-good-stone = { $number } stone
draw-good-ore = { $number } ore
draw-good-ruby = { $number ->
    [one] 1 ruby
   *[other] { $number } rubies
 }
draw-good-food = { $number } food
draw-good-gold = { $number } gold
draw-good-grain = { $number } grain
draw-good-vegetable = { $number ->
    [one] 1 vegetable
   *[other] { $number } vegetables
 }
draw-good-dog = { $number ->
    [one] 1 dog
   *[other] { $number } dogs
 }
draw-good-sheep = { $number } sheep
draw-good-donkey = { $number ->
    [one] 1 donkey
   *[other] { $number } donkeys
 }
draw-good-boar = { $number } wild boar
draw-good-cattle = { $number ->
    [one] 1 cow
   *[other] { $number } cattle
 }
young-sheep = a lamb
young-donkey = a foal
young-boar = a piglet
young-cattle = a calf
draw-sign-sheep = s
draw-sign-donkey = d
draw-sign-boar = b
draw-sign-cattle = c
draw-sign-grain = g
draw-sign-vegetable = v
draw-stable = stable
draw-entry = Entry-level dwelling
draw-dwarfs = Dwarfs: the strength of each one’s weapon, – if unarmed; * newborn; in brackets if at work.

## The coach
coach-meal = { $rounds ->
    [0] At the end of this round you feed your dwarfs: you need { $need } food and have { $have }.
    [one] At the end of the next round you feed your dwarfs: you need { $need } food and have { $have }.
   *[other] You feed your dwarfs in { $rounds } rounds’ time: you need { $need } food and have { $have }.
}
coach-meal-maybe = { $rounds ->
    [0] This round may end with a harvest: you would need { $need } food and have { $have }.
    [one] The next round may end with a harvest: you would need { $need } food and have { $have }.
   *[other] There may be a harvest in { $rounds } rounds’ time: you would need { $need } food and have { $have }.
}
coach-sow = { $fields ->
    [one] You have an empty field, and something to sow.
   *[other] You have { $fields } empty fields, and something to sow.
}
coach-furnish = { $caverns ->
    [one] You have a cavern to furnish
   *[other] You have { $caverns } caverns to furnish
}, and can afford { $tiles ->
    [one] one of the furnishing tiles.
   *[other] any one of { $tiles } furnishing tiles.
}
book-why = From the book: the best game that the bots have found goes on like this, and ends with { $points } points.
coach-why-food = Brings { $food } food, and you are short of it for the next feeding.
coach-why-goods = There are { $number } goods to take in one go.

finding-furnishing = Games won by whoever builds a furnishing
coach-why-child = One more dwarf, for every round to come.
coach-why-land = Two empty cells fewer: in the end each takes a point away.
coach-why-mine = A mine is worth { $points } points.
coach-why-weapon = With a weapon a dwarf can go on expeditions.
coach-why-loot = The armed dwarf comes home with loot, and stronger.
coach-why-bed = Makes room for another dwarf.
coach-why-points = Worth { $points ->
    [one] a point.
   *[other] { $points } points.
}
coach-why-supplies = A little of everything, all at once.
coach-why-sow = Your seed lies idle, and here you can sow it.
coach-why-room = Here you can furnish an empty cavern, and you can pay for it.
