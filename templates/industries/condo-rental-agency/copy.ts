import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'A view, with a lease',
    'Condos with the details checked',
    'Rented well, looked after properly',
    'Condos for rent[ in {place}]',
    'Keys, fobs and plain answers',
    'Find your floor',
    'The right condo, told straight',
  ],
  introductions: [
    '{name} rents out condos[ in {place}] for the people who own them, to the people who’d like to live in them. We know which side gets the evening sun, what the building allows and where the noise comes from.',
    'Photos show the view. {name} also tells you about the parking stall, the storage locker, the pet rule and the elevator you have to book for moving day[, in every building we list in {place}].',
    'An owner wants the rent on the first and a home treated well; a tenant wants somebody who answers. {name} stands between the two[ in {place}] and writes down what both agreed to.',
    'Looking for a condo[ in {place}], or for someone to live in yours? {name} takes care of the listing, the viewings, the lease and the faucet that starts dripping in month three.',
  ],
  about: [
    '{name} is a condo rental agency[ in {place}]. We walk through a unit before we list it, photograph it as it is and read the building’s rules so that you don’t first meet them on a notice in the elevator. Owners get a statement they can follow, and tenants know whom to call.',
    'Renting a condo means dealing with a building as well as with a home: fobs, bylaws, a board, a form for moving day. {name} sorts that out before the keys change hands. On the first day we go from room to room and photograph the scratches, so that nobody argues about them on the last.',
    'Applicants are asked the same questions, bring the same papers and hear back either way. {name} works like that because it is fair, and because it finds people who stay. What we look at is written down[, and the same all over {place}]; ask to see it.',
  ],
  quotes: [
    'Ask about the elevator before you buy the sofa.',
    'Read the pet rule before you get the dog.',
    'A good lease is one that both sides have read.',
    'Visit at eight in the evening. Then you know the building.',
    'An empty month costs more than a fair rent.',
    'People stay where things get fixed.',
  ],
  bannerLines: [
    'When would you like to move in?',
    'High enough for the evening sun',
    'Two keys and a fob',
    'Which floor suits you?',
  ],
  headings: {
    services: 'What we take care of',
    gallery: 'Inside and out',
    team: 'Who meets you in the lobby',
    reviews: 'From tenants and owners',
    questions: 'Before you sign',
  },
  servicesText: 'Some of you are looking for a condo and some of you own one. We look after both halves of the lease.',
  scheduling: {
    heading: 'Book a viewing',
    text: 'Choose a time and tell us which condo you’d like to see and when you hope to move. We’ll meet you in the lobby.',
  },
  video: {
    heading: 'Through the front door',
    text: 'A walk through one condo at normal speed, closets and water pressure included. It ends on the balcony, where everybody lingers.',
  },
  contact: {
    heading: 'Tell us what you’re after',
    text: 'To rent: how many rooms, from which month and for how much. To let: the building, the unit and the day it is free.',
  },
  callToAction: 'Ask about a condo',
  servicesLabel: 'What we take care of',
}
