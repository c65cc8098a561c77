import type { SamplePerson, SampleReview } from '../industry.ts'

export const reviews: readonly SampleReview[] = [
  {
    name: 'Camille Dufresne',
    text: 'She told me about the streetcar at six in the morning before I could fall in love with the balcony. I took it anyway, with earplugs.',
  },
  {
    name: 'Rohan Pillai',
    text: 'I own two units and live three hours away. One page a month, receipts attached, and not one call about a lightbulb.',
  },
  {
    name: 'Teresa Vogel',
    text: 'They booked the elevator, met the movers and had counted the fobs. Moving day took a morning.',
  },
  {
    name: 'Andre and Lucia',
    text: 'We were shown two condos instead of twelve. The second one had a window exactly where the desk goes.',
  },
  {
    name: 'Jen Halvorsen',
    text: 'The full deposit came back, with the before and after photos side by side. I had never seen that done.',
  },
  {
    name: 'Malik Turner',
    text: 'The dishwasher leaked on a Sunday. By Monday somebody was there who knew which valve was ours.',
  },
]

export const team: readonly SamplePerson[] = [
  {
    name: 'Rosalind Marsh',
    portrait: 'woman',
    title: 'Agency owner',
    bio: 'Reads bylaws for pleasure and can quote the pet rule of most towers. Lives on the fourth floor and takes the stairs.',
  },
  {
    name: 'Kenji Okada',
    portrait: 'man',
    title: 'Viewings',
    bio: 'Runs the shower, opens the closets and waits while you stand on the balcony. Always has the right fob.',
  },
  {
    name: 'Beatriz Fonseca',
    portrait: 'woman',
    title: 'Owners and accounts',
    bio: 'Sends statements that fit on one page. Finds the missing eleven dollars.',
  },
  {
    name: 'Tyrell Jameson',
    portrait: 'man',
    title: 'Repairs and inspections',
    bio: 'Carries fuses, bulbs and a tape measure. On first-name terms with every building superintendent.',
  },
]
