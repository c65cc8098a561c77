import type { IndustryCopy } from '../industry-copy.ts'

export const barberShop: IndustryCopy = {
  slug: 'barber-shop',
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
    'Say which of these you do, or name your own, and each gets a description that sounds like a barber wrote it. Every word is yours to change.',
  questions: [
    {
      question: 'Can clients book an appointment on my website?',
      answer:
        'Yes, through the booking service you use. Paste its link once, and the Scheduling section and the buttons on your page lead to it. Without one, the form can ask when they’d like to come, and you say whether that chair is free. There is no booking calendar of our own to learn, and no fee a booking.',
    },
    {
      question: 'Can I show prices?',
      answer:
        'Yes. Put a price in a service’s name or its description, wherever you would say it in the shop. Change it when it changes and publish again: the page is new a moment later.',
    },
    {
      question: 'I have nothing but photos on my phone. Is that enough?',
      answer:
        'It is plenty. Drop them into the gallery and they are turned the right way up, made small and framed alike. Until you have some, the pictures that come with the page stand in for them, so nothing looks empty.',
    },
    {
      question: 'Will the reviews on the page be made up?',
      answer:
        'No. You see samples while you edit, so that you can judge the layout, and they are marked as samples. Only reviews that you enter yourself are published.',
    },
    {
      question: 'Can each barber have a place on the page?',
      answer:
        'Add the Team section: up to six people, each with a picture, what they are good at and a few lines. You can call the section Barbers in the menu, and for this trade it already is.',
    },
  ],
  related: ['hair-styling', 'spa', 'coffee-shop'],
}
