import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How does it work?',
    answer:
      'We measure, draw and give you a price. Once you agree we order the wood, build in the workshop and come to fit it.',
  },
  {
    question: 'How long will it take?',
    answer:
      'It depends on the piece and on what is on the bench. You get a date with the price, and a call if it moves.',
  },
  {
    question: 'What wood should I choose?',
    answer:
      'Oak wears well, ash is light and tough, pine is kind to budgets and painted boards stay flat. We bring samples; look at them in your own light.',
  },
  {
    question: 'Can you match what I already have?',
    answer: 'Usually very closely. New wood takes a while to catch up in color, and we’ll tell you what to expect.',
  },
  {
    question: 'Will it be dusty?',
    answer:
      'The cutting is mostly done at the workshop. Fitting makes some dust, so we cover, vacuum and take the offcuts away unless you want them.',
  },
  {
    question: 'Do you take small jobs?',
    answer: 'Yes, though we may combine them with others nearby. Send a photo and we’ll tell you when.',
  },
  {
    question: 'How do I look after it?',
    answer:
      'Wipe with a damp cloth, dry it, and oil it now and then if it is oiled. We’ll leave you a note on what it was finished with.',
  },
]
