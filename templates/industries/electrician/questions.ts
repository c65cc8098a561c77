import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Why does my breaker keep tripping?',
    answer:
      'Usually too much on one circuit, a faulty appliance or a damaged cable. Unplug everything on it and add things back one by one; if it still trips, call us.',
  },
  {
    question: 'Is a flickering light dangerous?',
    answer:
      'It may be only a loose bulb, or it may be a loose connection, which can get hot. If tightening the bulb doesn’t cure it, have it looked at.',
  },
  {
    question: 'Do you need to turn off the power?',
    answer: 'For part of the work, yes. We tell you beforehand which rooms and for how long.',
  },
  {
    question: 'Does my house need rewiring?',
    answer:
      'Age alone doesn’t decide it. Old fuses, cloth-covered cable or outlets without earth are good reasons to have it tested.',
  },
  {
    question: 'Can I buy the lights myself?',
    answer:
      'Gladly. Send us a link before you order, and we’ll check that they suit the ceiling, the dimmer and the room.',
  },
  {
    question: 'Do you handle permits and inspections?',
    answer: 'What is needed depends on the job and on local rules. We’ll tell you what yours requires before we start.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Small jobs we can often estimate from a photo; larger ones after a look. You have the price before work begins.',
  },
]
