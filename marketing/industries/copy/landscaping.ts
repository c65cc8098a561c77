import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'home-and-building',
  order: 50,
  plural: 'Landscapers',
  one: 'a landscaping company',
  title: 'Landscaping website with room for photos',
  description:
    'A landscaping website with the yard before and the yard after, the work of each season and a way to ask for a visit. Free to make, quick to change.',
  headline: 'February is when people dream about patios',
  lead: 'They stand at the kitchen window, look at the mud and search for somebody who could do something about it by June. What have you planted around here, do you lay stone as well as sod, and how full is your spring already?',
  card: 'Before and after, planting and paving, for people at a window looking out at the mud.',
  style: 'Common',
  needs: [
    {
      title: 'The same yard, three summers on',
      text: 'On the day you leave it, a garden is mostly mulch. Give the gallery pairs, planting day and third July, with the month as the caption. A tap opens each one large, to look for the weeds.',
    },
    {
      title: 'A front that follows the season',
      text: 'Cleanups in March, watering in July, plowing in November: another first picture and two new lines are a matter of minutes. Set the spring version for the first of the month, and it goes live while you are on a mower.',
    },
    {
      title: 'Design, build or mow',
      text: 'One client wants a drawing, one a wall, one every second Thursday. Any service can have a button, so that the wall calls you, the drawing leads down to the form and the mowing to the page where you take bookings.',
    },
  ],
  servicesLead:
    'Gardening by the hour, hedges from, turf by the square meter: give each job the price you’d give over the fence. The jobs you turn down can be on the page, too.',
  questions: [
    {
      question: 'Can I show the planting plan as well?',
      answer:
        'If it is a picture, yes: export or photograph the drawing and put it first, with the built yard right after it. A tap opens it large. Take the client’s name and lot number off the title block before you do.',
    },
    {
      question: 'We plow in winter. Does that need a second website?',
      answer:
        'One is plenty. Keep snow and lawns in your services, and swap headline and banner when the leaves are down. Whatever you published before is kept, so last winter’s page is in the list, waiting for snow.',
    },
    {
      question: 'I’m licensed to spray. Does anyone want to read that?',
      answer:
        'Anyone with a dog, a well or a vegetable bed. Give the applicator number as a credential, and say what you use and what you leave alone. The page calls nothing organic unless you do, so that word is yours to earn.',
    },
    {
      question: 'It rained all Tuesday. Can clients see when we’re coming?',
      answer:
        'Not by name; there is no login for them and no route on a screen. Write down the rule instead: rained out on Tuesday, mowed on Thursday. That is what they call about on a wet morning.',
    },
    {
      question: 'Can clients pay an invoice there?',
      answer:
        'The page takes no money. If your accounting software has a page for paying, put it among the four links in the footer and call it what your clients call it. The mowing gets paid for where it always was.',
    },
  ],
  related: ['home-construction', 'pest-control', 'house-cleaning'],
} satisfies IndustryTexts
