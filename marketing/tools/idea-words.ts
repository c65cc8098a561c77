import type { Point } from '../parts/points.tsx'
import type { QuestionAnswer } from '../parts/questions.tsx'

export const ideaAdvice: readonly Point[] = [
  {
    title: 'Who pays, and what do they do now?',
    text: 'Someone already has the problem and solves it somehow: badly, expensively, or not at all. If you can’t say how, go and ask.',
  },
  {
    title: 'Sell one before you buy anything',
    text: 'The first customer needs no van, no logo and no stock. If nobody takes the first one, you have lost an afternoon.',
  },
  {
    title: 'Count one ordinary week',
    text: 'How many hours, how many customers, how much from each, what does it cost you? Four numbers on an envelope tell you more than a plan of forty pages.',
  },
  {
    title: 'Who does it around the corner?',
    text: 'A rival nearby is good news: people pay for it. Visit them, be a customer, and notice what you would do otherwise.',
  },
  {
    title: 'Would you do it on a wet Tuesday?',
    text: 'Liking the thing is not the same as liking the work. Imagine the third year, not the opening day.',
  },
  {
    title: 'What may you do, and who insures it?',
    text: 'Food, children, electricity, health and driving have their own rules almost everywhere. Look them up early: they decide what the first month costs.',
  },
]

export const ideaQuestions: readonly QuestionAnswer[] = [
  {
    question: 'Where do the ideas come from?',
    answer:
      'From what you write and from what people in some thirty trades really do for a living. Where a language model is connected, it adds its own, and our lists fill in the rest. Each has about five words, eight at most, so you can read ten in one breath.',
  },
  {
    question: 'What should I write?',
    answer:
      'What you like, what you can do and what people ask you for: ‘dogs, baking, fixing old bicycles’. Two or three things at once are best, since good businesses often stand where two of them meet. Add your town if it matters.',
  },
  {
    question: 'Is an idea mine once I’ve seen it?',
    answer:
      'Ideas belong to nobody. Someone else may get the same one, and that’s fine: what counts is who does it well, where, and for whom. We claim nothing.',
  },
  {
    question: 'Do you check whether it would work?',
    answer:
      'No. We don’t know your town, your costs or the law where you live. The six questions above are a start; your town’s business office, a chamber of commerce or a small-business adviser can go on from there, often for free.',
  },
  {
    question: 'What can I do with an idea?',
    answer:
      'Create a website for it: a whole page about it in a few minutes, before you have spent a cent, to show to the first people you would like to sell to. Or find a name for it: the name creator begins with the idea you chose.',
  },
]
