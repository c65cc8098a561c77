import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['spray bottle bucket towels', 'A spray bottle, a bucket and folded towels'],
  banners: [
    ['living room sofa vacuum', 'A tidy living room with a sofa'],
    ['bed pillows window', 'A made bed under a window'],
    ['towels basket', 'Folded towels in a basket'],
  ],
  gallery: [
    ['living room sofa', 'A sofa with straight cushions', 'Straight cushions'],
    ['kitchen sink', 'A kitchen sink with a tall faucet', 'The sink changes everything'],
    ['bathroom mirror', 'A bathroom mirror above a basin', 'No streaks'],
    ['bed pillows', 'A freshly made bed', 'Fresh sheets'],
    ['window light', 'A window with clear glass', 'Look, no window'],
    ['spray bottle cloth', 'A spray bottle and a folded cloth', 'One cloth for each room'],
    ['vacuum cleaner', 'A vacuum cleaner on a carpet', 'Under the sofa too'],
    ['laundry towels', 'A basket of folded laundry', 'Folded your way'],
  ],
  scheduling: ['calendar broom', 'A calendar beside a broom'],
  video: ['kitchen bucket', 'A bucket on a clean kitchen floor'],
  contact: ['house door key', 'A house door with a key in it'],
  person: ['cleaner portrait', 'A cleaner'],
}
