import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['scaffold house', 'A house going up behind scaffolding'],
  banners: [
    ['hard hat blueprint bricks', 'A hard hat, a blueprint and bricks'],
    ['scaffold trees', 'Scaffolding around a new frame'],
    ['house trees', 'A finished house among trees'],
  ],
  gallery: [
    ['framing', 'The frame of a house', 'Square, and then we checked'],
    ['bricks', 'A stack of bricks', 'Delivered dry'],
    ['blueprint', 'A blueprint', 'Changes welcome, on paper'],
    ['hard hat', 'A hard hat on a bench', 'Yours is by the gate'],
    ['staircase', 'A staircase without its rail', 'Second story, reached'],
    ['ladder sawhorse', 'A ladder beside a sawhorse', 'Drywall next week'],
    ['modern house', 'A modern house with large windows', 'Keys handed over'],
    ['hammer level saw', 'A hammer, a level and a saw', 'The short list'],
    ['planks tape', 'Planks and a measuring tape', 'Straight ones to the front'],
  ],
  scheduling: ['calendar hard hat', 'A calendar beside a hard hat'],
  video: ['scaffold street', 'A building site on a street'],
  contact: ['envelope blueprint', 'An envelope on a set of drawings'],
  person: ['builder portrait', 'A builder'],
}
