import type { ServiceIdea, TradeProfile } from '../trade.ts'
import { otherTrades } from './other-trades.ts'
import { tradeServices } from './trade-services.ts'

/** What any business does in some way. */
const anyBusiness: readonly ServiceIdea[] = [
  {
    name: 'Talking it through',
    text: 'Tell us what you’re after, and we’ll ask the questions that matter. You’ll know what is possible and what it would take.',
    picture: ['', 'Two chairs at a table with cups'],
    stems: 'consult advice advis quot estimat',
  },
  {
    name: 'Just the one thing',
    text: 'You don’t have to take the lot. Ask for the part you want, and that is the part you pay for.',
    picture: ['', 'A single object on a table'],
    stems: 'single',
  },
  {
    name: 'Start to finish',
    text: 'From the first idea to the last detail, with one person to ask along the way. You can look in at any point.',
    picture: ['', 'A table with things laid out in a row'],
    stems: 'complete project',
  },
  {
    name: 'Out of the ordinary',
    text: 'If what you have in mind isn’t quite any of these, describe it in your own words. We’ll tell you whether it can be done, and how.',
    picture: ['', 'An open box with something wrapped inside'],
    stems: 'custom bespoke special unusual',
  },
  {
    name: 'In a hurry',
    text: 'Dates move, things break and some questions won’t wait. Tell us when you need it by, and you’ll get a quick and honest answer.',
    picture: ['clock', 'A clock on a wall'],
    stems: 'urgent emergenc rush express',
  },
  {
    name: 'Afterward',
    text: 'Something to ask, adjust or put right later on? You reach the same people, and they remember.',
    picture: ['telephone', 'A telephone on a desk'],
    stems: 'support aftercare',
  },
]

