import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How do I get started?',
    answer:
      'Write or call and say what you’d like and by when. If we have questions we’ll ask them, and then you hear what happens next.',
  },
  {
    question: 'What does it cost?',
    answer:
      'It depends on what you choose and how much there is to do. You hear a price before anything begins, and again before anything changes.',
  },
  {
    question: 'How far ahead should I ask?',
    answer:
      'As soon as you know your date. Some weeks are quiet and some aren’t; either way you get an honest yes or no.',
  },
  {
    question: 'Which area do you cover?',
    answer:
      '[Mostly {place} and what is around it. ]If you’re further away, ask; some things can be done from a distance.',
  },
  {
    question: 'Can I ask for something that isn’t on the list?',
    answer: 'Please do. If we can do it well, we will; if not, we’ll try to tell you who can.',
  },
  {
    question: 'What if my plans change?',
    answer: 'Tell us as early as you can, and we’ll look for another day together. It happens to us as well.',
  },
  {
    question: 'And if I’m not happy with something?',
    answer: 'Then we want to be the first to hear it. We would much rather put it right than have you live with it.',
  },
]
