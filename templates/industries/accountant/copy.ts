import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Your numbers, in plain words',
    'Books kept, taxes filed, evenings free',
    'Know where you stand',
    'The shoebox stops here',
    'An accountant[ in {place}] who answers',
  ],
  introductions: [
    '{name} keeps books, files taxes and answers questions for small businesses and the people who run them[ in {place}]. You get your numbers on time and in words that mean something.',
    'You didn’t start a business to sort receipts. {name} takes them off your kitchen table and tells you each month what they say[, for businesses all over {place}].',
    'Deadlines met, surprises found early, letters from the tax office explained. {name} does the numbers[ for businesses in {place}] so that you can do the work.',
  ],
  about: [
    '{name} does the accounts[ in {place}] for people who would rather be doing something else. We set up a system that you can keep to, look at it every month and call when something looks odd. Nobody should learn in April what happened in June.',
    'Good accounts answer three questions: what came in, what is owed and what can be spent. {name} keeps those answers current, and explains them without jargon. Ask twice if you like; we did when we learned it.',
  ],
  quotes: [
    'A number you understand is worth ten you don’t.',
    'No surprises in April.',
    'Bring the shoebox. We’ve seen bigger.',
    'Profit is an opinion. The bank balance is a fact.',
    'Ask early. It’s cheaper than fixing.',
  ],
  bannerLines: ['What do your numbers say?', 'Off your kitchen table', 'Filed, on time'],
  headings: {
    services: 'What we take care of',
    gallery: 'Where the work is done',
    team: 'Who does your books',
    reviews: 'What clients say',
    questions: 'Questions, accounted for',
  },
  servicesText: 'Take one of these or hand us the lot. We agree on a fee and a calendar before we begin.',
  scheduling: {
    heading: 'Arrange a first talk',
    text: 'Choose a time and tell us what you do and what is keeping you up. Please don’t send documents through this form; we’ll give you a safe way.',
  },
  video: {
    heading: 'From shoebox to statement',
    text: 'Follow one month of receipts from the box to a page that you can read. It takes less of your time than you fear.',
  },
  contact: {
    heading: 'Ask us about your books',
    text: 'Tell us what kind of business you run, what you use now and which deadline is nearest. We’ll say how we could help and what it would cost.',
  },
  callToAction: 'Arrange a first talk',
  servicesLabel: 'What we take care of',
}
