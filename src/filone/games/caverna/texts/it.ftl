game-name = Caverna
game-tagline = Taglia la foresta, scava nella montagna, arma i tuoi nani e sfamali tutti.

## Opzioni

option-furnishings = Arredamenti
    .help = Quali tessere arredamento sono disponibili. Il regolamento ha plance per una partita introduttiva e per una completa, e in sei o sette giocatori consiglia la seconda (23.1).
option-furnishings-full = Partita completa: tutti i 48 tipi
option-furnishings-introductory = Partita introduttiva: 27 tipi
option-solo_clearing = Sgombero in solitario
    .help = In solitario, con quante merci una casella di accumulo viene svuotata prima del rifornimento. Il regolamento svuota quelle che ne hanno più di 6 (22.6, 23.2).
option-solo_clearing-over_6 = Più di 6 merci
option-solo_clearing-from_6 = 6 merci o più
option-carpenter = Carpentiere
    .help = Quante volte il Carpentiere fa risparmiare 1 legno quando costruisci due pascoli con la stessa azione. La tessera lo toglie quando si costruiscono steccati: può voler dire a ogni pascolo o a ogni azione (23.3, 29.1).
option-carpenter-pasture = 1 legno su ogni pascolo
option-carpenter-action = 1 legno per ogni azione
option-late_tokens = Segnalini a sorpresa
    .help = Ogni segnalino raccolto si gira solo quando il lavoro del suo giro è finito, invece che all’inizio del giro. Il regolamento lo consiglia a chi ama le sorprese (2.3, 23.4).
option-goods_left = Merci lasciate
    .help = Chi usa una casella può lasciarvi le merci, dove sono una tra più parti facoltative. Il regolamento fa prendere tutta la pietra quando si usano Scavo o Perforazione; sulle plance merci e tessera sono unite da «e/o» (3.13, 23.7).
option-stone_with_tile = Pietra con la tessera
    .help = In cinque giocatori, Perforazione Minore dà la pietra solo se si colloca la tessera. Il regolamento dice che la casella fornisce una pietra e una tessera doppia, ma non se si possa avere l’una senza l’altra (23.5, 23.8).

set-printed = Come da regolamento italiano
    .help = I segnalini raccolto si girano all’inizio del giro, e in solitario si svuotano le caselle con più di 6 merci.
set-common = Come si gioca di solito
    .help = In solitario le caselle si svuotano già da 6 merci, come fanno quasi tutti i programmi.

## Merci e animali

good-wood = legno
good-stone = pietra
good-ore = minerale
good-ruby = rubino
good-food = cibo
good-gold = oro
good-grain = grano
good-vegetable = ortaggio
good-dog = cane
good-sheep = pecora
good-donkey = asino
good-boar = cinghiale
good-cattle = bovino

## Paesaggio

land-meadow = un prato
    .help = Si può recintare; con una stalla custodisce 1 animale di qualsiasi tipo.
land-field = un campo
    .help = Finché è vuoto si può seminare a grano o a ortaggi.
land-small_pasture = un pascolo piccolo
    .help = Custodisce 2 animali dello stesso tipo, 4 con una stalla. Vale 2 punti.
land-large_pasture = un pascolo grande
    .help = Custodisce 4 animali dello stesso tipo, 8 con una stalla, 16 con due. Vale 4 punti.
land-cavern = una caverna
    .help = Accoglie una tessera arredamento.
land-furnished = una caverna arredata
    .help = Contiene una tessera arredamento.
land-tunnel = un tunnel
    .help = Accoglie una miniera di rubini; due tunnel adiacenti accolgono una miniera di minerali.
land-deep_tunnel = un tunnel profondo
    .help = Accoglie una miniera di rubini, che dà subito 1 rubino; mai una miniera di minerali.
land-ore_mine = una miniera di minerali
    .help = Custodisce 1 asino e aggiunge 2 minerali a Estrazione di Minerali e a Consegna di Minerali. Vale 3 punti.
land-ruby_mine = una miniera di rubini
    .help = Custodisce 1 asino. Con una miniera, Estrazione di Rubini dà un rubino in più; con due, anche Consegna di Rubini. Vale 4 punti.
land-stable = una stalla
    .help = Raddoppia la capienza di un pascolo; su un prato custodisce 1 animale, su una casella foresta 1 cinghiale.
land-cavern_tunnel = una caverna e un tunnel
    .help = Tessera doppia per due caselle montagna adiacenti.
land-cavern_cavern = due caverne
    .help = Tessera doppia per due caselle montagna adiacenti, solo con Scavo.
land-meadow_field = un prato e un campo
    .help = Tessera doppia per due caselle foresta adiacenti.
land-ore_mine_deep_tunnel = una miniera di minerali e un tunnel profondo
    .help = Tessera doppia che copre due tunnel normali adiacenti.

## Caselle azione delle plance

space-drift_mining_1_3 = Perforazione
    .help = Prendi le pietre e, se vuoi, colloca una tessera Caverna/Tunnel. Ogni giro arriva 1 pietra.
space-logging_1_3 = Taglio del Legname
    .help = Prendi i legni e in seguito, se vuoi, intraprendi una spedizione per 1 oggetto. Ogni giro arrivano 3 legni, ma solo 1 se ce ne sono ancora.
space-wood_gathering = Raccolta di Legna
    .help = Prendi i legni. Ogni giro arriva 1 legno.
space-excavation_1_3 = Scavo
    .help = Prendi le pietre e, se vuoi, colloca una tessera doppia, Caverna/Tunnel o Caverna/Caverna. Ogni giro arriva 1 pietra.
space-supplies = Rifornimenti
    .help = Ottieni 1 legno, 1 pietra, 1 minerale, 1 cibo e 2 ori.
space-clearing_1_3 = Rimozione
    .help = Prendi i legni e, se vuoi, colloca una tessera Prato/Campo. Ogni giro arriva 1 legno.
space-starting_player_1_3 = Primo Giocatore
    .help = Diventi primo giocatore dal giro successivo, prendi il cibo e ottieni 2 minerali. Ogni giro arriva 1 cibo. Non si può imitare.
