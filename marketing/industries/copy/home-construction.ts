import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'home-and-building',
  order: 10,
  plural: 'Home builders',
  one: 'a home builder',
  title: 'Home builder website, made in minutes',
  description:
    'A home builder website that shows the footing as well as the kitchen: projects, services, license and crew on one page. Free, and yours to change.',
  headline: 'At last, somebody gets to see your footings',
  lead: 'Nobody hires a builder off a headline. They heard your name from a neighbor and look you up at the kitchen table, twice, with the largest check of their lives in mind: what have you built, do you take jobs like theirs, and will you be straight about the schedule?',
  card: 'Additions, remodels and whole houses, shown from the footing up to people with drawings on the table.',
  style: 'Geometric',
  needs: [
    {
      title: 'One house, told in order',
      text: 'Ten pictures are enough for one job, first stake to front door. Use the captions for what the drywall hides now: the rebar, the flashing, the drain tile. People who are comparing bids read those.',
    },
    {
      title: 'Jobs you take, and jobs you don’t',
      text: 'Up to forty services stand on the page, each with its price and what you say of it. If you begin at additions and no longer do single bathrooms, write that down, and fewer calls end in an apology.',
    },
    {
      title: 'Your license, where they look for it',
      text: 'Say your license number, your insurer and the counties you build in once: the page shows them near the top, in Contact and where people ask. We don’t check any of it and hand out no badges; careful clients will look the number up.',
    },
  ],
  servicesLead:
    'By the square foot, from a round sum, or a flat fee for the study: builders price in three ways, and the page keeps yours. No figure appears that you left out.',
  questions: [
    {
      question: 'Can I show a house that isn’t finished yet?',
      answer:
        'Yes, and it’s a good habit: framed in May, roof on in June, each photo with its month as the caption. Swap pictures as the job moves along and publish again. A website holds 36 uploaded pictures, ten of them in the gallery at a time.',
    },
    {
      question: 'Twenty years of projects: where do they all go?',
      answer:
        'Most of them stay with the people who live in them. There is one page, so pick the job that looks like the work you want next and tell that one properly. If the long portfolio lives somewhere else, a button on any service leads there.',
    },
    {
      question: 'How do clients send me drawings for a bid?',
      answer:
        'In their second message. The form brings you the name, the street and what they have in mind, but takes no files; you answer it, and the plans come attached to what they write back. If your estimating software has a page for new requests, let a button lead to that instead.',
    },
    {
      question: 'What should it say about cost per square foot?',
      answer:
        'Whatever you would say standing in the driveway. A range for an addition or the smallest job you accept saves an evening on both sides, and it stands beside the service it belongs to. The page leaves out any figure that you didn’t give.',
    },
    {
      question: 'I have four people and a dozen subcontractors. Whom do I show?',
      answer:
        'The ones a client will meet. There are six places in the Team section, and your site manager belongs in the first. Nobody is invented to fill the others.',
    },
  ],
  related: ['carpentry', 'electrician', 'landscaping'],
} satisfies IndustryTexts
