import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What age can children start?',
    answer:
      'Many are ready for an instrument between five and seven; before that, singing and rhythm are better. Come by and we’ll see together.',
  },
  {
    question: 'Am I too old to learn?',
    answer: 'No. Adults learn differently, and often faster, because they know what they want to hear.',
  },
  {
    question: 'Do I need an instrument?',
    answer:
      'Not for the first lesson. After that we’ll help you to rent or buy something decent that fits your budget.',
  },
  {
    question: 'How much practice is needed?',
    answer: 'Ten to twenty minutes on most days does more than one long session. We’ll show you what to do in them.',
  },
  {
    question: 'Do I have to read music?',
    answer: 'Not to begin with. It helps later, and it’s less difficult than it looks.',
  },
  {
    question: 'What if I miss a lesson?',
    answer: 'Tell us as early as you can. We’ll explain how missed lessons are handled before you sign up for any.',
  },
  {
    question: 'Will there be concerts?',
    answer:
      'Now and then there’s a small one for family and friends. Nobody has to, but most people are glad that they did.',
  },
]
