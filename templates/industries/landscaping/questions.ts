import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'When is the best time to plant?',
    answer: 'Fall and early spring suit most trees and shrubs. Summer works too, if someone is there to water.',
  },
  {
    question: 'How long until it looks full?',
    answer:
      'Perennials need two to three years, shrubs a little longer. We can mix in annuals so that the first summer isn’t bare.',
  },
  {
    question: 'Can you work with what I have?',
    answer: 'Gladly. Old plants that like their place are worth more than new ones that might.',
  },
  {
    question: 'How much upkeep will it need?',
    answer:
      'Tell us how much time you want to give, and we’ll design to that. There is no garden without any, but there are gardens with very little.',
  },
  {
    question: 'What does a garden cost?',
    answer:
      'It depends mostly on stone, walls and access. We give you a price for each part, so that you can decide what comes first.',
  },
  {
    question: 'Do you take the green waste away?',
    answer: 'If you wish. Much of it is better kept as compost or mulch, and we’ll show you how.',
  },
  {
    question: 'Can you help with a steep or wet yard?',
    answer: 'Usually. Terraces, drains and the right roots solve more than most people expect.',
  },
]
