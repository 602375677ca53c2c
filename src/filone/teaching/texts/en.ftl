# What a lesson answers.
refused-unknown-lesson = There is no lesson of that name.
refused-not-asked = You could do that, but in this lesson let’s try something else. Read the advice again and have another go.
refused-lesson-over = The lesson is over.
# What an analysis answers.
error-too-long = This game is too long to be analysed: it has more than { $limit } steps.

# What a puzzle says and answers.
puzzle-title = Puzzle { $number }
puzzle-ask = It is your turn, and one move is clearly better than all the others. Which one?
puzzle-solved = That is it: the next best move would cost about { $loss } chances in a hundred.
puzzle-clue = In favour of the better move: { $clue }
refused-unknown-puzzle = There is no puzzle of that name.
refused-not-best = You could do that, but a master would rather not: it costs about { $loss } chances in a hundred.