space-ore_mining_1_3 = Estrazione di Minerali
    .help = Prendi i minerali, più 2 per ogni tua miniera di minerali. Ogni giro arrivano 2 minerali, ma solo 1 se ce ne sono ancora.
space-sustenance_1_3 = Sostentamento
    .help = Prendi il cibo insieme a 1 grano e, se vuoi, colloca una tessera Prato/Campo. Ogni giro arriva 1 cibo.
space-ruby_mining = Estrazione di Rubini
    .help = Prendi i rubini, e 1 in più se possiedi una miniera di rubini. Ogni giro arriva 1 rubino; in due giocatori dal giro 3.
space-housework = Lavori Domestici
    .help = Ottieni 1 cane e/o arreda una caverna.
space-slash_and_burn = Taglia e Brucia
    .help = Colloca una tessera Prato/Campo e in seguito/o semina.
space-drift_mining_4_7 = Perforazione
    .help = Prendi le pietre e, se vuoi, colloca una tessera Caverna/Tunnel. Ogni giro arrivano 2 pietre.
space-imitation_4_7 = Imitazione (2 cibi)
    .help = Paga 2 cibi e usa una casella occupata da un avversario, tranne Primo Giocatore.
space-logging_4_7 = Taglio del Legname
    .help = Prendi i legni e in seguito, se vuoi, intraprendi una spedizione per 1 oggetto. Ogni giro arrivano 3 legni.
space-forest_exploration_4_7 = Esplorazione della Foresta
    .help = Prendi i legni e ottieni 2 cibi. Ogni giro arrivano 2 legni, ma solo 1 se ce ne sono ancora.
space-excavation_4_7 = Scavo
    .help = Prendi le pietre e, se vuoi, colloca una tessera doppia, Caverna/Tunnel o Caverna/Caverna. Ogni giro arrivano 2 pietre, ma solo 1 se ce ne sono ancora.
space-growth = Crescita
    .help = Scegli tra 1 legno, 1 pietra, 1 minerale, 1 cibo e 2 ori oppure far crescere la famiglia.
space-clearing_4_7 = Rimozione
    .help = Prendi i legni e, se vuoi, colloca una tessera Prato/Campo. Ogni giro arrivano 2 legni.
space-starting_player_4_7 = Primo Giocatore
    .help = Diventi primo giocatore dal giro successivo, prendi il cibo e ottieni 1 rubino. Ogni giro arriva 1 cibo. Non si può imitare.
space-ore_mining_4_7 = Estrazione di Minerali
    .help = Prendi i minerali, più 2 per ogni tua miniera di minerali. Ogni giro arrivano 3 minerali, ma solo 2 se ce ne sono ancora.
space-sustenance_4_7 = Sostentamento
    .help = Prendi le colture e, se vuoi, colloca una tessera Prato/Campo. Ogni giro arriva 1 grano se la casella è vuota, altrimenti 1 ortaggio.
space-strip_mining = Estrazione a Cielo Aperto
    .help = Prendi le merci e ottieni 2 legni. Ogni giro arriva 1 minerale se la casella è vuota, altrimenti 1 pietra.
space-imitation_3 = Imitazione (4 cibi)
    .help = Paga 4 cibi e usa una casella occupata da un avversario, tranne Primo Giocatore.
space-forest_exploration_3 = Esplorazione della Foresta
    .help = Prendi i legni e ottieni 1 ortaggio. Ogni giro arriva 1 legno.
space-depot_5 = Magazzino
    .help = Prendi le merci. Ogni giro arrivano 1 legno e 1 minerale.
space-weekly_market_5 = Mercato Settimanale
    .help = Ottieni 4 ori, poi compra al massimo una merce di ogni tipo. 1 oro: legno, pietra, minerale, grano, pecora, asino. 2 ori: ortaggio, cinghiale, cane. 3 ori: bovino.
space-hardware_rental_5 = Noleggio Attrezzi
    .help = Intraprendi una spedizione per 2 oggetti e in seguito/o semina.
space-small_scale_drift_mining = Perforazione Minore
    .help = Ottieni 1 pietra e/o colloca una tessera Caverna/Tunnel.
space-imitation_5 = Imitazione (4 cibi)
    .help = Paga 4 cibi e usa una casella occupata da un avversario, tranne Primo Giocatore.
space-fence_building_5 = Costruire Steccati
    .help = Prendi i legni e in seguito, se vuoi, costruisci steccati: un pascolo piccolo per 2 legni e/o uno grande per 4. Ogni giro arriva 1 legno.
space-depot_6_7 = Magazzino
    .help = Prendi le merci. Ogni giro arrivano 1 legno e 1 minerale.
space-weekly_market_6_7 = Mercato Settimanale
    .help = Ottieni 4 ori, poi compra al massimo una merce di ogni tipo. 1 oro: legno, pietra, minerale, grano, pecora, asino. 2 ori: ortaggio, cinghiale, cane. 3 ori: bovino.
space-hardware_rental_6_7 = Noleggio Attrezzi
    .help = Ottieni 2 legni, e in seguito/o intraprendi una spedizione per 2 oggetti, e in seguito/o semina.
space-drift_mining_6_7 = Seconda Perforazione
    .help = Prendi le pietre e, se vuoi, colloca una tessera Caverna/Tunnel. Ogni giro arriva 1 pietra.
space-imitation_6_7 = Imitazione (1 cibo)
    .help = Paga 1 cibo e usa una casella occupata da un avversario, tranne Primo Giocatore.
space-fence_building_6_7 = Costruire Steccati
    .help = Prendi i legni e in seguito, se vuoi, costruisci steccati: un pascolo piccolo per 2 legni e/o uno grande per 4. Ogni giro arrivano 2 legni, ma solo 1 se ce ne sono ancora.
space-large_depot = Magazzino Grande
    .help = Prendi le merci. Ogni giro arrivano 2 legni (1 se resta qualcosa), 1 minerale e 1 pietra.
space-imitation_7 = Imitazione (gratuita)
    .help = Usa senza pagare nulla una casella occupata da un avversario, tranne Primo Giocatore.
