import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'When should I arrive?',
    answer: 'Ten minutes early is pleasant. It gives you time to change, drink something and put the day down.',
  },
  {
    question: 'What do I wear?',
    answer: 'Whatever you’re comfortable in. You’re covered with a towel except for where we are working.',
  },
  {
    question: 'Can I choose the pressure?',
    answer: 'Please do, and change your mind as often as you like. Nothing should hurt unless you’ve asked for it.',
  },
  {
    question: 'I’m pregnant. May I come?',
    answer:
      'Often yes, but some treatments aren’t suitable. Ask your doctor or midwife first, and tell us how far along you are when you book.',
  },
  {
    question: 'What if I have allergies or sensitive skin?',
    answer: 'Tell us before your visit. We’ll go through what we use and leave out what doesn’t suit you.',
  },
  {
    question: 'May I fall asleep?',
    answer: 'It’s a compliment. We’ll wake you gently.',
  },
  {
    question: 'Can I give a treatment as a gift?',
    answer: 'Ask us. Tell us who it’s for and what they carry around on their shoulders.',
  },
]
