import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Know the house before you buy',
    'Sold with your eyes open',
    'Buying or selling, without the fog',
    'Homes[ in {place}], honestly described',
    'Priced by what sold next door',
    'We open the closets, too',
    'The right house, not the next',
  ],
  introductions: [
    '{name} helps people buy and sell homes[ in {place}]. You get a price with the reasons behind it, a plan with dates in it and somebody who calls back.',
    'Selling starts with three boxes, a can of paint and an honest number. {name} tells you what is worth fixing before the photos, what isn’t, and what the house down the street really went for[. Ask about any street in {place}].',
    'A listing won’t tell you that the basement smells in April. {name} walks through homes[ in {place}] with a flashlight, reads the disclosures to the last page and says so when it’s time to walk away.',
    'A first home, an empty nest, a job in another city: every move has its own clock. {name} finds out what yours says and works backward from there[, for buyers and sellers around {place}].',
  ],
  about: [
    '{name} works for buyers and for sellers[ in {place}], and says clearly which of the two you are to us. We price by what nearby homes closed at, not by what they were listed at. What you sign comes with an explanation in plain words.',
    'A sale is mostly preparation: closets emptied, small repairs done, questions answered before a buyer asks them. {name} makes that list with you, arranges the photographs and stays until the keys are handed over. When offers come in we read them line by line, because the highest isn’t always the best.',
    'Buying is a hundred small questions and one large one. {name} takes care of the small ones: the taxes, the boundary, the age of the roof, who put in that wiring. The large one, whether you can see yourself there on a wet Tuesday, stays yours.',
  ],
  quotes: [
    'Look at the roof before you look at the kitchen.',
    'A house sells on its price, its photos and its smell.',
    'See it twice, and once in the rain.',
    'The best offer is the one that closes.',
    'You can change the kitchen. You can’t move the street.',
    'An honest price brings people through the door.',
    'Every house has a story. Ask for the paperwork.',
  ],
  bannerLines: ['Thinking of moving?', 'Where would the table go?', 'What would yours sell for?', 'Try the handle'],
  headings: {
    services: 'Buying, selling, moving',
    gallery: 'From the curb to the kitchen',
    team: 'Who shows you around',
    reviews: 'From buyers and sellers',
    questions: 'Before you make a move',
  },
  servicesText:
    'Most people need two of these at once: a home to sell and another to find. We keep an eye on both calendars.',
  scheduling: {
    heading: 'Arrange a walk-through',
    text: 'Choose a time to see a home, or for us to see yours. You don’t have to tidy up; we look at walls.',
  },
  video: {
    heading: 'Getting one house ready',
    text: 'From the first walk-through to the morning of the photos. See what was painted, what was moved and what was better left alone.',
  },
  contact: {
    heading: 'Tell us about the move',
    text: 'Buying, selling or only wondering: the area, the rooms and the season are enough to begin with. We’ll answer with a few questions, not with a newsletter.',
  },
  callToAction: 'Talk about your move',
  servicesLabel: 'How we help',
}