space-extension = Ampliamento
    .help = Scegli tra una tessera Prato/Campo con 1 legno oppure una tessera Caverna/Tunnel con 1 pietra.

## Caselle azione delle carte

space-blacksmithing = Forgiatura
    .help = Forgia un’arma spendendo da 1 a 8 minerali e in seguito/o intraprendi una spedizione per 3 oggetti.
space-sheep_farming = Allevamento di Pecore
    .help = Se vuoi, costruisci steccati (2 legni per un pascolo piccolo, 4 per uno grande) e/o una stalla per 1 pietra; in seguito prendi le pecore. Ogni giro arriva 1 pecora.
space-ore_mine_construction = Costruire Miniera di Minerali
    .help = Colloca una miniera di minerali su due tunnel e ottieni 3 minerali, e in seguito/o intraprendi una spedizione per 2 oggetti.
space-wish_for_children = Desiderio di Figli
    .help = Scegli tra far crescere la famiglia oppure arredare una dimora.
space-urgent_wish_for_children = Pressante Desiderio di Figli
    .help = Scegli tra arredare una dimora (e in seguito, se vuoi, far crescere la famiglia) oppure 3 ori.
space-donkey_farming = Allevamento di Asini
    .help = Se vuoi, costruisci steccati (2 legni per un pascolo piccolo, 4 per uno grande) e/o una stalla per 1 pietra; in seguito prendi gli asini. Ogni giro arriva 1 asino.
space-ruby_mine_construction = Costruire Miniera di Rubini
    .help = Scegli tra una miniera di rubini su un tunnel oppure una su un tunnel profondo, che ti dà 1 rubino.
space-family_life = Vita Familiare
    .help = Fai crescere la famiglia e/o semina. Quando questa carta entra in gioco, Desiderio di Figli diventa Pressante Desiderio di Figli.
space-ore_delivery = Consegna di Minerali
    .help = Prendi le merci, più 2 minerali per ogni tua miniera di minerali. Ogni giro arrivano 1 pietra e 1 minerale.
space-exploration = Esplorazione
    .help = Manda un nano armato in spedizione: porta fino a 4 oggetti.
space-ore_trading = Commercio di Minerali
    .help = Fino a tre volte, scambia 2 minerali con 2 ori e 1 cibo.
space-adventure = Avventura
    .help = Forgia un’arma spendendo da 1 a 8 minerali e in seguito/o intraprendi una spedizione per 1 oggetto, poi un’altra.
space-ruby_delivery = Consegna di Rubini
    .help = Prendi i rubini, e 1 in più se possiedi due miniere di rubini. Ogni giro arrivano 2 rubini, ma solo 1 se ce ne sono ancora.

## Bottino

loot-all_weapons_plus_1 = tutte le armi +1
    .help = Alla fine della spedizione ogni tuo nano armato guadagna 1 di forza.
loot-dog = 1 cane
    .help = Da forza 1.
loot-wood = 1 legno
    .help = Da forza 1.
loot-grain = 1 grano
    .help = Da forza 2.
loot-sheep = 1 pecora
    .help = Da forza 2.
loot-stone = 1 pietra
    .help = Da forza 3.
loot-donkey = 1 asino
    .help = Da forza 3.
loot-vegetable = 1 ortaggio
    .help = Da forza 4.
loot-ore_2 = 2 minerali
    .help = Da forza 4.
loot-boar = 1 cinghiale
    .help = Da forza 5.
loot-gold_2 = 2 ori
    .help = Da forza 6.
loot-furnish_cavern = una stanza al suo prezzo
    .help = Da forza 7. Paghi il costo consueto della tessera.
loot-stable = una stalla gratuita
    .help = Da forza 8. Costruisci una stalla senza pagarla.
loot-tunnel = un tunnel
    .help = Da forza 9. Collochi una tessera singola Tunnel.
loot-small_pasture = un pascolo piccolo per 1 legno
    .help = Da forza 9. Recinti un prato.
loot-cattle = 1 bovino
    .help = Da forza 10.
loot-large_pasture = un pascolo grande per 2 legni
    .help = Da forza 10. Recinti due prati adiacenti.
loot-meadow = un prato
    .help = Da forza 11. Collochi una tessera singola Prato.
loot-dwelling = una Dimora per 2 legni e 2 pietre
    .help = Da forza 11. Solo la Dimora normale; gli sconti valgono.
loot-field = un campo
    .help = Da forza 12. Collochi una tessera singola Campo.
loot-sow = seminare
    .help = Da forza 12. Semini fino a 2 grani e 2 ortaggi.
loot-cavern = una caverna
    .help = Da forza 14. Collochi una tessera singola Caverna.
loot-breed_2 = far riprodurre gli animali
    .help = Da forza 14. Si riproducono al massimo due tipi di animali da fattoria, a tua scelta.

## Tessere arredamento: dimore

tile-dwelling = Dimora
    .help = Stanza per un nano. La tessera è sempre disponibile.
tile-simple_dwelling_a = Dimora Semplice (4 legni, 2 pietre)
    .help = Stanza per un nano.
tile-simple_dwelling_b = Dimora Semplice (3 legni, 3 pietre)
    .help = Stanza per un nano.
tile-mixed_dwelling = Dimora Mista
    .help = Stanza per un nano e posto per 2 animali dello stesso tipo.
tile-couple_dwelling = Dimora per Coppie
    .help = Stanza per due nani.
tile-additional_dwelling = Dimora Aggiuntiva
    .help = Stanza per un sesto nano, quando ne hai già cinque.

## Tessere arredamento: stanze

tile-cuddle_room = Stanza delle Coccole
    .help = Custodisce tante pecore quanti sono i tuoi nani.
tile-breakfast_room = Stanza della Colazione
    .help = Custodisce fino a 3 bovini.
tile-stubble_room = Stanza delle Stoppie
    .help = Ogni tuo campo vuoto custodisce 1 animale da fattoria.
tile-work_room = Stanza da Lavoro
    .help = Puoi collocare le tessere arredamento anche su tunnel e tunnel profondi.
