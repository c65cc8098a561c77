import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What happens in the first session?',
    answer:
      'We ask what brings you, you ask whatever you want to know, and we explain how we work. At the end you can take your time to decide.',
  },
  {
    question: 'How long does therapy take?',
    answer:
      'For some people a handful of sessions, for others a year or more. We look at it together regularly, so that it never simply goes on.',
  },
  {
    question: 'Is what I say confidential?',
    answer:
      'Yes, within the limits the law sets, such as when someone is in serious danger. We go through these limits in the first session.',
  },
  {
    question: 'How do I know whether it’s a good fit?',
    answer:
      'You should feel listened to, and able to disagree. If that isn’t so after a few sessions, say it; we can change things or help you to find someone else.',
  },
  {
    question: 'Do you take insurance?',
    answer:
      'That depends on your plan. Ask us about fees and receipts, and check with your insurer what they cover before we begin.',
  },
  {
    question: 'Do you prescribe medication?',
    answer:
      'Talking therapy does not include prescriptions. If medication might help, a doctor or psychiatrist is the person to see, and the two can go well together.',
  },
  {
    question: 'What if I need help right now?',
    answer:
      'Please don’t wait for a reply from us. Call your local emergency number or a crisis line, which is there at any hour.',
  },
]
