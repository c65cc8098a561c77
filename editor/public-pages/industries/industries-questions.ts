import type { Asked } from '../parts/questions.tsx'

/** Asked of the list of trades, rather than of one of them. */
export const industriesQuestions: readonly Asked[] = [
  {
    question: 'My trade is not on the list. Can I still use it?',
    answer:
      'Yes. Say what you do in your own words, and the page is written from those, for dog walkers and piano movers alike. The trades on this page only begin with more words and drawings of their own. Plumbers do, too; they just have no page here.',
  },
  {
    question: 'I run a café and a bookstore in one room. Which do I pick?',
    answer:
      'Start from the one that brings people in, and name both when the wizard asks what your business is about. The services you list are all described. What the draft misses about the other half is a few sentences for you to type.',
  },
  {
    question: 'What does the choice of a trade decide?',
    answer:
      'What the draft begins with: services, questions, drawings, what the menu calls things, and the look that is suggested first. None of it is locked in, and you may well end up with every word changed.',
  },
  {
    question: 'Are the businesses in the samples real?',
    answer:
      'No, we made them up, down to the numbers that nobody will answer. Their websites are real, put together from a few answers by the software that does yours. Click through them as a customer would.',
  },
  {
    question: 'Will mine look like everybody else’s in my trade?',
    answer:
      'It starts out related. Five styles, eight palettes and eight pairs of fonts make three hundred and twenty combinations before you touch a single color yourself. If you change only one thing, make it the photos: nobody else has your shop.',
  },
  {
    question: 'Who answers for what the drafts say about health, taxes or the law?',
    answer:
      'Whoever publishes them, so read yours with the rules of your profession at hand. The ready-made drafts are written to describe work and to promise no outcome. They are no advice, and nobody at your licensing board has seen them.',
  },
  {
    question: 'Do the ready-made words come in other languages?',
    answer:
      'They are in English, American unless your town is British. Your own sentences can be in any language, and the few words that a page adds by itself come in seven: English, Spanish, French, Italian, German, Japanese and Korean.',
  },
  {
    question: 'For which business is it the wrong tool?',
    answer:
      'For one that needs a cart, a customer login, a blog or twenty pages. A website made here is a single page that says who you are, what you do, when and for how much, and sends people on to the services you use. If that’s not enough, you will know by the second step, and it has cost you nothing.',
  },
]
