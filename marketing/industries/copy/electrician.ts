import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'home-and-building',
  order: 30,
  plural: 'Electricians',
  one: 'an electrician',
  title: 'Free websites for electricians',
  description:
    'A number that dials, the towns you drive to and your license in plain sight, on a page that loads with the router down. An electrician’s website, free.',
  headline: 'They are reading this by flashlight',
  lead: 'The breaker won’t stay in, the router went with it, and the phone is at thirty percent. They need a number to press, the name of their town on your list, and a license. The ones planning a car charger read the same page on Sunday, and read all of it.',
  card: 'A number that dials, the towns you cover and your license, for people holding a flashlight.',
  style: 'Geometric',
  needs: [
    {
      title: '“Call”, wherever they have scrolled to',
      text: 'Give the button in the header a short label and your number, and fix the header: it stays in sight all the way down. The page weighs little and needs no script, which is kind to a phone that has lost its Wi-Fi.',
    },
    {
      title: 'The license, as text',
      text: 'Your number, your class and your insurance, said once: the page shows them near the top and again where people ask. As text they can be copied into the state’s lookup, which is what careful people do before they let someone open the panel.',
    },
    {
      title: 'Where the van goes',
      text: 'Name the towns, and the ones where you charge for the drive. There is no map with a radius to draw; a list is what people scan for, and what search engines can read.',
    },
  ],
  servicesLead:
    'The first hour, an outlet from, a panel from: prices that somebody in the dark can plan with. A job you price after a walk-through shows those words in place of a figure.',
  questions: [
    {
      question: 'Can the page show another number at night?',
      answer:
        'It can’t change by the clock. The introduction has room for two buttons, so label them “Call, until 6pm” and “Call at night”, and say what a night call costs. A dead outlet can then decide to wait until morning.',
    },
    {
      question: 'Who else gets the leads?',
      answer:
        'No one. A call rings your phone, and what somebody writes into the form lands in your inbox; neither is sold to three others by a portal in between. If you do get work from Thumbtack or Yelp, their icons can lead to your profiles from the footer.',
    },
    {
      question: 'Can people get to it from the sticker in the panel?',
      answer:
        'That is a good place for it. After you publish, you can save a QR code of your address as a file for the printer. Settle on the address first: the code goes on leading to the one it was made for.',
    },
    {
      question: 'Will the page give safety advice in my name?',
      answer:
        'No, it gives none. If you want “unplug everything, try once, then call” on it, add it as a question with your own answer, in line with your local code. You know it and we don’t.',
    },
    {
      question: 'Should I have a page for each town, so that I come up everywhere?',
      answer:
        'Not here, where a website is a single page, and thin copies with the town’s name swapped rarely do anyone a service. Name the towns where you truly work, and what you did there. Nobody honest can promise you a rank.',
    },
  ],
  related: ['heating-and-cooling', 'carpentry', 'home-construction'],
} satisfies IndustryTexts
