import type { Question } from '../industry.ts'

export const questions: readonly Question[] = [
  {
    question: 'What is my home worth?',
    answer:
      'What somebody will pay this season, which is best guessed from what has closed nearby. Let us walk through it and we’ll show you those sales, the flattering ones and the others.',
  },
  {
    question: 'Should I sell before I buy?',
    answer:
      'It depends on your savings and your nerves. We go through both orders with you, with dates and what each would cost, and then you choose.',
  },
  {
    question: 'What should I fix before selling?',
    answer:
      'What buyers notice at the door: paint, light, a dripping faucet, the smell of the dog. New kitchens seldom earn their price back, so ask us before you order one.',
  },
  {
    question: 'How is your fee paid?',
    answer:
      'We agree on it in writing before we start, and it is negotiable, as fees in this business are. You’ll know what it covers and who pays what at closing.',
  },
  {
    question: 'How long does it take?',
    answer:
      'Getting a home ready takes a few weeks. After that the market has its say, and from an accepted offer to the keys it is usually a matter of weeks rather than days.',
  },
  {
    question: 'Do I need an inspection?',
    answer:
      'We would have one. A few hours with an inspector tell you more than three visits on your own, and they tell you while you can still ask about it.',
  },
  {
    question: 'When should I talk to a lender?',
    answer:
      'Before the first viewing. A pre-approval shows sellers that you mean it, and shows you where to stop looking.',
  },
  {
    question: 'Is this a good neighborhood?',
    answer:
      'We can tell you about the homes, the taxes and the train. For the rest, walk around in the evening and judge for yourself; agents aren’t meant to, for good reasons.',
  },
]