tile-guest_room = Stanza degli Ospiti
    .help = Per te «scegli tra… oppure…» diventa «e/o».
tile-office_room = Ufficio
    .help = Le tue tessere doppie possono sporgere dal bordo della plancia. Ognuna che sporge dà 2 ori.

## Tessere arredamento: materiali da costruzione

tile-carpenter = Carpentiere
    .help = Paghi 1 legno in meno ogni volta che arredi o costruisci steccati.
tile-stone_carver = Scalpellino
    .help = Subito 2 pietre. Paghi 1 pietra in meno ogni volta che arredi o costruisci una stalla.
tile-blacksmith = Fabbro
    .help = Subito 2 minerali. Paghi 2 minerali in meno per ogni arma che forgi.
tile-miner = Minatore
    .help = All’inizio di ogni giro, 1 minerale per ogni asino in una tua miniera di minerali.
tile-builder = Costruttore
    .help = Per ogni tessera arredamento puoi pagare 1 minerale al posto di 1 legno e 1 minerale al posto di 1 pietra.
tile-trader = Mercante
    .help = In qualsiasi momento, con 2 ori compri 1 legno, 1 pietra e 1 minerale. Va sopra il tuo Deposito Ricambi, se lo possiedi.
tile-wood_supplier = Fornitore di Legno
    .help = 1 legno all’inizio di ognuno dei 7 giri successivi.
tile-stone_supplier = Fornitore di Pietra
    .help = 1 pietra all’inizio di ognuno dei 5 giri successivi.
tile-ruby_supplier = Fornitore di Rubini
    .help = 1 rubino all’inizio di ognuno dei 4 giri successivi.
tile-dog_school = Scuola per Cani
    .help = 1 legno per ogni cane che ottieni.
tile-quarry = Cava
    .help = 1 pietra per ogni asino che nasce sulla tua plancia.
tile-seam = Filone
    .help = 1 minerale per ogni pietra che ottieni.

## Tessere arredamento: grotte

tile-slaughtering_cave = Grotta della Macellazione
    .help = 1 cibo in più per ogni animale da fattoria che trasformi in cibo.
tile-cooking_cave = Grotta della Cucina
    .help = In qualsiasi momento, 1 grano e 1 ortaggio insieme diventano 5 cibi.
tile-working_cave = Grotta del Lavoro
    .help = Ogni volta che nutri la famiglia, un nano può ricevere 1 legno, 1 pietra o 2 minerali invece del cibo.
tile-mining_cave = Grotta dei Minatori
    .help = Ogni volta che nutri la famiglia, paghi 1 cibo in meno per ogni asino in una tua miniera.
tile-breeding_cave = Grotta dell’Allevamento
    .help = Quando i tuoi animali si riproducono, 1, 2, 3 o 4 neonati danno 1, 2, 3 o 5 cibi.
tile-peaceful_cave = Grotta della Pace
    .help = In qualsiasi momento puoi consegnare un’arma in cambio di tanto cibo quanta è la sua forza.

## Tessere arredamento: botteghe

tile-weaving_parlor = Bottega della Tessitura
    .help = Subito 1 cibo per ogni tua pecora. Bonus: 1 punto ogni 2 pecore.
tile-milking_parlor = Bottega della Mungitura
    .help = Subito 1 cibo per ogni tuo bovino. Bonus: 1 punto per ogni bovino.
tile-state_parlor = Bottega di Rappresentanza
    .help = Subito 2 cibi per ogni dimora adiacente. Bonus: 4 punti per ogni dimora adiacente.
tile-hunting_parlor = Bottega della Caccia
    .help = In qualsiasi momento, 2 cinghiali diventano 2 ori e 2 cibi.
tile-beer_parlor = Bottega della Birra
    .help = In qualsiasi momento, 2 grani diventano 3 ori oppure 4 cibi.
tile-blacksmithing_parlor = Bottega del Fabbro
    .help = In qualsiasi momento, 1 rubino e 1 minerale diventano 2 ori e 1 cibo.

## Tessere arredamento: depositi

tile-stone_storage = Deposito Pietra
    .help = Bonus: 1 punto per ogni tua pietra.
tile-ore_storage = Deposito Minerali
    .help = Bonus: 1 punto ogni 2 minerali.
tile-spare_part_storage = Deposito Ricambi
    .help = In qualsiasi momento, 1 legno, 1 pietra e 1 minerale diventano 2 ori. Va sopra il tuo Mercante, se lo possiedi.
tile-main_storage = Deposito Principale
    .help = Bonus: 2 punti per ogni tua bottega, deposito e camera, compresa questa tessera.
tile-weapon_storage = Deposito Armi
    .help = Bonus: 3 punti per ogni tuo nano armato.
tile-supplies_storage = Deposito Provviste
    .help = Bonus: 8 punti se tutti i tuoi nani sono armati.

## Tessere arredamento: camere

tile-broom_chamber = Camera delle Scope
    .help = Bonus: 5 punti con cinque nani, 10 con sei.
tile-treasure_chamber = Camera del Tesoro
    .help = Bonus: 1 punto per ogni tuo rubino.
tile-food_chamber = Camera del Cibo
    .help = Bonus: 2 punti per ogni coppia di 1 grano e 1 ortaggio, campi compresi.
tile-prayer_chamber = Camera della Preghiera
    .help = Bonus: 8 punti se nessuno dei tuoi nani è armato.
tile-writing_chamber = Camera della Scrittura
    .help = Annulla fino a 7 punti persi per animali mancanti, caselle inutilizzate ed elemosina.
tile-fodder_chamber = Camera del Mangime
    .help = Bonus: 1 punto ogni 3 animali da fattoria.

## Periodi e raccolti

stage-1 = Periodo 1
stage-2 = Periodo 2
stage-3 = Periodo 3
stage-4 = Periodo 4
event-1 = nessun raccolto
    .help = Primo punto interrogativo: il giro finisce senza raccolto.
event-2 = 1 cibo per ogni nano
    .help = Secondo punto interrogativo: invece del raccolto ognuno paga 1 cibo per ogni suo nano, neonati compresi.
