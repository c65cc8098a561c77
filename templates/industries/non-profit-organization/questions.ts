import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'How do I become a volunteer?',
    answer:
      'Write to us and say when you’re free. You meet someone, try a task with them and decide afterward; some roles need a background check first.',
  },
  {
    question: 'I only have an hour a month. Is that any use?',
    answer: 'Yes. A good part of what we do is made of single hours, and regular ones are worth most.',
  },
  {
    question: 'Where does the money go?',
    answer:
      'To the work itself, and to the dull things that keep it going, such as rent and stamps. Ask to see the accounts; we like being asked.',
  },
  {
    question: 'Who can get help?',
    answer:
      'The people it was made for[, in {place} and nearby], without having to explain too much. If we’re not the right people, we’ll try to find you the ones who are.',
  },
  {
    question: 'Can I give things instead of money?',
    answer:
      'Often, if they are clean and work. Ask first what is needed, because our storage is full of somebody’s good intentions already.',
  },
  {
    question: 'Will what I tell you stay private?',
    answer:
      'Yes. We write down only what we need in order to help, and we don’t pass it on unless you agree or the law requires it.',
  },
  {
    question: 'Can our school or company take part?',
    answer:
      'Gladly. Tell us how many of you there are and what you can lift, and we’ll suggest a day that is a help rather than a photograph.',
  },
]
