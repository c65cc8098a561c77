import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'Do I need an appointment?',
    answer:
      'It is the best way to be seen without a long wait. If you wake up unwell, call in the morning and we’ll say what is possible.',
  },
  {
    question: 'What should I bring?',
    answer:
      'Your medicines in their boxes, earlier results, and insurance details if they apply. A written list of questions is welcome; we like those.',
  },
  {
    question: 'Do you see new patients?',
    answer:
      'Ask the front desk[, also if you have only just moved to {place}]. They’ll tell you what we need from you and from your last doctor.',
  },
  {
    question: 'Can I bring someone with me?',
    answer: 'Yes. A second pair of ears is useful, and you can always ask for a few minutes alone with us.',
  },
  {
    question: 'How do I hear about results?',
    answer:
      'We agree on that before you leave: a call, a message or a second visit. If you haven’t heard by then, please ask; silence is not a result.',
  },
  {
    question: 'Can I have a prescription renewed?',
    answer:
      'Often, if we have seen you recently. Ask some days before you run out, so that there is time to check that it is still right for you.',
  },
  {
    question: 'What will a visit cost?',
    answer:
      'That depends on your plan and on what is done. Ask us before you come and your insurer too, so that no bill surprises you.',
  },
  {
    question: 'When should I go to an emergency room instead?',
    answer:
      'For chest pain, trouble breathing, sudden weakness, heavy bleeding or anything else that frightens you. Don’t wait for us; call your local emergency number.',
  },
]
