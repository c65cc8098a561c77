import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Can I work here with a laptop?',
    answer:
      'Outside the busiest hours, gladly. At lunch we would be grateful if you made room for people who are eating.',
  },
  {
    question: 'Do you have plant milk?',
    answer: 'Yes. Tell us which one you like, and whether it is taste or an allergy, so that we take the right care.',
  },
  {
    question: 'What about allergies?',
    answer:
      'Tell us before you order and we’ll say what is in everything. We bake with nuts, milk and wheat in one kitchen, so we can’t promise that nothing is left behind.',
  },
  {
    question: 'Are dogs and strollers welcome?',
    answer: 'Well-behaved dogs and all babies. The tables at the side have the most room.',
  },
  {
    question: 'Can I order a cake?',
    answer: 'Often, yes. Give us a few days and tell us how many people, and we’ll say what we can bake.',
  },
  {
    question: 'Do you take reservations?',
    answer: 'For a group, write to us first. For two, just come by; something usually comes free.',
  },
  {
    question: 'Can I bring my own cup?',
    answer: 'Please do. If it is clean and it fits under the machine, we’ll fill it.',
  },
]
