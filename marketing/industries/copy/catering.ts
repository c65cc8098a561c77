import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'food-and-drink',
  order: 30,
  plural: 'Caterers',
  one: 'a caterer',
  title: 'Catering website: menus, heads and dates',
  description:
    'A catering website that answers the first three questions: do you come here, for how many, and roughly what a head. Menus, full tables and a way to ask, free.',
  headline: 'One page for the bride, the office manager and the aunt',
  lead: 'One has a Saturday in June, one needs lunch for thirty on Thursday, one is arranging a wake. All of them ask first whether you come out here, for how many, and roughly what per head. Most of them ask it while hungry.',
  card: 'Menus, headcounts and the area you drive to, for brides, offices and aunts.',
  style: 'Elegant',
  needs: [
    {
      title: 'Menus with a number on them',
      text: 'Each menu says what is on it, from how many guests and from what price a head. The long version, if you keep one online as a PDF, gets a button beneath the short one.',
    },
    {
      title: 'Full tables, with the headcount',
      text: 'A plate says you can cook; a barn laid for 140 says you can cater. Take the picture in the two minutes before the doors open, and write the number of guests and the weather underneath.',
    },
    {
      title: 'Allergies, in your own words',
      text: 'What you type about nuts, milk and wheat stands on the page as you typed it, and nothing about your kitchen is guessed. Add diets, tastings and leftovers as questions where people keep asking.',
    },
  ],
  servicesLead:
    'Buffets by the head, staff by the hour, canapés by the piece: every price keeps its unit. The deposit and the final count go where people ask what it costs.',
  questions: [
    {
      question: 'Can people get a quote on the page?',
      answer:
        'Not worked out for them, since nothing is calculated there. They ask for one: write above the form what you need to know, date, place, heads and whether there is an oven, and switch on the wish for a time if tastings go by appointment. You answer from your inbox, and the rest goes by email as ever.',
    },
    {
      question: 'How do I show which Saturdays are gone?',
      answer:
        'In a sentence: “June is full, two Saturdays left in July”. There is no calendar to keep in step with the one on your kitchen wall, and a sentence is quicker to change.',
    },
    {
      question: 'Weddings and office lunches on one page: isn’t that odd?',
      answer:
        'Less than you would think, since nobody reads both. Lead with the one that pays for the van, give the other a button right beside it, and mix the pictures. The dresses and the lanyards will find their own paragraph.',
    },
    {
      question: 'What becomes of last autumn’s menu?',
      answer:
        'It stays in the list of versions, of which the fifty latest are kept. When squash is back, open that version, bring it into the editor, and correct the prices.',
    },
    {
      question: 'Our best pictures were taken by wedding photographers. May we use them?',
      answer:
        'Ask the photographer, and the couple if they are in it; many agree for a credit, which fits in the caption. Clearing it is between you and them. Until then, the page looks complete without them.',
    },
  ],
  related: ['restaurant', 'coffee-shop', 'hair-styling'],
} satisfies IndustryTexts
