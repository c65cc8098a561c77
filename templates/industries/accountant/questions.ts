import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What should I bring to the first meeting?',
    answer:
      'Your last return or accounts, access to your bank statements and the questions you are embarrassed to ask. The last are usually the best.',
  },
  {
    question: 'What will it cost?',
    answer:
      'We look at how many transactions and filings there are, and agree on a fee before we start. You’ll know what is included and what isn’t.',
  },
  {
    question: 'Can you work with my software?',
    answer:
      'Very likely. Tell us what you use; if something else would save you time, we’ll show you why before you change.',
  },
  {
    question: 'I’m behind with my books. Is it too late?',
    answer:
      'No. Tell us how far back it goes, and we’ll make a list, start with the nearest deadline and work through it.',
  },
  {
    question: 'Do I need an accountant if I’m small?',
    answer: 'Not always. If your affairs are simple we’ll say so, and tell you what to watch for yourself.',
  },
  {
    question: 'How do you keep my papers safe?',
    answer:
      'Ask us how to send documents before you send any. Please don’t put account or identity numbers in a contact form.',
  },
  {
    question: 'How long should I keep receipts?',
    answer:
      'It depends on where you are and on the kind of record; several years is common. Ask us before you throw anything away.',
  },
]
