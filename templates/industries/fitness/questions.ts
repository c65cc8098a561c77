import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'I’m not fit. Can I still come?',
    answer: 'Yes. Most people start exactly there. We begin with what you can do today and build from that.',
  },
  {
    question: 'How often should I train?',
    answer: 'Twice a week is enough to change things, if you keep it up. Three times is good too; more needs a reason.',
  },
  {
    question: 'I have an old injury.',
    answer:
      'Tell us before the first session and check with your doctor or therapist. There is nearly always something you can train.',
  },
  {
    question: 'What should I bring?',
    answer: 'Shoes you can move in, a towel and water. If you forget one, come anyway.',
  },
  {
    question: 'How soon will I see results?',
    answer: 'You’ll often sleep better and feel stronger within weeks. What others can see usually takes a few months.',
  },
  {
    question: 'Will lifting make me bulky?',
    answer: 'Not by accident. That takes years of eating and training for it.',
  },
  {
    question: 'Can I try it first?',
    answer: 'Ask us about a first session. It is a good way to find out if you like the place and we like your goals.',
  },
]
