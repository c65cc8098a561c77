import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'food-and-drink',
  order: 10,
  plural: 'Restaurants',
  one: 'a restaurant',
  title: 'Restaurant website with a readable menu',
  description:
    'A restaurant website with the menu as words, tonight’s hours and a way to a table. Link your own reservations and ordering; we take no share. Free to make.',
  headline: 'Settle the argument about where to eat',
  lead: 'It’s half past six, four people stand on a corner, and one of them has been told to decide. Are you open, what’s on, is there something for the vegetarian, can we sit down? Whoever answers first feeds them.',
  card: 'What’s on, until when, and how to get a table, for four hungry people on a corner.',
  style: 'Elegant',
  needs: [
    {
      title: 'Dishes, in words',
      text: 'Up to forty dishes under Menu, in courses, each with its price and a line if it earns one. As text they can be read on a dark sidewalk, found by search and corrected before service.',
    },
    {
      title: 'What kind of evening it is',
      text: 'Tablecloths, or one bowl with two forks: people choose an evening before they choose a dish. Five styles dress your page in five ways, and the right one says which evening it is before a word is read.',
    },
    {
      title: 'From the corner to a chair',
      text: 'The link of your reservation service goes behind one button. Without a service, let it ring the host stand: a voice saying “come in ten minutes” has filled more tables than any calendar.',
    },
  ],
  servicesLead:
    'Dishes with their prices, under their headings, as on the card: paste them in and they become a menu in text. The set menu may say “a head” and the wine “a glass”.',
  questions: [
    {
      question: 'Can guests order and pay for takeout?',
      answer:
        'Not on the page; it has no ordering of its own. A button such as “Order pickup” leads to your ordering page, your own or a delivery service’s, and no part of the bill comes to us. A phone number behind it is the older version and still works.',
    },
    {
      question: 'Our menu is a PDF. Can I upload it?',
      answer:
        'Only pictures go up: JPG, PNG, GIF and WebP. If the file is already somewhere on the web, a button can open it. Better still, paste its short version into the first step: dishes with prices become a menu in text. People reading in the rain will never know what they were spared.',
    },
    {
      question: 'The menu changes every Wednesday. Who keeps up?',
      answer:
        'You do, on Tuesday night, with a glass of something. Change the dishes, set the time, and the page goes live on Wednesday at eleven by itself. The last fifty menus you published are kept, so next spring’s asparagus is already typed.',
    },
    {
      question: 'How do I mark allergens?',
      answer:
        'In words, where they are needed: with the dish, above the menu or as an answer in the FAQ. There are no symbols to tick, and the responsibility stays in your kitchen. The page says nothing of nuts or wheat unless you do.',
    },
    {
      question: 'Can people ask for the back room for thirty?',
      answer:
        'Give the room its own question. Say how many it seats, what a set menu begins at and who may bring the cake; its button leads down to the form, which can ask for the evening, too. Deposits go through whatever you take deposits with now.',
    },
  ],
  related: ['coffee-shop', 'catering', 'book-store'],
} satisfies IndustryTexts
