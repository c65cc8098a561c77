import type { QuestionAnswer } from '../parts/questions.tsx'

export const homeQuestions: readonly QuestionAnswer[] = [
  {
    question: 'What does it cost?',
    answer:
      'Nothing. Making, editing and publishing a website is free, with its own web address and as many visitors as come. The one thing that costs money is a domain of your own, which you buy wherever you like and connect.',
  },
  {
    question: 'Do I need an account to try it?',
    answer:
      'No. You answer the questions and see the finished website first. Sign in with your email address when you want to keep it.',
  },
  {
    question: 'Who owns what I make?',
    answer:
      'You do. Download everything at any time: your words, your pictures and every version you published, as ordinary files.',
  },
  {
    question: 'Does it make things up?',
    answer:
      'No. Prices, hours, numbers, people and promises are those that you gave, and what you didn’t say is left out. A language model may smooth your sentences; code then takes back whatever says more than you did. Read the page before you publish all the same: every word can be changed by clicking it.',
  },
  {
    question: 'Can I show prices?',
    answer:
      'Yes: a price, a range, “from”, per hour or per person, with the time it takes. With several of them, your services stand as a price list. You say a price once, and a change shows wherever the page says it.',
  },
  {
    question: 'How do customers reach me?',
    answer:
      'By a tap on your number, or by the form on your page. What they write arrives in your inbox here and in your email right away; you answer from either. If you like, the form asks for a time that suits, with an entry for your calendar.',
  },
  {
    question: 'Do I see whether anybody comes?',
    answer:
      'Yes: how many a day, from where, on which kind of device, and how many called, wrote or booked. It is counted without cookies and without script, so your visitors are neither followed nor asked.',
  },
  {
    question: 'Will people find it?',
    answer:
      'Search engines get a page that loads instantly, says what you do and where in words they understand, and lists your hours, prices and address as data. Nobody can promise you a place in the results.',
  },
]
