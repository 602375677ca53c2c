# Ciò che la lezione risponde.
refused-unknown-lesson = Non c’è una lezione di questo nome.
refused-not-asked = Si può fare, ma in questa lezione proviamo un’altra mossa. Rileggi il consiglio e riprova.
refused-lesson-over = La lezione è finita.
# Ciò che l’analisi risponde.
error-too-long = Questa partita è troppo lunga per essere analizzata: ha più di { $limit } passi.

# Ciò che il problema dice e risponde.
puzzle-title = Problema { $number }
puzzle-ask = Tocca a te, e una mossa è chiaramente migliore di tutte le altre. Quale?
puzzle-solved = È proprio questa: la migliore delle altre costerebbe circa { $loss } probabilità su cento.
puzzle-clue = A favore della mossa migliore: { $clue }
refused-unknown-puzzle = Non c’è un problema di questo nome.
refused-not-best = Si può fare, ma un maestro non lo farebbe: costa circa { $loss } probabilità su cento.
