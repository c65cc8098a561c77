import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Do I need a doctor’s referral?',
    answer:
      'That depends on where you live and on your insurance. Ask us before you book, and we’ll tell you which papers to bring.',
  },
  {
    question: 'What should I wear?',
    answer:
      'Something you can bend and reach in, and shorts if it is about a knee. Bring the shoes you wear most; their soles tell us a lot.',
  },
  {
    question: 'Will it hurt?',
    answer:
      'Some tests and exercises are uncomfortable, and you may feel worked the next day. Sharp pain is a signal to stop, and we want to hear about it.',
  },
  {
    question: 'How many visits will I need?',
    answer:
      'We give you an honest guess after the first one and correct it as we go. For some people it’s a few weeks, for others a season.',
  },
  {
    question: 'Do I really have to do the exercises?',
    answer:
      'They do most of the work, so yes. If you can’t fit them in, say so, and we’ll find ones that go with brushing your teeth.',
  },
  {
    question: 'Should I come while it still hurts, or wait?',
    answer:
      'Come. Early advice on what to avoid and what to keep moving often saves a detour; if it needs a doctor first, we’ll send you there.',
  },
  {
    question: 'Do you work with my surgeon or doctor?',
    answer:
      'Gladly, if you agree to it. Bring the report[, from {place} or elsewhere,] and any rules about what you may and may not do yet.',
  },
]
