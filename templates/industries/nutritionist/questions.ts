import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Will I have to give up bread?',
    answer:
      'Hardly ever, and not without a reason we have talked about. Most people end up with a longer list of foods than they came with.',
  },
  {
    question: 'What should I prepare?',
    answer:
      'Write down what you eat and drink on two ordinary days, and bring recent lab results if you have them. Please don’t behave better for the occasion.',
  },
  {
    question: 'How many meetings do I need?',
    answer:
      'Some questions are settled in one. Habits take longer, so a few shorter meetings over some months are common; you decide after each.',
  },
  {
    question: 'Can we do it online?',
    answer:
      'Yes[, whether you live in {place} or not]. Sit in the kitchen if you can; it’s useful to be able to open a cupboard.',
  },
  {
    question: 'Do you sell supplements?',
    answer:
      'We start with food. If something is worth adding, we tell you what it is for and check with your doctor if you take medicines.',
  },
  {
    question: 'Does insurance pay for this?',
    answer:
      'Some plans do, often with a doctor’s referral. Ask yours before the first meeting; we’ll give you a receipt.',
  },
  {
    question: 'I can’t cook. Is that a problem?',
    answer: 'No. There is plenty of good food between a can, a pan and ten minutes, and we begin there.',
  },
  {
    question: 'What if I have trouble with eating itself?',
    answer:
      'Then tell us early. Food advice alone may not be what helps, and we’ll point you to people who are trained for it.',
  },
]
