# Ciò che la lezione risponde.
refused-unknown-lesson = Non c’è una lezione di questo nome.
refused-not-asked = Si può fare, ma in questa lezione proviamo un’altra mossa. Rileggi il consiglio e riprova.
refused-lesson-over = La lezione è finita.
# Ciò che l’analisi risponde.
error-too-long = Questa partita è troppo lunga per essere analizzata: ha più di { $limit } passi.
