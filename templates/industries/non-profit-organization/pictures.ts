import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['hands donationbox seedling heart', 'Hands around a heart, a donation box and a seedling'],
  banners: [
    ['dining table chairs', 'A room with a table and chairs'],
    ['house tree street', 'A house with trees'],
    ['crate seedling', 'A crate beside a young plant'],
  ],
  gallery: [
    ['helping hands', 'Hands around a heart', 'Many hands'],
    ['donation box', 'A donation box on a table', 'Every coin counted'],
    ['crate box', 'A crate packed with groceries', 'Packed and labeled'],
    ['volunteers folk', 'People side by side', 'Saturday’s crew'],
    ['seedling', 'A seedling in a pot', 'It took'],
    ['coffee table', 'A table with two chairs', 'First things first'],
    ['sofa lamp', 'A sofa beside a lamp', 'A place to sit and talk'],
    ['heart', 'A heart', 'Why we do it'],
  ],
  scheduling: ['calendar heart', 'A calendar with a heart beside it'],
  video: ['volunteers team', 'Volunteers at work'],
  contact: ['letter envelope heart', 'An envelope with a heart'],
  person: ['volunteer portrait', 'A volunteer'],
}
