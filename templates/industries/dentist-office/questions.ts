import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'I’m nervous. What can you do?',
    answer:
      'Tell us when you book, so that we can plan more time. We explain each step before we do it, and you can stop us at any moment.',
  },
  {
    question: 'How often should I come?',
    answer:
      'Many people do well with a visit every six months; some need it more or less often. We’ll suggest what suits your gums and teeth.',
  },
  {
    question: 'Does a cleaning hurt?',
    answer:
      'It may tickle, and tender gums can be sore for a day. Tell us as we go; we can work more gently or numb the spot.',
  },
  {
    question: 'What will it cost?',
    answer:
      'You get an estimate before treatment begins. Ask your insurer what your plan covers; we’ll give you the details they need.',
  },
  {
    question: 'When should my child first come?',
    answer:
      'Around the first birthday is a good time to get used to the chair. Earlier if you notice something that worries you.',
  },
  {
    question: 'What should I do about a knocked-out tooth?',
    answer:
      'Hold it by the crown, not the root, and keep it in milk. Then call a dentist straight away, because the first hour matters most.',
  },
  {
    question: 'What should I bring the first time?',
    answer:
      'A list of your medicines, recent pictures of your teeth if you have any, and your insurance details if they apply.',
  },
]
