import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'hair-and-body',
  order: 10,
  plural: 'Barber shops',
  one: 'a barber shop',
  title: 'Barber shop website, free',
  description:
    'Make a barber shop website in minutes: cuts and prices, opening hours, a way to book and the chair by the window. Free, fast and yours to change.',
  headline: 'A barber shop website as sharp as the fade',
  lead: 'People look you up on the way, on a phone, with five minutes to spare. Show them the cuts, the hours and how to get a chair, on a page that opens before they reach the corner.',
  card: 'Cuts, hours and a chair to book, on a page that opens before they reach the corner.',
  style: 'Geometric',
  needs: [
    {
      title: 'Hours that are impossible to miss',
      text: 'Whoever looks up a barber wants to know one thing first: are you open now? Your hours, address and number stand together, and a tap on the number calls the shop.',
    },
    {
      title: 'A way to a chair',
      text: 'Link the booking page you already have, whichever it is, and the button leads there. Rather take walk-ins? Say so, and the button calls you instead.',
    },
    {
      title: 'Your cuts, not a catalog’s',
      text: 'Ten pictures of your own work, straight from your phone, cropped and made small for you. The page stays quick, however large the photos were.',
    },
  ],
  servicesLead:
    'Cuts, minutes and prices, as on the board by the mirror. Type them once and they stand on the page as a price list; change one and publish, and it is new everywhere.',
  questions: [
    {
      question: 'Can clients book an appointment on my website?',
      answer:
        'Yes, through the booking service you use. Paste its link once, and the Scheduling section and the buttons on your page lead to it. Without one, the form can ask when they’d like to come, and you say whether that chair is free. There is no booking calendar of our own to learn, and no fee a booking.',
    },
    {
      question: 'Can I show prices?',
      answer:
        'Yes: a price, a “from”, a price per hour, and how many minutes it takes. Type “Skin fade £23 (45 min)” in the first step, and you have a price list. Change a price in your business details and publish, and it is new everywhere.',
    },
    {
      question: 'I have nothing but photos on my phone. Is that enough?',
      answer:
        'It is plenty. Drop them into the gallery and they are turned the right way up, made small and framed alike. Until you add some, the page has no gallery, and no stranger’s haircuts pretend to be your work.',
    },
    {
      question: 'Will the reviews on the page be made up?',
      answer:
        'No. A new page has no reviews at all, and the section waits until you add real ones. Those on your old website are offered to you, with their authors, and none is placed unasked.',
    },
    {
      question: 'Can each barber have a place on the page?',
      answer:
        'Name them in the first step, and they stand under Team: up to six people, each with a role and what you say of them. Add their pictures when you have them, and call the section Barbers in the menu if you like.',
    },
  ],
  related: ['hair-styling', 'spa', 'coffee-shop'],
} satisfies IndustryTexts
