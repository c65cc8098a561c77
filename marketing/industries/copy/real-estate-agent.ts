import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'office-and-property',
  order: 30,
  plural: 'Real estate agents',
  one: 'a real estate agent',
  title: 'Real estate agent website of your own',
  description:
    'A real estate agent website about the agent: your streets, your way of pricing, three listings and your number. Free, and it moves brokerages with you.',
  headline: 'The portals show houses. This page shows the agent.',
  lead: 'A seller has three business cards on the fridge and looks all of them up before calling one. Search filters they have in an app; from you they want to hear which streets you know, how you arrive at a price, and whether you pick up on a Sunday.',
  card: 'For the seller with three cards on the fridge: your streets, your way of pricing, your number.',
  style: 'CommonAlt',
  needs: [
    {
      title: 'Streets, by name',
      text: 'Write about the four neighborhoods you can walk blindfolded and not the metro area on your license. A text banner has a thousand characters for flood lines, the six o’clock train and which side gets the evening sun.',
    },
    {
      title: 'Three listings that don’t go stale',
      text: 'Show current homes as services, each with photo, paragraph and a button to the full listing. When one closes, delete it, or keep it a while with “sold in March” in front.',
    },
    {
      title: 'A question on the button',
      text: '“What’s mine worth?” is eighteen characters long, and a button takes twenty-eight. It can call you, lead down to the form or open the calendar in which you keep Saturday free.',
    },
  ],
  servicesLead:
    'Two and a half percent, a flat fee, a valuation for nothing: say what you charge and for what. The page promises neither a price nor a closing date, since you don’t.',
  questions: [
    {
      question: 'Can I connect my MLS or IDX feed?',
      answer:
        'No. The page shows what you put on it and searches nothing. Link your brokerage’s search or your profile on a portal, and use this page for what those leave out, which is you.',
    },
    {
      question: 'Will it satisfy my broker’s advertising rules?',
      answer:
        'That is for the two of you to judge; we don’t check. There is room for what such rules ask: the brokerage’s name in the introduction, license numbers among your credentials, the fair housing line in a text banner. A preview link lets your broker read it before anyone else does.',
    },
    {
      question: 'What becomes of it when I change brokerages?',
      answer:
        'It goes with you, since it hangs on your account and not on theirs. Trade the logo, the name and the colors, publish, and your domain leads to the new page as it led to the old one. Earlier versions stay where only you can see them.',
    },
    {
      question: 'Could a special house have a website for itself?',
      answer:
        'Yes, an account has room for more than one. Give it ten photos, a filmed walk-through and the open-house times, then take it offline after closing. Its web address stays yours for another ninety days, so no stranger moves in.',
    },
    {
      question: 'Can sellers get an instant value for their home?',
      answer:
        'Nothing is estimated here, and the portals do enough guessing. Describe what you bring to a first walk-through: the closed sales nearby, a tape measure, an hour. The figure is the one part of your job that shouldn’t be a click.',
    },
  ],
  related: ['condo-rental-agency', 'home-construction', 'accountant'],
} satisfies IndustryTexts
