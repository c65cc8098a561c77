import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Do I need an appointment?',
    answer:
      'A booking means that the chair is yours at that time. If you would rather walk in, call first and we’ll tell you how long the wait is.',
  },
  {
    question: 'How often should I come?',
    answer:
      'A fade starts to soften after two or three weeks; a longer scissor cut holds for five or six. Your barber will tell you what yours needs.',
  },
  {
    question: 'I don’t know what to ask for. Is that a problem?',
    answer: 'Not at all. Tell us what annoys you about your hair, and we’ll suggest a cut that fixes that.',
  },
  {
    question: 'Can I bring a photo?',
    answer: 'Please do; two are better than one. We’ll say what will work with your hair and what will need adjusting.',
  },
  {
    question: 'Do you cut children’s hair?',
    answer: 'Yes, and patience is included. Quiet times of day are easiest for small ones, so ask us when those are.',
  },
  {
    question: 'What if I don’t like it?',
    answer: 'Say so before you stand up. There is nearly always something that can be adjusted.',
  },
  {
    question: 'How should I look after my beard?',
    answer:
      'Wash it less than you think, oil it more than you do, and keep off the cheek line yourself. We’ll do that part.',
  },
]
