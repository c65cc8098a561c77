import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How is the price worked out?',
    answer:
      'Per head, from the menu, the number of guests and the people needed to serve it. Rentals and travel are listed separately, so that you can see what each part costs.',
  },
  {
    question: 'When do you need the final number?',
    answer:
      'A rough one when you book, the real one about two weeks before. A couple more or fewer after that is seldom a problem; a whole table is.',
  },
  {
    question: 'Can you handle allergies and diets?',
    answer:
      'Send us a list with names, not only numbers, and those plates are made and carried separately. We cook with nuts, milk and wheat in one kitchen, so please call us about severe allergies.',
  },
  {
    question: 'Can we taste the food first?',
    answer:
      'For weddings and larger events we suggest it. You try the dishes you can’t decide between, and bring one honest friend.',
  },
  {
    question: 'What if the venue has no kitchen?',
    answer:
      'Then we bring one: burners, hot boxes, water and a tent to stand in. We visit beforehand to see how far it is from there to the tables.',
  },
  {
    question: 'Do you bring plates, glasses and staff?',
    answer:
      'If you wish. We can serve, clear and wash up, or drop the food off ready to put out. The quote says which, down to the teaspoons.',
  },
  {
    question: 'What happens to the leftovers?',
    answer:
      'They are yours, as long as they have been kept cold or hot. We box and date them; what has stood out for hours we throw away, even if it hurts.',
  },
  {
    question: 'How early should we book?',
    answer:
      'Summer Saturdays go first, so ask as soon as you have a date. For an office lunch a few days are usually enough.',
  },
]
