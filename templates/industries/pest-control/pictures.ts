import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['magnifier bug shield broom', 'A magnifying glass and an insect on a wall'],
  banners: [
    ['house street hills', 'A house on a quiet street'],
    ['mousetrap tiny house', 'A mousetrap beside a small house'],
    ['spray bottle first aid', 'A spray bottle beside a first aid box'],
  ],
  gallery: [
    ['bug magnifier', 'An insect under a magnifying glass', 'First, a name for it'],
    ['mousetrap', 'A mousetrap on a floor', 'Where they run, not where you see them'],
    ['house shrub', 'A house among trees', 'We start outside'],
    ['shield magnifier', 'A shield beside a magnifying glass', 'Out, and kept out'],
    ['stove kitchen', 'A stove in a kitchen', 'Behind here, usually'],
    ['planks', 'A stack of boards', 'Hollow, or sound?'],
    ['jar spray bottle', 'A jar on a shelf', 'Only as much as it takes'],
    ['cat', 'A black cat', 'Willing, but no help'],
  ],
  scheduling: ['calendar jar', 'A calendar on a shelf'],
  video: ['magnifier broom', 'A magnifying glass beside a broom'],
  contact: ['telephone tiny house', 'A telephone beside a small house'],
  person: ['exterminator portrait', 'A pest controller'],
}