event-3 = campo o riproduzione
    .help = Terzo punto interrogativo: un raccolto in cui ogni giocatore salta la fase campo oppure la fase riproduzione.

## Punteggio

score-animals = Animali
score-missing = Tipi di animali da fattoria mancanti
score-grain = Grano
score-vegetables = Ortaggi
score-rubies = Rubini
score-dwarfs = Nani
score-unused = Caselle inutilizzate
score-pastures = Pascoli
score-mines = Miniere
score-furnishings = Tessere arredamento
score-bonus = Bonus di botteghe, depositi e camere
score-gold = Oro
score-begging = Segnalini elemosina
score-writing = Camera della Scrittura

## Parti di un'azione

part-goods = Prendi le merci
part-supplies = Prendi i rifornimenti
part-token = Diventa primo giocatore
part-dog = Prendi un cane
part-wood = Prendi 2 legni
part-stone = Prendi 1 pietra
part-gold = Prendi l’oro
part-market = Fai acquisti
part-trade = Scambia minerali
part-meadow_field = Colloca un prato e un campo
part-cavern_tunnel = Colloca una caverna e un tunnel
part-excavate = Colloca una caverna con un tunnel o con un’altra caverna
part-ore_mine = Costruisci una miniera di minerali
part-ruby_mine = Costruisci una miniera di rubini su un tunnel
part-deep_ruby_mine = Costruisci una miniera di rubini su un tunnel profondo
part-small_pasture = Costruisci un pascolo piccolo
part-large_pasture = Costruisci un pascolo grande
part-stable = Costruisci una stalla
part-furnish = Arreda una caverna
part-furnish_dwelling = Arreda una dimora
part-growth = Fai crescere la famiglia
part-sow = Semina
part-forge = Forgia un’arma
part-expedition = Intraprendi una spedizione
part-second_expedition = Intraprendi una seconda spedizione
part-imitate = Imita una casella

## Come sta una tessera doppia

toward-right = alla sua destra
toward-down = subito sotto
toward-left = alla sua sinistra
toward-up = subito sopra

## Scambi

exchange-sheep_food = 1 pecora in cambio di cibo
    .help = 1 cibo, 2 con la Grotta della Macellazione.
exchange-donkey_food = 1 asino in cambio di cibo
    .help = 1 cibo, 2 con la Grotta della Macellazione.
exchange-two_donkeys_food = 2 asini in cambio di cibo
    .help = 3 cibi, 5 con la Grotta della Macellazione.
exchange-boar_food = 1 cinghiale in cambio di cibo
    .help = 2 cibi, 3 con la Grotta della Macellazione.
exchange-cattle_food = 1 bovino in cambio di cibo
    .help = 3 cibi, 4 con la Grotta della Macellazione.
exchange-grain_food = 1 grano in cambio di 1 cibo
exchange-vegetable_food = 1 ortaggio in cambio di 2 cibi
exchange-ruby_food = 1 rubino in cambio di 2 cibi
exchange-ruby_dog = 1 rubino in cambio di 1 cane
exchange-ruby_sheep = 1 rubino in cambio di 1 pecora
exchange-ruby_donkey = 1 rubino in cambio di 1 asino
exchange-ruby_boar = 1 rubino in cambio di 1 cinghiale
exchange-ruby_cattle = 1 rubino e 1 cibo in cambio di 1 bovino
exchange-ruby_wood = 1 rubino in cambio di 1 legno
exchange-ruby_stone = 1 rubino in cambio di 1 pietra
exchange-ruby_ore = 1 rubino in cambio di 1 minerale
exchange-ruby_grain = 1 rubino in cambio di 1 grano
exchange-ruby_vegetable = 1 rubino in cambio di 1 ortaggio
exchange-ruby_gold = 1 rubino in cambio di 1 oro
exchange-ruby_meadow = 1 rubino in cambio di un prato
exchange-ruby_field = 1 rubino in cambio di un campo
exchange-ruby_tunnel = 1 rubino in cambio di un tunnel
exchange-ruby_cavern = 2 rubini in cambio di una caverna
exchange-cooking_cave = 1 grano e 1 ortaggio in cambio di 5 cibi
    .help = Grotta della Cucina.
exchange-hunting_parlor = 2 cinghiali in cambio di 2 ori e 2 cibi
    .help = Bottega della Caccia.
exchange-beer_parlor_gold = 2 grani in cambio di 3 ori
    .help = Bottega della Birra.
exchange-beer_parlor_food = 2 grani in cambio di 4 cibi
    .help = Bottega della Birra.
exchange-blacksmithing_parlor = 1 rubino e 1 minerale in cambio di 2 ori e 1 cibo
    .help = Bottega del Fabbro.
exchange-spare_part_storage = 1 legno, 1 pietra e 1 minerale in cambio di 2 ori
    .help = Deposito Ricambi.
exchange-trader = 2 ori in cambio di 1 legno, 1 pietra e 1 minerale
    .help = Mercante.

## Raccolto

phase-field = fase campo
phase-breeding = fase riproduzione
token-leaf = una foglia, il giro termina con il raccolto
    .help = Il giro finisce con un raccolto normale.
token-question = un punto interrogativo, niente raccolto completo
    .help = Il primo della partita toglie il raccolto, il secondo fa pagare 1 cibo per ogni nano, il terzo dà un raccolto senza fase campo o senza fase riproduzione.
meal-wood = 1 legno
meal-stone = 1 pietra
meal-ore = 2 minerali

## Che cosa si chiede a chi è di turno

ask-place = Colloca un nano
ask-part = Che cosa fai qui?
ask-imitate = Quale casella imiti?
ask-lay = Dove collochi la tessera?
ask-put = In quale casella?
ask-furnish = Con quale tessera arredi la caverna?
ask-pay = Come paghi la tessera?
ask-install = Dove collochi la tessera?
ask-sow = Che cosa semini?
ask-forge = Quanto è forte la nuova arma?
ask-loot = Che cosa porti a casa?
ask-buy = Che cosa compri?
ask-trade = Quante volte scambi?
ask-exchange = Che cosa scambi?
ask-food = Quanto cibo compri? Costa altrettanto oro, più 1.
ask-room = Non c’è posto per tutti i tuoi animali. A quali rinunci?
ask-skip = Quale fase di questo raccolto salti?
ask-feed = Nutri i tuoi nani
ask-breed = Quali animali nascono?
ask-finish = Ultimi scambi prima di contare i punti.
ask-clear = Queste caselle stanno per essere svuotate. Quale salvi?

