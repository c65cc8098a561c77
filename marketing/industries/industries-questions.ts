import { languageTags } from '#renderer/document/values/languages.ts'
import type { QuestionAnswer } from '../parts/questions.tsx'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** 'English, Spanish and French': all supported languages. */
const languageList = new Intl.ListFormat('en-GB').format(languageTags.map((tag) => names.of(tag) ?? tag))

/** Questions about the list of trades rather than a single trade. */
export const industriesQuestions: readonly QuestionAnswer[] = [
  {
    question: 'My trade is not on the list. Can I still use it?',
    answer:
      'Yes. Say what you do in your own words, and we build the page from those, for dog walkers and piano movers alike. The trades on this page also come with suggestions. So do plumbers; they just have no page here.',
  },
  {
    question: 'I run a café and a bookstore in one room. Which do I pick?',
    answer:
      'Start from the one that brings people in, and name both when the wizard asks what your business is about. Whatever you list for either half is on the page, with the prices you give. Headings such as “Coffee” and “Books” keep the two apart.',
  },
  {
    question: 'What does the choice of a trade decide?',
    answer:
      'The look and the patterns we suggest first, the words in the menu, and the services you can add with a tap. It doesn’t put words into your mouth: what you don’t say isn’t on the page. You can change all of it.',
  },
  {
    question: 'Are the businesses in the samples real?',
    answer:
      'No, we made them up, down to the reviews and to the numbers that nobody will answer. Their websites are real, put together from a few lines of text by the software that does yours. Click through them as a customer would.',
  },
  {
    question: 'Will mine look like everybody else’s in my trade?',
    answer:
      'It may start out looking related, but the words are yours from the first line. Eight font pairs in five styles and thirty palettes make 240 combinations before you change a single color yourself. If you change only one thing, make it the photos: nobody else has your shop.',
  },
  {
    question: 'Who’s responsible for what the page says about health, taxes or the law?',
    answer:
      'You are, so read it with the rules of your profession beside you. The page promises no outcome unless you promise one, and adds no credential that you didn’t name. Nobody at your licensing board has seen it.',
  },
  {
    question: 'Can I write in another language?',
    answer: `In any language you like. The page recognizes it and follows. The few words that the page adds to yours, such as days and labels, come in ${languageList}. Prices, dates and spelling follow your country.`,
  },
  {
    question: 'Which businesses is it wrong for?',
    answer:
      'For one that needs a cart, a customer login, a blog or twenty pages. A website made here is a single page that says who you are, what you do, when and for how much, and sends people on to the services you use. If that’s not enough, you’ll know by the second step, and it will have cost you nothing.',
  },
]
