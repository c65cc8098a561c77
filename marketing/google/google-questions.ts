import type { QuestionAnswer } from '../parts/questions.tsx'

export const googleQuestions: readonly QuestionAnswer[] = [
  {
    question: 'Where do I find my old text?',
    answer:
      'Look in the places where you wrote it first: an email, a flyer, a price list on your computer. If a web archive has a copy of your old page, give us the address of the copy instead, and we try to read it.',
  },
  {
    question: 'Can you bring the old address back?',
    answer:
      'No. Its redirects ended on June 10, 2024. Your new website gets a web address of its own, and you can connect a domain that you own.',
  },
  {
    question: 'What do I do with the new address?',
    answer:
      'Put it wherever the old one stood: in your Business Profile, on your flyers, in your email signature and on the van.',
  },
  {
    question: 'Where does the text go when I press the button?',
    answer:
      'Into the first step of the website creator, in your browser. You see there what we understood of it, and correct what is wrong before anything is made.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing. Making, editing and publishing a website is free. The one thing that costs money is a domain of your own, which you buy wherever you like.',
  },
]
