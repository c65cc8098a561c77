import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    '{what}[ in {place}]',
    'Straight answers, careful work',
    'Good work, plainly explained',
    'Small business, proper work',
    'Done well, the first time',
  ],
  introductions: [
    '{what}[ in {place}]. Tell {name} what you have in mind and you’ll hear what is possible, when, and for how much.',
    '{what}[ in {place}], without the runaround. You deal with the person who does the work, and you get straight answers and a clear price.',
    '{name} is a small business[ in {place}] where the person you talk to knows the work. Tell us what you have in mind and we’ll say what we can do, when, and for how much.',
    'At {name}[ in {place}] you deal with the people who do the work. You get straight answers, a clear price and a result that we are happy to put our name to.',
    'You know what you want done, and {name} knows how to do it. Start with a message and we’ll take it from there together[, anywhere in {place}].',
  ],
  about: [
    '{name} is run by people who like what they do and want to keep doing it well. We stay small enough to know our customers[ in {place}] by name. If something isn’t right we want to hear it from you first.',
    'We listen before we suggest anything, and we say no to work we can’t do properly. That is the whole method. It has a way of saving everyone’s time, and most of all yours.',
  ],
  quotes: [
    'Do it right, say what it costs, be there when promised.',
    'Small enough to remember your name.',
    'Careful work takes exactly as long as it takes.',
    'The details are where you can tell.',
    'Ask us anything. The answer will be a straight one.',
  ],
  bannerLines: ['Have something in mind?', 'The details are where you can tell', 'Let’s talk about it'],
  headings: {
    services: 'How we can help',
    gallery: 'A closer look',
    team: 'The people you’ll meet',
    reviews: 'In our customers’ words',
    questions: 'Good questions',
  },
  servicesText: 'Start anywhere on this list. If what you are after isn’t on it, ask; you’ll get an honest answer.',
  scheduling: {
    heading: 'Find a time',
    text: 'Choose a time that suits and tell us in a line what it is about. We’ll confirm and let you know if there is anything to prepare.',
  },
  video: {
    heading: 'See how we work',
    text: 'A short look at the place, the people and the work itself. It is the quickest way to find out if we are right for you.',
  },
  contact: {
    heading: 'Get in touch',
    text: 'Write a few lines about what you need and how best to reach you. A person reads every message and answers it.',
  },
  callToAction: 'Get in touch',
  servicesLabel: 'How we can help',
}
