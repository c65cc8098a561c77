import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['car house', 'A clean car parked outdoors'],
  banners: [
    ['car street', 'A car on a quiet street'],
    ['sponge suds bucket towels', 'A sponge in suds with a bucket and cloths'],
    ['vacuum brushes towels', 'A vacuum cleaner with brushes and cloths'],
  ],
  gallery: [
    ['car house', 'A car among trees', 'Home, and shining'],
    ['bucket sponge', 'A bucket and a soapy sponge', 'Two of these, always'],
    ['wheel', 'A car wheel, seen from the side', 'Brake dust, gone'],
    ['vacuum', 'A vacuum cleaner with its hose', 'Seats forward, seats back'],
    ['towels', 'A stack of folded cloths', 'A clean one for every panel'],
    ['polisher', 'A polishing machine with a soft pad', 'Slow passes, good light'],
    ['spray bottle brushes', 'A spray bottle and two brushes', 'For vents and stitching'],
    ['van street', 'A van parked on a street', 'Vans need love too'],
  ],
  scheduling: ['calendar towels', 'A calendar beside folded cloths'],
  video: ['sponge bucket', 'A sponge and a bucket of suds'],
  contact: ['car street', 'A car parked outside'],
  person: ['detailing portrait', 'A car detailer'],
}
