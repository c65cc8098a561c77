import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'home-and-building',
  order: 40,
  plural: 'Heating and cooling',
  one: 'a heating and cooling company',
  title: 'Heating and cooling (HVAC) website',
  description:
    'Furnaces in October, air conditioners in May: an HVAC website with a page for each season, the number for tonight and answers that spare a truck roll. Free.',
  headline: 'Ready for the two days when everybody calls at once',
  lead: 'The first frost and the first hot night fill the phone. In between, people take six weeks to decide on a heat pump and read every word. The same page has to serve a family in coats and an engineer with a spreadsheet.',
  card: 'Furnaces in October, air conditioners in May, and answers that spare a truck roll.',
  style: 'Common',
  needs: [
    {
      title: 'Furnaces in October, cool air in May',
      text: 'Write a winter opening and publish it with the day on which the summer one returns. It swaps itself, down to the banner about tune-ups, while your people are in attics.',
    },
    {
      title: 'Answers that spare a truck roll',
      text: 'Batteries in the thermostat, the breaker, the filter, the switch by the unit. Ten questions fit on the page, and any answer can end in a button that dials, for when none of them helped.',
    },
    {
      title: 'Which makes, which license',
      text: 'The makes you carry parts for, the ones you would rather not see, your license and your refrigerant certification. Dull to write and decisive to read, with a silent furnace in the room.',
    },
  ],
  servicesLead:
    'Tune-ups have a price, heat pumps have a “from”, and the diagnostic visit says what it costs to come out. Minutes stand beside them if you gave any.',
  questions: [
    {
      question: 'Should the page list rebates and tax credits?',
      answer:
        'Amounts change and depend on the household, so link to the official page and say that you help with the paperwork, if you do. A figure that was right last winter makes for a bad visit. What anyone saves is not ours to promise, nor yours to print.',
    },
    {
      question: 'Can customers join a maintenance plan there?',
      answer:
        'They can read what it includes: two visits, the filter sizes, who is first in line on the hot day. To sign and pay they go on to your field service software, by the button under it, or they call.',
    },
    {
      question: 'Service and sales have different numbers. Which one is shown?',
      answer:
        'Both, but buttons dial the first one: make it service. Give sales its own button, with the word on the label. Two bare numbers side by side get mixed up at two in the morning.',
    },
    {
      question: 'Our website is from 2012. Can anything of it be saved?',
      answer:
        'Give its address in the first step. Up to five of its pages are read for what you offer and charge, your people, numbers and hours. Its logo and up to twelve pictures are placed on the new page at once. The old one stays up until you point your domain at the new one.',
    },
    {
      question: 'May I put the manufacturers’ logos on it?',
      answer:
        'Your dealer agreement says whether and how, and a few of them are strict. Where it is allowed, they can be pictures in the gallery. The names in plain text do most of the work, and nobody has to send you a style guide.',
    },
    {
      question: 'Our work is metal boxes in basements. What do we photograph?',
      answer:
        'Labels, level lines, a tidy condensate drain, and the rusted part that you took out. People who know look for exactly that, and people who don’t can see that you sweep up. A photo search will offer you models in spotless overalls. Resist.',
    },
  ],
  related: ['electrician', 'home-construction', 'house-cleaning'],
} satisfies IndustryTexts
