import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Can you order a book that isn’t in the store?',
    answer:
      'Usually, as long as it is in print. Give us the title or the ISBN and we’ll tell you how long it should take before you decide.',
  },
  {
    question: 'I only remember the cover. Can you help?',
    answer:
      'Often. The color, when you read it, and one thing that happened are better clues than half a title. It is also the best part of the job.',
  },
  {
    question: 'Do you buy used books?',
    answer:
      'Ask before you carry them over, and tell us roughly what and how many. We look at condition, at what our shelves can bear and at what people here read; encyclopedias find it hard.',
  },
  {
    question: 'What should I give someone who has read everything?',
    answer:
      'Nobody has. Tell us the last two books they liked and one they gave up on, and we’ll suggest three to choose from.',
  },
  {
    question: 'Can I sit and read?',
    answer: 'Please do. If you reach the second chapter we hope you’ll take it home, but nobody is counting pages.',
  },
  {
    question: 'May I bring a book back?',
    answer:
      'Something wrong with the printing: of course. A present they already have: bring it unread with the receipt, and we’ll find them another.',
  },
  {
    question: 'Would you host a reading of my book?',
    answer:
      'Perhaps. Send us a few pages, a date or two and how many friends you would bring; local writers do best when they bring some.',
  },
  {
    question: 'Do you wrap presents?',
    answer: 'Yes, and we take the price off first. Before the holidays there may be a line for the ribbon.',
  },
]
