import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Do I need to be at home?',
    answer:
      'Only the first time, if you like to show us round. After that most people leave a key or a code, and we agree with you how it is kept.',
  },
  {
    question: 'Who brings the products?',
    answer:
      'We can, or we can use yours. If you have stone, oiled wood or allergies in the house, tell us and we’ll choose accordingly.',
  },
  {
    question: 'Will it be the same person each time?',
    answer:
      'We aim for that, because someone who knows your house cleans it better. If it has to change, we tell you beforehand.',
  },
  {
    question: 'What does it cost?',
    answer: 'It depends on size, state and how often. Tell us a little and you get a price before the first visit.',
  },
  {
    question: 'What if something breaks?',
    answer:
      'We tell you straight away and work out with you how to make it good. Please point out anything fragile or dear to you.',
  },
  {
    question: 'Should I tidy up first?',
    answer: 'Floors and counters that are clear let us clean more of them. But nobody expects a show house.',
  },
  {
    question: 'Do you clean homes with pets?',
    answer: 'Yes. Tell us their names, whether they are shy and where they may not follow us.',
  },
]