/** For every business that no other pack fits: what is true of careful work of any kind. */
export const unlisted: TradeProfile = {
  slug: '',
  trade: '',
  style: 'Common',
  palettes: ['deep-green', 'terracotta', 'navy-brass', 'ink-on-bone', 'sky-cobalt', 'sand-olive'],
  fontPairs: ['clear', 'lively', 'thoughtful', 'steady', 'homely'],
  subject: '',
  matches: otherTrades,
  copy: {
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
  },
  services: [...anyBusiness, ...tradeServices],
  anyService: [
    'Everyone wants it a little differently, so we ask first. Then we do it the way you said.',
    'Ask what it involves, and somebody who does it every week will walk you through it.',
    'Tell us what you have in mind and by when. You decide once you know the price.',
    'Done in its own time, and checked before it’s yours.',
    'A good one to begin with if you are new to us.',
    'Good on its own, and easily combined with the rest.',
    'Not sure if this is the one for you? Describe what you’re after, and we’ll say so if it isn’t.',
    'Best left to somebody who does it often, and who likes being asked about it.',
    'Send us a few lines about what you need, and we’ll take it from there.',
    'Small or large, it gets the same care.',
    'Mention anything unusual when you write, so that we come prepared.',
    'Ask about it when you get in touch, and you’ll hear what it involves and what it costs.',
  ],
  questions: [
    {
      question: 'How do I get started?',
      answer:
        'Write or call and say what you’d like and by when. If we have questions we’ll ask them, and then you hear what happens next.',
    },
    {
      question: 'What does it cost?',
      answer:
        'It depends on what you choose and how much there is to do. You hear a price before anything begins, and again before anything changes.',
    },
    {
      question: 'How far ahead should I ask?',
      answer:
        'As soon as you know your date. Some weeks are quiet and some aren’t; either way you get an honest yes or no.',
    },
    {
      question: 'Which area do you cover?',
      answer:
        '[Mostly {place} and what is around it. ]If you’re further away, ask; some things can be done from a distance.',
    },
    {
      question: 'Can I ask for something that isn’t on the list?',
      answer: 'Please do. If we can do it well, we will; if not, we’ll try to tell you who can.',
    },
    {
      question: 'What if my plans change?',
      answer: 'Tell us as early as you can, and we’ll look for another day together. It happens to us as well.',
    },
    {
      question: 'And if I’m not happy with something?',
      answer: 'Then we want to be the first to hear it. We would much rather put it right than have you live with it.',
    },
  ],
  reviews: [
    {
      name: 'Hannah Price',
      text: 'I had put this off for months because I expected a hard sell. It was one friendly conversation, a clear price and a date.',
    },
    {
      name: 'Jorge M.',
      text: 'They asked better questions than I did. The result is what I would have asked for if I had known how.',
    },
    {
      name: 'Alison Tran',
      text: 'What I liked most is that they told me what I didn’t need. I paid for one thing instead of three.',
    },
    {
      name: 'Peter Nyström',
      text: 'On time both times, and somebody rang when they were running ten minutes late. Small things, but you notice.',
    },
    {
      name: 'Carol Bassett',
      text: 'I came back with a question a few weeks later and they remembered everything. It was sorted in one phone call.',
    },
    {
      name: 'Idris Coleman',
      text: 'Careful, quiet and good at it. I have already passed their name on to my sister.',
    },
  ],
  team: [
    {
      name: 'Robin Hale',
      portrait: 'man',
      title: 'Owner',
      bio: 'Began alone at a kitchen table and still does the first conversation with every customer. Likes problems that others have given up on.',
    },
    {
      name: 'Marta Silva',
      portrait: 'woman',
      title: 'Customer care',
      bio: 'Answers the messages and remembers what you said last time. Will tell you the truth about how long it takes.',
    },
    {
      name: 'Owen Clarke',
      portrait: 'man',
      title: 'Lead on the work',
      bio: 'Careful to the point of being teased for it. Keeps a notebook of things worth doing better next time.',
    },
    {
      name: 'Yuki Tanaka',
      portrait: 'woman',
      title: 'Assistant',
      bio: 'Makes sure that everything is ready before you are. Learning the craft from both sides of the counter.',
    },
  ],
  pictures: {
    hero: ['', 'A small shop front with a window and an awning'],
    banners: [
      ['', 'A street with small shops'],
      ['', 'A table with things laid out in order'],
      ['', 'A shop window'],
    ],
    gallery: [
      ['', 'A shop window with a plant beside the door', 'A first look'],
      ['', 'Things laid out in order', 'Everything in its place'],
      ['', 'A shelf with boxes and jars', 'Ready when you are'],
      ['', 'A table with tools laid out in order', 'It takes the time it takes'],
      ['', 'A work table', 'The details'],
      ['', 'A small shop', 'Looked after'],
      ['', 'A shelf in a shop', 'One of a good week'],
      ['', 'A shop with light in the window', 'Come in'],
    ],
    scheduling: ['calendar', 'A calendar with a day marked'],
    video: ['', 'A work table under a lamp'],
    contact: ['letter envelope', 'An envelope on a desk'],
    person: ['portrait', 'A person'],
  },
  names: {
    words: [
      'Lantern',
      'Thistle',
      'North Star',
      'Blue Door',
      'Copper',
      'Larkspur',
      'Harbor',
      'Marigold',
      'Millstone',
      'Heron',
      'Corner',
      'Wren',
      'Bramble',
      'Fieldstone',
      'Juniper',
      'Tuesday',
      'Swallow',
      'Old Orchard',
      'Ferry Lane',
      'Paper Kite',
    ],
    endings: ['& Co.', '& Daughters', '& Friends', 'Studio', 'House', 'Works', 'Collective'],
    whole: [
      'The Blue Door',
      'Good Measure',
      'Plain & Simple',
      'Three Doors Down',
      'By Wednesday',
      'The Long Table',
      'Made Round Here',
      'Odd & Even',
      'The Little Bell',
      'Field & Kettle',
      'Honest Work',
      'The Second Drawer',
    ],
  },
  ideas: [
    'Dog grooming at home',
    'Wedding photography on film',
    'Driving lessons for nervous beginners',
    'Handmade candles and soap',
    'Translation between two languages',
    'Flowers for offices and weddings',
    'A tattoo studio for fine lines',
    'Repairs to phones and tablets',
    'Reupholstered chairs and sofas',
    'Custom cakes for birthdays',
    'Tutoring in math and physics',
    'Locksmith with evening hours',
    'House painting, inside and out',
    'Pet sitting and dog walks',
    'Alterations and wedding dresses',
    'Pottery classes for beginners',
    'Moving help for small apartments',
    'Web design for local shops',
  ],
  searchTerms: ['small business', 'local service'],
}
