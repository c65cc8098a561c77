import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'lessons-books-and-causes',
  order: 30,
  plural: 'Bookstores',
  one: 'a bookstore',
  title: 'A website for your bookstore',
  description:
    'Show the front table, the booksellers and the next reading to people who haven’t come in yet. Hours, events and a seat to save, on a free website.',
  headline: 'A front table for people who haven’t come in yet',
  lead: 'Every book in print can be had from somewhere with a warehouse. Yours is the shop somebody checks on a Sunday at noon: is it open, are there chairs left for tonight’s reading, and who in there would know what to give a grumpy uncle?',
  card: 'The shelves, the next reading and the people who know what to read after it.',
  style: 'Elegant',
  needs: [
    {
      title: 'A reading has a date, then it is over',
      text: 'Announce it in a wide banner with a link to the tickets, and set the morning after for the old page to return by itself. Nobody stands outside for a poet who was here last Thursday.',
    },
    {
      title: 'Captions like shelf cards',
      text: 'Ten pictures: the window, the crime corner, the cat. Below each there is space for as much as fits on a handwritten card, and you know from your own tables what a handwritten card can do.',
    },
    {
      title: 'The ones who do the choosing',
      text: 'Give each bookseller a portrait and a line on what they read on trains. “Ask Ines for anything with a ship in it” is a search that no warehouse offers.',
    },
  ],
  servicesLead:
    'Story hour, special orders, what you pay for a used paperback: list what people come in for besides new books. What costs nothing says that it is free.',
  questions: [
    {
      question: 'Can readers search our stock or buy on the page?',
      answer:
        'Neither: it has no catalog and no cart. If your wholesaler or a marketplace runs a storefront for you, link it from the menu and from any shelf on the page. Everyone else calls, and you look on the shelf, as ever.',
    },
    {
      question: 'How does someone save a seat for an evening?',
      answer:
        'Through the ticket page that you use, by a button in the Scheduling section, which the menu can call “Save a seat”. For evenings that are free, it can lead down to the form instead. You count the chairs.',
    },
    {
      question: 'Where do people sign up for our newsletter?',
      answer:
        'On the sign-up page that your newsletter service gives you; a button in any section takes them there. The form on your page writes to you and to nobody else, so it fills no mailing list.',
    },
    {
      question: 'May I use book covers as pictures?',
      answer:
        'You can upload them, but the rights are the publisher’s, so ask or use what they provide for booksellers. A photograph of your own table, five covers and somebody’s hand reaching in, shows more of the shop.',
    },
    {
      question: 'We are two people and neither writes advertising. Will it show?',
      answer:
        'It is a relief if it shows. The page says what you say, the way you would say it across the counter, and a click on any sentence lets you argue with it. You have opinions about sentences, or you wouldn’t sell them.',
    },
  ],
  related: ['coffee-shop', 'chess-instructor', 'music-lessons'],
} satisfies IndustryTexts
