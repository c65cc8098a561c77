import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What is the difference from a car wash?',
    answer:
      'A wash takes off loose dirt in a few minutes. A detail deals with what stays behind, such as tar, brake dust, stains and film on the glass, and takes hours.',
  },
  {
    question: 'How long will it take?',
    answer:
      'A wash and a tidy inside, a morning. Paint correction and a coating can keep the car for a day or more, because each layer has to settle.',
  },
  {
    question: 'Should I empty the car first?',
    answer:
      'Please take out what you would miss, child seats included. Crumbs, sand and lost coins can stay; the coins you get back.',
  },
  {
    question: 'Will that stain come out?',
    answer:
      'Fresh ones nearly always, old ones often, dye and burns rarely. We try a hidden spot first and tell you before we spend your money on it.',
  },
  {
    question: 'Is a ceramic coating worth it?',
    answer:
      'If you keep the car for a while and wash it yourself, usually yes. It won’t stop stone chips, and it still needs washing, only less often.',
  },
  {
    question: 'Can you remove scratches?',
    answer:
      'If your fingernail glides over it, probably. If it catches, it has gone through the clear coat, and a body shop is the better address.',
  },
  {
    question: 'Do automatic car washes do harm?',
    answer:
      'Brushes carry the grit of the car before yours, and that is where the fine circles come from. If you must, choose one without brushes.',
  },
  {
    question: 'What happens if it rains?',
    answer:
      'The inside can be done in any weather. Polishing and coating need a dry car, so we may ask to move the day.',
  },
]
