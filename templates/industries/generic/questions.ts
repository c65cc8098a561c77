import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How do I get started?',
    answer:
      'Send a message with what you need and when. We’ll reply with any questions we have and suggest the next step.',
  },
  {
    question: 'What does it cost?',
    answer:
      'That depends on what you need. We give you a price before anything begins, and tell you if something would change it.',
  },
  {
    question: 'How soon can you help?',
    answer:
      'It varies with the season and the size of the job. Tell us your date and we’ll say honestly whether we can make it.',
  },
  {
    question: 'Where do you work?',
    answer: 'Mostly[ in {place} and] nearby. If you are further out, ask; it may still be possible.',
  },
  {
    question: 'What if I need to change the date?',
    answer: 'Let us know as early as you can and we’ll find another one. Plans change; ours do too.',
  },
  {
    question: 'What if I’m not happy with something?',
    answer: 'Tell us. We would much rather put it right than have you live with it.',
  },
]
