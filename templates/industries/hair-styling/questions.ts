import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How long will my appointment take?',
    answer:
      'A cut takes about an hour; color can take two to four. We’ll tell you when you book so that you can plan the day.',
  },
  {
    question: 'Should I wash my hair before I come?',
    answer: 'Come with your hair as you usually wear it, dry and down. That shows us how it behaves.',
  },
  {
    question: 'How often will my color need doing?',
    answer:
      'Roots show after four to six weeks; balayage can go for months. We choose together what upkeep you are willing to live with.',
  },
  {
    question: 'Do I need a patch test?',
    answer:
      'For color, usually yes, and it has to be done ahead of the appointment. Ask us when you book; it takes two minutes.',
  },
  {
    question: 'Can you fix color from a box?',
    answer: 'Often, though not always in one visit. Tell us honestly what you used and when, and we’ll make a plan.',
  },
  {
    question: 'Can I bring pictures?',
    answer: 'Please. Bring one or two you love and one you don’t; the last is often the most useful.',
  },
  {
    question: 'What if something isn’t right?',
    answer: 'Call us within a few days. Hair settles after the first wash, and small adjustments are easy to make.',
  },
]
