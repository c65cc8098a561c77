import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Selling',
    text: 'A price with its reasons, a list of what to fix and a plan week by week. You hear what comes next before it comes.',
    picture: ['house', 'A house with its front garden'],
    stems: 'sell sale list seller vend market residential',
  },
  {
    name: 'Buying',
    text: 'We listen, shorten the list and look behind the sofa. When it isn’t the one, we say so on the driveway.',
    picture: ['door', 'A front door, closed'],
    stems: 'buy buyer purchas search find',
  },
  {
    name: 'What it’s worth',
    text: 'We walk through your home and compare it with what has closed nearby. You get a figure, and the sales it rests on.',
    picture: ['calculator tiny house', 'A calculator beside a model house'],
    stems: 'valu apprais worth price pricing analysis cma estimat compar',
  },
  {
    name: 'First-time buyers',
    text: 'Pre-approval, inspection, escrow, closing: what each one is, in which order and what it costs. Ask the same thing twice; people do.',
    picture: ['tiny house book stack', 'A model house on a table'],
    stems: 'first time starter',
  },
  {
    name: 'Staging and photographs',
    text: 'Less furniture, more lamps, and pictures taken at the right hour. Buyers see the rooms instead of the boxes.',
    picture: ['sofa floor lamp', 'A living room with a lamp by the sofa'],
    stems: 'stag photo prepar decor video drone',
  },
  {
    name: 'Open houses',
    text: 'Signs straight, lights on, a towel for wet shoes. Afterward you hear what people said, including the part about the carpet.',
    picture: ['dining table vase', 'A dining table with a vase of branches'],
    stems: 'open view show tour visit',
  },
  {
    name: 'Offers and contracts',
    text: 'Offers laid side by side: the price, the dates, the conditions and how firm the money is. Then we talk about an answer.',
    picture: ['desk lamp pen', 'A desk with a lamp and pens'],
    stems: 'offer negotiat contract close closing paper',
  },
  {
    name: 'Relocation',
    text: 'New to the area? We drive the streets with you, time the commute on a weekday and send walk-throughs by video.',
    picture: ['car house', 'A car in front of a house'],
    stems: 'relocat mov area corporat new international',
  },
  {
    name: 'Land and lots',
    text: 'Before the view, the dull things: access, water, drainage and what the zoning allows. We find out and write it down.',
    picture: ['trees landscape', 'Open land with a few trees'],
    stems: 'land lot acre farm rural plot ranch',
  },
  {
    name: 'Investment property',
    text: 'Rents, repairs and empty months, worked out before you fall for the porch. We show the sums; the decision is yours.',
    picture: ['apartments', 'An apartment building on a street'],
    stems: 'invest multi duplex income commercial flip office',
  },
  {
    name: 'Renting out',
    text: 'Not ready to sell? We find a tenant, draw up the lease and look in now and then on the gutters.',
    picture: ['door armchair', 'A door opening into a room with an armchair'],
    stems: 'rent lett lease tenant manag landlord',
  },
  {
    name: 'Condos and townhouses',
    text: 'The unit, and the building behind it: dues, reserves and the minutes of the last meetings. We read them before you sign.',
    picture: ['modern house', 'A modern townhouse'],
    stems: 'condo townho apartment flat luxury',
  },
]

export const anyService: readonly string[] = [
  'Tell us where you are and where you’d like to be. We’ll say what it takes and in which order.',
  'Explained in plain words, with the costs on one page, before you decide anything.',
  'We have the paperwork, the dates and the phone calls in hand, so that you can think about the rooms.',
]