## Scelte

move-use = Usa { $space }
move-send = { $strength ->
    [0] Spendi 1 rubino per collocare subito un nano disarmato
   *[other] Spendi 1 rubino per collocare subito il nano di forza { $strength }
 }
move-pass = Lascia il nano a casa
move-part = { $part }
move-stop = Fatto
move-imitate = Imita { $space }
move-lay = Colloca { $tile }: la prima metà { move-put.where }, la seconda { $toward }
move-put = Colloca { $piece } { move-put.where }
    .where = { $cell_down ->
        [up] sopra la { move-put.half }, { move-put.column }
       *[down] { $cell_y ->
            [4] sotto la { move-put.half }, { move-put.column }
           *[other] { $cell_across ->
                [left] a sinistra della foresta, { move-put.row }
               *[right] { $cell_x ->
                    [6] a destra della montagna, { move-put.row }
                   *[other] nella { move-put.row } della { move-put.half }, { move-put.column }
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
        [0] prima riga
        [1] seconda riga
        [2] terza riga
       *[3] quarta riga
     }
    .column = { $cell_x ->
        [0] a sinistra
        [3] a sinistra
        [1] al centro
        [4] al centro
       *[other] a destra
     }
move-furnish = Scegli la tessera { $tile }
move-pay = { $for_wood ->
    [yes] { $for_stone ->
        [yes] Paga 1 minerale al posto di 1 legno e 1 al posto di 1 pietra
       *[no] Paga 1 minerale al posto di 1 legno
     }
   *[no] { $for_stone ->
        [yes] Paga 1 minerale al posto di 1 pietra
       *[no] Paga il costo consueto
     }
 }
move-install = Colloca la tessera { $tile } { move-put.where }
move-sow = { $grain ->
    [0] { $vegetables ->
        [one] Semina 1 ortaggio
       *[other] Semina { $vegetables } ortaggi
     }
    [one] { $vegetables ->
        [0] Semina 1 grano
        [one] Semina 1 grano e 1 ortaggio
       *[other] Semina 1 grano e { $vegetables } ortaggi
     }
   *[other] { $vegetables ->
        [0] Semina { $grain } grani
        [one] Semina { $grain } grani e 1 ortaggio
       *[other] Semina { $grain } grani e { $vegetables } ortaggi
     }
 }
move-forge = Forgia un’arma di forza { $strength }
move-loot = Bottino: { $item }
move-buy = Compra 1 { $good }
move-trade = { $times ->
    [1] Scambia 2 minerali
    [2] Scambia 4 minerali
   *[other] Scambia 6 minerali
 }
move-exchange = Scambia qualcosa
move-swap = Dai { $exchange }
move-coins = Compra cibo con l’oro
move-food = { $amount ->
    [one] Compra 1 cibo
   *[other] Compra { $amount } cibi
 }
move-disarm = { $strength ->
    [one] Consegna l’arma del nano { $dwarf } in cambio di 1 cibo
   *[other] Consegna l’arma del nano { $dwarf } in cambio di { $strength } cibi
 }
move-skip = Salta la { $phase }
move-substitute = Nutri un nano con { $good }
move-feed = Nutri i nani
move-breed = Neonati: { move-breed.list }
    .list =
        { $sheep ->
            [yes] { $donkey ->
                [yes] { $boar ->
                    [yes] { $cattle ->
                        [yes] un agnello, un asinello, un cinghialetto e un vitello
                       *[no] un agnello, un asinello e un cinghialetto
                     }
                   *[no] { $cattle ->
                        [yes] un agnello, un asinello e un vitello
                       *[no] un agnello e un asinello
                     }
                 }
               *[no] { $boar ->
                    [yes] { $cattle ->
                        [yes] un agnello, un cinghialetto e un vitello
                       *[no] un agnello e un cinghialetto
                     }
                   *[no] { $cattle ->
                        [yes] un agnello e un vitello
                       *[no] un agnello
                     }
                 }
             }
           *[no] { $donkey ->
                [yes] { $boar ->
                    [yes] { $cattle ->
                        [yes] un asinello, un cinghialetto e un vitello
                       *[no] un asinello e un cinghialetto
                     }
                   *[no] { $cattle ->
                        [yes] un asinello e un vitello
                       *[no] un asinello
                     }
                 }
               *[no] { $boar ->
                    [yes] { $cattle ->
                        [yes] un cinghialetto e un vitello
                       *[no] un cinghialetto
                     }
                   *[no] { $cattle ->
                        [yes] un vitello
                       *[no] nessuno
                     }
                 }
             }
         }
move-finish = Passa al conteggio dei punti
move-save = Spendi 1 rubino per salvare { $space }
move-clear = Lasciale svuotare

## Che cosa è successo

log-use = { $you ->
    [seat] Mandi
   *[no] { $seat } manda
 } un nano su { $space }.
log-send = { $you ->
    [seat] Spendi
   *[no] { $seat } spende
 } 1 rubino per collocare subito { $strength ->
    [0] un nano disarmato.
   *[other] il nano di forza { $strength }.
 }
log-pass = { $you ->
    [seat] Non hai caselle da usare e lasci
   *[no] { $seat } non ha caselle da usare e lascia
 } un nano a casa.
log-part = { $you ->
    [seat] Scegli
   *[no] { $seat } sceglie
 } «{ $part }».
log-stop = { $you ->
    [seat] Concludi
   *[no] { $seat } conclude
 } l’azione.
log-imitate = { $you ->
    [seat] Imiti
   *[no] { $seat } imita
 } { $space }.
log-lay = { $you ->
    [seat] Collochi
   *[no] { $seat } colloca
 } una tessera.
log-put = { $you ->
    [seat] Collochi
   *[no] { $seat } colloca
 } un pezzo.
log-furnish = { $you ->
    [seat] Scegli
   *[no] { $seat } sceglie
 } un arredamento: { $tile }.
log-pay = { $you ->
    [seat] Paghi
   *[no] { $seat } paga
 } { $for_wood ->
    [yes] { $for_stone ->
        [yes] 1 minerale al posto di 1 legno e 1 al posto di 1 pietra.
       *[no] 1 minerale al posto di 1 legno.
     }
   *[no] { $for_stone ->
        [yes] 1 minerale al posto di 1 pietra.
       *[no] senza sostituzioni.
     }
 }
log-install = { $you ->
    [seat] Arredi
   *[no] { $seat } arreda
 } una caverna: { $tile }.
log-sow = { $you ->
    [seat] Semini
   *[no] { $seat } semina
 } { $grain ->
    [0] { $vegetables ->
        [one] 1 ortaggio.
       *[other] { $vegetables } ortaggi.
     }
    [one] { $vegetables ->
        [0] 1 grano.
        [one] 1 grano e 1 ortaggio.
       *[other] 1 grano e { $vegetables } ortaggi.
     }
   *[other] { $vegetables ->
        [0] { $grain } grani.
        [one] { $grain } grani e 1 ortaggio.
       *[other] { $grain } grani e { $vegetables } ortaggi.
     }
 }
log-forge = { $you ->
    [seat] Forgi
   *[no] { $seat } forgia
 } un’arma di forza { $strength }.
log-loot = { $you ->
    [seat] Porti
   *[no] { $seat } porta
 } a casa: { $item }.
log-buy = { $you ->
    [seat] Compri
   *[no] { $seat } compra
 } 1 { $good }.
log-trade = { $you ->
    [seat] Scambi
   *[no] { $seat } scambia
 } { $times ->
    [1] 2 minerali con 2 ori e 1 cibo.
    [2] 4 minerali con 4 ori e 2 cibi.
   *[other] 6 minerali con 6 ori e 3 cibi.
 }
log-exchange = { $you ->
    [seat] Fai
   *[no] { $seat } fa
 } degli scambi.
log-swap = { $you ->
    [seat] Dai
   *[no] { $seat } dà
 } { $exchange }.
log-coins = { $you ->
    [seat] Spendi
   *[no] { $seat } spende
 } oro per comprare cibo.
log-food = { $you ->
    [seat] Compri
   *[no] { $seat } compra
 } { $amount ->
    [one] 1 cibo.
   *[other] { $amount } cibi.
 }
log-disarm = { $you ->
    [seat] Consegni
   *[no] { $seat } consegna
 } un’arma di forza { $strength } in cambio di altrettanto cibo.
log-skip = { $you ->
    [seat] Salti
   *[no] { $seat } salta
 } la { $phase }.
log-substitute = { $you ->
    [seat] Nutri
   *[no] { $seat } nutre
 } un nano con { $good }.
log-feed = { $you ->
    [seat] Chiami
   *[no] { $seat } chiama
 } tutti a tavola.
log-breed = { $you ->
    [seat] Accudisci
   *[no] { $seat } accudisce
 } gli animali.
log-finish = { $you ->
    [seat] Hai
   *[no] { $seat } ha
 } finito gli scambi.
log-save = { $you ->
    [seat] Spendi
   *[no] { $seat } spende
 } 1 rubino per salvare le merci su { $space }.
log-clear = { $you ->
    [seat] Lasci
   *[no] { $seat } lascia
 } svuotare le caselle troppo piene.
log-start = { $you ->
    [target] Ricevi
   *[no] { $target } riceve
 } il segnalino primo giocatore.
log-reveal = Nuovo giro: i nani sono tutti a casa e c’è una nuova casella azione, { $card }.
log-token = Si gira il segnalino di questo giro: { $token }.

told-paid = { $you ->
    [seat] Paghi
   *[no] { $seat } paga
 } { $goods }.
told-taken = { $you ->
    [seat] Prendi
   *[no] { $seat } prende
 } { $kinds ->
    [5] un po’ di tutto.
   *[other] { $goods }.
 }
told-found = { $you ->
    [seat] Ci trovi
   *[no] { $seat } ci trova
 } { $goods }.
told-built = { $you ->
    [seat] { $deed ->
        [clear] Ricavi dalla foresta
        [dig] Scavi
        [fence] Recinti
       *[build] Costruisci
     }
   *[no] { $seat } { $deed ->
        [clear] ricava dalla foresta
        [dig] scava
        [fence] recinta
       *[build] costruisce
     }
 } { $what }{ $price ->
    [0] .
   *[other] { " " }per { $goods }.
 }
told-furnished = { $you ->
    [seat] Arredi
   *[no] { $seat } arreda
 } una caverna ({ $tile }){ $price ->
    [0] .
   *[other] { " " }per { $goods }.
 }
told-born = { $you ->
    [seat] Allevi
   *[no] { $seat } alleva
 } { $young }.
told-barren = { $you ->
    [seat] Non hai
   *[no] { $seat } non ha
 } posto per i cuccioli.
told-led = { $you ->
    [seat] Vi sposti
   *[no] { $seat } vi sposta
 } { $goods }.
told-child = { $you ->
    [seat] Ti nasce un figlio.
   *[no] Nella famiglia di { $seat } nasce un figlio.
 }
told-home = { $you ->
    [seat] Il tuo nano torna
   *[no] Il nano di { $seat } torna
 } dalla spedizione, ora di forza { $strength }.
told-starts = { $you ->
    [seat] Comincerai
   *[no] { $seat } comincerà
 } il prossimo giro.
told-crowded = { $you ->
    [seat] Non hai
   *[no] { $seat } non ha
 } posto per altri animali.
told-fed = { $you ->
    [seat] I tuoi nani
   *[no] I nani di { $seat }
 } { $price ->
    [0] non mangiano.
   *[other] mangiano { $goods }.
 }
told-begging = { $you ->
    [seat] Devi
   *[no] { $seat } deve
 } chiedere l’elemosina: { $points } punti in meno.
told-harvest = Comincia il raccolto del giro { $round }.
told-income = { $you ->
    [seat] Ricevi
   *[no] { $seat } riceve
 } { $goods } da { $rooms }.
told-looted = { $you ->
    [seat] Porti
   *[no] { $seat } porta
 } a casa: { $items }.
told-exchanged = { $you ->
    [seat] Dai
   *[no] { $seat } dà
 } { $given } in cambio di { $got }.
told-reaped = { $you ->
    [seat] Raccogli
   *[no] { $seat } raccoglie
 } { $goods }.

## Disegno

draw-round = Giro { $round }, { $left ->
    [0] l’ultimo
    [one] ne resta 1
   *[other] ne restano { $left }
 }. Primo giocatore: { $player }.
draw-tokens = Segnalini raccolto dal giro 6: { $tokens } (coperti: { $leaves ->
    [one] 1 foglia
   *[other] { $leaves } foglie
 }, { $questions ->
    [one] 1 punto interrogativo
   *[other] { $questions } punti interrogativi
 })
draw-event = Alla fine del giro: { $event }.
draw-harvest = raccolto
draw-coming = Carte ancora da scoprire: { $cards }.
draw-tiles = Tessere arredamento disponibili: { $tiles }.
draw-player = { $player }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
 }; nani { $dwarfs }
draw-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
draw-free = gratuita
draw-begging = segnalini elemosina: { $number }
draw-nothing = nessuna merce
draw-furnished = Tessere: { $tiles }
draw-rounds = { $rounds } giri
draw-forest = foresta
draw-mountain = montagna
draw-land-bare = casella libera
draw-land-furnished = arredata
draw-land-meadow = prato
draw-land-field = campo
draw-land-small_pasture = pascolo piccolo
draw-land-large_pasture = pascolo grande
draw-land-cavern = caverna
draw-land-tunnel = tunnel
draw-land-deep_tunnel = tunnel profondo
draw-land-ore_mine = miniera di minerali
draw-land-ruby_mine = miniera di rubini
draw-good-wood = { $number ->
    [one] 1 legno
   *[other] { $number } legni
 }
draw-good-stone = { $number ->
    [one] 1 pietra
   *[other] { $number } pietre
 }
draw-good-ore = { $number ->
    [one] 1 minerale
   *[other] { $number } minerali
 }
draw-good-ruby = { $number ->
    [one] 1 rubino
   *[other] { $number } rubini
 }
draw-good-food = { $number ->
    [one] 1 cibo
   *[other] { $number } cibi
 }
draw-good-gold = { $number ->
    [one] 1 oro
   *[other] { $number } ori
 }
draw-good-grain = { $number ->
    [one] 1 grano
   *[other] { $number } grani
 }
draw-good-vegetable = { $number ->
    [one] 1 ortaggio
   *[other] { $number } ortaggi
 }
draw-good-dog = { $number ->
    [one] 1 cane
   *[other] { $number } cani
 }
draw-good-sheep = { $number ->
    [one] 1 pecora
   *[other] { $number } pecore
 }
draw-good-donkey = { $number ->
    [one] 1 asino
   *[other] { $number } asini
 }
draw-good-boar = { $number ->
    [one] 1 cinghiale
   *[other] { $number } cinghiali
 }
draw-good-cattle = { $number ->
    [one] 1 bovino
   *[other] { $number } bovini
 }
young-sheep = un agnello
young-donkey = un asinello
young-boar = un cinghialetto
young-cattle = un vitello
draw-sign-sheep = p
draw-sign-donkey = a
draw-sign-boar = c
draw-sign-cattle = b
draw-sign-grain = g
draw-sign-vegetable = o
draw-stable = stalla
draw-entry = Ingresso Dimora
draw-dwarfs = Nani: la forza dell’arma di ciascuno, – se disarmato; * neonato; tra parentesi se al lavoro.

## Il consigliere
coach-meal = { $rounds ->
    [0] Alla fine di questo giro si mangia: servono { $need } cibi, ne hai { $have }.
    [one] Si mangia alla fine del prossimo giro: servono { $need } cibi, ne hai { $have }.
   *[other] Si mangia fra { $rounds } giri: servono { $need } cibi, ne hai { $have }.
}
coach-meal-maybe = { $rounds ->
    [0] Alla fine di questo giro potrebbe esserci il raccolto: servirebbero { $need } cibi, ne hai { $have }.
    [one] Alla fine del prossimo giro potrebbe esserci il raccolto: servirebbero { $need } cibi, ne hai { $have }.
   *[other] Fra { $rounds } giri potrebbe esserci il raccolto: servirebbero { $need } cibi, ne hai { $have }.
}
coach-sow = { $fields ->
    [one] Hai un campo vuoto, e qualcosa da seminare.
   *[other] Hai { $fields } campi vuoti, e qualcosa da seminare.
}
coach-furnish = { $caverns ->
    [one] Hai una caverna da arredare
   *[other] Hai { $caverns } caverne da arredare
}, e { $tiles ->
    [one] una tessera arredamento
   *[other] { $tiles } tessere arredamento
} alla tua portata.
book-why = Dal libro: la migliore partita che i bot abbiano trovato prosegue così, e finisce con { $points } punti.
coach-why-food = Porta { $food ->
    [one] un cibo
   *[other] { $food } cibi
}, e per il prossimo pasto non ne hai abbastanza.
coach-why-goods = Ci sono { $number } merci da prendere in una volta sola.

finding-furnishing = Partite vinte da chi costruisce un arredamento
coach-why-child = Un nano in più, per tutti i giri che restano.
coach-why-land = Due caselle vuote in meno: alla fine ognuna toglie un punto.
coach-why-mine = Una miniera vale { $points } punti.
coach-why-weapon = Con un’arma un nano può partire in spedizione.
coach-why-loot = Il nano armato torna con il bottino, e più forte.
coach-why-bed = Fa posto a un altro nano.
coach-why-points = Vale { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
coach-why-supplies = Un po’ di tutto, in una volta sola.
coach-why-sow = Hai sementi inutilizzate, e qui si semina.
coach-why-room = Qui puoi arredare una caverna vuota, e hai di che pagare.
