import type { Asked } from '../parts/questions.tsx'

export const homeQuestions: readonly Asked[] = [
  {
    question: 'What does it cost?',
    answer:
      'Nothing. Making, editing and publishing a website is free, with its own web address and as many visitors as come. The one thing that costs money is a domain of your own, which you buy wherever you like and connect.',
  },
  {
    question: 'Do I need an account to try it?',
    answer:
      'No. You answer the questions and see the finished website first. Sign in with your e-mail address when you want to keep it.',
  },
  {
    question: 'Who owns what I make?',
    answer:
      'You do. Download everything at any time: your words, your pictures and every version you published, as ordinary files.',
  },
  {
    question: 'What if it writes something that isn’t true?',
    answer:
      'Read it before you publish, as you would a brochure: every word can be changed by clicking it. Reviews and people that you did not give are marked as samples and never published.',
  },
  {
    question: 'How do customers reach me?',
    answer:
      'By a tap on your number, or by the form on your page. What they write comes to your inbox here and to your e-mail at once; you answer from either. If you like, the form asks for a time that suits, with an entry for your calendar.',
  },
  {
    question: 'Do I see whether anybody comes?',
    answer:
      'Yes: how many a day, from where, on which kind of device, and how many called, wrote or booked. It is counted without cookies and without script, so your visitors are neither followed nor asked.',
  },
  {
    question: 'Will people find it?',
    answer:
      'Search engines get a page that loads at once, says what you do and where in words they understand, and lists your hours and address as data. Nobody can promise you a place in the results.',
  },
]
