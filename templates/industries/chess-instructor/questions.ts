import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What age can a child start?',
    answer:
      'Many can learn the moves at five or six, some earlier. What matters more is whether they can sit for twenty minutes and bear to lose a piece; we’ll see in the first lesson.',
  },
  {
    question: 'Am I too old to get better?',
    answer:
      'No. Adults calculate more slowly and understand more quickly, and most have habits that are easy to fix once somebody names them.',
  },
  {
    question: 'How good do I have to be?',
    answer: 'Not at all. If you don’t know how the pieces move, we begin with the rook, because it goes straight.',
  },
  {
    question: 'Do I need a board and a clock?',
    answer:
      'For home, a plain board with wooden or plastic pieces is plenty. A clock can wait until the first tournament.',
  },
  {
    question: 'How much should I practice?',
    answer:
      'Two or three puzzles a day and one slow game a week do more than an evening of blitz. Write the slow one down and bring it.',
  },
  {
    question: 'Should I just use a computer?',
    answer:
      'A computer tells you which move was best. It won’t ask what you were thinking, and that is usually where the mistake is.',
  },
  {
    question: 'What does a rating mean?',
    answer:
      'It estimates your results against other rated players, and goes up and down with the weather. You need none to start, and only tournaments give you one.',
  },
  {
    question: 'My child cries when she loses. What helps?',
    answer:
      'Short games, a handshake every time and a look at one thing that went well. It passes, and then it’s useful for life.',
  },
]
