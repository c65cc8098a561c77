import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'food-and-drink',
  order: 20,
  plural: 'Coffee shops',
  one: 'a coffee shop',
  title: 'Coffee shop website: hours, menu, map',
  description:
    'A coffee shop website with the menu as text, kitchen hours beside door hours, and pictures of the room. Made in minutes, free, and quick on the train Wi-Fi.',
  headline: 'The kitchen shuts at three. Let the page say so.',
  lead: 'Coffee is looked up standing: off a train, with a child on one arm, four minutes before a meeting. Which side of the street, anything to eat at this hour, and will there be a seat? Nobody scrolls for it.',
  card: 'A menu to read at arm’s length, door hours and kitchen hours, and a look at the room.',
  style: 'Fun',
  needs: [
    {
      title: 'Door hours and kitchen hours',
      text: 'They are not the same, and between the two stands a disappointed person with a toddler. Opening hours have days, times and exceptions, which search engines read as such. “Eggs until three, cake until it’s gone” goes beside them in your own words.',
    },
    {
      title: 'A board that fits in one hand',
      text: 'Each thing a line of plain text with its price, under headings if you like: readable with a bag in the other hand. If the board on your wall is short, so much the better.',
    },
    {
      title: 'The room, before the door',
      text: 'Where the outlets are, the long table, the high chair, the step at the entrance. Photograph what people ask about, not only the foam, and put the answer in the caption.',
    },
  ],
  servicesLead:
    'Espresso, flat white, the toasted special until two: type the board once and it becomes a menu with prices, in groups if you like. Nothing is on it that you don’t serve.',
  questions: [
    {
      question: 'Can people order ahead?',
      answer:
        'By the ordering service that you already have: its link goes behind the button at the top. There is no ordering built in, so there is also no second tablet by the machine.',
    },
    {
      question: 'The cakes change every morning. Do I have to edit every morning?',
      answer:
        'Please don’t; you have buns to take out. Put on the page what is true all month, and let an icon at its foot lead to the profile where you post the board. “And whatever else came out of the oven” covers the rest truthfully.',
    },
    {
      question: 'We close for two weeks in August. What do I do?',
      answer:
        'Change the hours, and in the same step as publishing set the day when the current version comes back. Both ends can be fixed weeks ahead. Then go to the sea.',
    },
    {
      question: 'There are two of us: one by the station, one on the hill.',
      answer:
        'Contact has one address, one map link and one set of hours, so make two websites, in one account if you like, each with the other in its menu. Then nobody who meant the hill waits at the station.',
    },
    {
      question: 'Can I sell our beans to people who live elsewhere?',
      answer:
        'If you have a shop page with somebody, give the beans a line on the menu, with a button that leads there. There is no till in the page itself. For the regulars, the shelf by the counter will do.',
    },
    {
      question: 'Is there a map on the page?',
      answer:
        'There is a link beside your address that opens one. A map inside the page would be loaded by everyone and used by those few who are lost. They are better served by the app that they already walk with.',
    },
  ],
  related: ['restaurant', 'book-store', 'catering'],
} satisfies IndustryTexts
