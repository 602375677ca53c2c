# What a lesson answers.
refused-unknown-lesson = There is no lesson of that name.
refused-not-asked = You could do that, but in this lesson let’s try something else. Read the advice again and have another go.
refused-lesson-over = The lesson is over.
# What an analysis answers.
error-too-long = This game is too long to be analysed: it has more than { $limit } steps.
