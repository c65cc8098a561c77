import { product } from '#renderer/document/product.ts'
import type { Point } from '../parts/points.tsx'
import type { QuestionAnswer } from '../parts/questions.tsx'

export const nameAdvice: readonly Point[] = [
  {
    title: 'Say it over the phone',
    text: 'Call a friend, say the name once and ask them to write it down. What they write is where your customers will look for you.',
  },
  {
    title: 'Leave out the puzzle',
    text: 'A missing vowel or a 4 for a ‘for’ has to be explained every single day. Plain spelling is a kindness to both sides of the counter.',
  },
  {
    title: 'Leave room to grow',
    text: '‘Leeds Boiler Repair’ says it all until you fit bathrooms in York. Fine if you won’t. A name that says less leaves more doors open.',
  },
  {
    title: 'Look it up in the register',
    text: 'Search your country’s company register and its trademark register, often free to search. A neighbor in your trade with the same name is trouble, even by accident.',
  },
  {
    title: 'Look at the web address',
    text: 'Write the name in small letters without spaces and read it again, slowly. Then see whether that domain is available. A town or a trade behind it often is.',
  },
  {
    title: 'Sleep on it',
    text: 'Keep three with the heart, say each of them out loud for two days, and take the one you answer the phone with.',
  },
]

export const nameKinds = [
  {
    kind: 'Says what it is',
    example: 'Portland Coffee Shop',
    text: 'Found by people who search for just that, and understood on a van at thirty miles an hour. Hard to tell apart from the next one.',
  },
  {
    kind: 'A word, and the trade',
    example: 'Window Seat Coffee House',
    text: 'The trade says what you do, the word is what people remember. The safest kind for most shops.',
  },
  {
    kind: 'Only itself',
    example: 'A Quiet Cup',
    text: 'The one people like to repeat. It needs a line under it that says what you do, on the sign and on the website.',
  },
  {
    kind: 'Whose it is',
    example: 'Hughes & Daughters',
    text: 'A person stands behind the counter and behind the work. Harder to sell one day, if that day should come.',
  },
] as const

export const nameQuestions: readonly QuestionAnswer[] = [
  {
    question: 'Who owns a name I find here?',
    answer:
      'Nobody, at first: it’s only a suggestion. We claim no rights to it, and someone else may get the same one. It becomes yours the way names do where you live, by using it and registering it.',
  },
  {
    question: 'Is the name free to use?',
    answer:
      'We don’t check that. We put names together without looking at trademarks, company registers or domains, so search your country’s registers before you print anything. For a name that has to carry a lot, ask a lawyer who does trademarks.',
  },
  {
    question: 'How do you come up with them?',
    answer:
      'From what you write, your place, and words we’ve collected for some thirty trades: tools, hours, weather, what customers say. Where a language model is connected, it suggests names too, and our own list fills in the rest.',
  },
  {
    question: 'What makes the names better?',
    answer:
      'One more sentence. Say what is special: who it is for, what it is made of, where it stands. If you are the name, write ‘run by Ada Marsh’. A single word in the last field is tried as a beginning.',
  },
  {
    question: 'Can I ask as often as I like?',
    answer:
      'Nearly. Each time there are twelve you have not seen, up to three hundred for one description. Ask many times within a minute and you will be asked to wait for one.',
  },
  {
    question: 'What happens when I use a name?',
    answer: `It goes into the first step of the website creator, with what you wrote about the business. You see a whole website with that name on it before you sign up, and you can change the name at any time. ${product.name} costs nothing.`,
  },
]
