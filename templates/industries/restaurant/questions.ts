import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Do I need to book?',
    answer: 'On busy evenings it is wise. If you are passing, ask at the door; we can often find a corner.',
  },
  {
    question: 'Can you cook for allergies?',
    answer:
      'Often, if we know in time. Tell us when you book and again at the table, and we’ll say honestly what we can and can’t make safely.',
  },
  {
    question: 'Are there dishes without meat?',
    answer: 'Yes, and they are cooked with the same care. Tell us if you eat vegan so that we can plan for you.',
  },
  {
    question: 'Are children welcome?',
    answer: 'They are. Small portions, a high chair and quick bread can all be arranged; tell us when you book.',
  },
  {
    question: 'Can we bring our own cake?',
    answer: 'For a birthday, ask us beforehand. We’ll keep it cool and bring it out with the lights down.',
  },
  {
    question: 'Do you take large groups?',
    answer:
      'Tell us how many and when, and we’ll say whether we can seat you together. A menu agreed in advance means that everyone eats at once.',
  },
  {
    question: 'Where can we park?',
    answer: 'It depends on the day, so ask when you book and we’ll tell you the easiest way in.',
  },
]
