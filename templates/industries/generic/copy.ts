import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    '{what}[ in {place}]',
    '{what}[, here in {place}]',
    '{what}[ in {place} and around]',
    'Good work, plainly explained',
    'Straight answers, careful work',
    'Ask first. Then decide.',
    'Careful hands[ in {place}]',
  ],
  introductions: [
    '{name} listens first, looks at what you have and tells you the price before you have to ask. Come in with half an idea[, from {place} or further out]; we’ll find the other half together.',
    'At {name} you deal with people who know the work, say what it costs and remember you the next time[, whether you live around the corner in {place} or drive over].',
    'No long forms and no runaround. {name}[ in {place}] gives a straight answer to a straight question, and then does what was agreed.',
    'You know what you’d like, and {name}[ in {place}] knows how to get there. A few lines are enough to begin with; we’ll ask about the rest.',
    '{name} is small enough that the person who answers your message also knows the work[, and near enough to most of {place} to come back if something isn’t right].',
    'Some things are worth having done by people who do them every day. {name}[ in {place}] asks what you have in mind, says what it would take and keeps to it.',
  ],
  about: [
    'Word gets around[ in {place}], so {name} would rather do one thing properly than three in a hurry. We say what we can do and by when, and would sooner be asked once too often. If something isn’t right, you won’t have to ask twice.',
    '{name} is run by people who like what they do and want to go on doing it well. We remember what you said last time, keep our promises small and try to be early. The best thing that can happen to us is that you tell a neighbor.',
    'There is no secret to it. {name} listens, makes a suggestion, puts a price to it and then takes as much care as if the thing were our own. People who come to us[ from {place} or further out] mostly say that it was easier than they’d thought.',
    'We like a good question, an odd request and a customer who changes their mind in time. {name} says no to work it can’t do properly, and tells you who can. It costs us a little business and saves everyone a lot of trouble.',
  ],
  quotes: [
    'Do it right, say what it costs, be there when promised.',
    'Careful work takes exactly as long as it takes.',
    'The details are where you can tell.',
    'Ask us anything. The answer will be a straight one.',
    'A promise is easier to keep when it’s a small one.',
    'Half of the work is listening.',
    'We’d rather be asked twice than guess once.',
  ],
  bannerLines: [
    'Have something in mind?',
    'Ask. It’s the quickest way to find out.',
    'See you soon',
    'Tell us what you’d like',
  ],
  headings: {
    services: 'What we do',
    gallery: 'A closer look',
    team: 'The people you’ll meet',
    reviews: 'What people say about us',
    questions: 'Good to know',
  },
  servicesText:
    'If what you’re after isn’t on the list, ask. There’s usually a way, and if there isn’t, we know who to send you to.',
  scheduling: {
    heading: 'Find a time',
    text: 'Choose a time that suits and tell us in a line what it’s about. We’ll confirm, and let you know if there is anything to bring.',
  },
  video: {
    heading: 'See how it’s done',
    text: 'A short look at the place, the people and the work. It’s the quickest way to find out whether we are right for you.',
  },
  contact: {
    heading: 'Get in touch',
    text: 'A few lines about what you’d like and how best to reach you are plenty. A person reads every message and answers it.',
  },
  callToAction: 'Get in touch',
  servicesLabel: 'What we do',
}
