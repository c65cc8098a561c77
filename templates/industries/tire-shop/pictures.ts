import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['tire tires jack wrench', 'Tires with a jack and tools'],
  banners: [
    ['tires stack toolbox', 'Stacks of tires beside a toolbox'],
    ['car road hills landscape', 'A car on a quiet road'],
    ['wrench tools bench', 'A workbench with wrenches on the wall'],
  ],
  gallery: [
    ['tire', 'A tire on its rim, seen from the side', 'Fresh rubber'],
    ['tires', 'A stack of tires', 'Your size is in here'],
    ['car street', 'A car on the road outside', 'Down off the lift'],
    ['wrench hammer tools', 'Wrenches and a hammer on a wall', 'Every one has its hook'],
    ['jack toolbox', 'A car jack on a bench', 'Between jobs'],
    ['van street', 'A van parked on a street', 'Vans and trailers too'],
    ['gauge tire', 'A round gauge among the tools', 'Checked cold'],
    ['car house', 'A car on an open road', 'Straight home'],
  ],
  scheduling: ['calendar tire', 'A calendar among tires'],
  video: ['tire wrench bench', 'Wrenches over a workbench'],
  contact: ['car street', 'A car on a street'],
  person: ['mechanic portrait', 'A tire fitter'],
}
