import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['coffee croissant teapot cup', 'A cup of coffee with a croissant and a teapot'],
  banners: [
    ['coffee jug jar', 'Coffee with a jug and a jar'],
    ['coffee counter stool', 'The counter of a coffee shop'],
    ['croissant cake pastries', 'A cake, croissants and pastries'],
  ],
  gallery: [
    ['latte cup', 'A cup with a leaf in the foam', 'A flat white'],
    ['croissant plate', 'A croissant on a plate', 'Butter, flour, patience'],
    ['coffee machine', 'An espresso machine on a counter', 'Where it all begins'],
    ['cafe table window', 'A small table by the window', 'The good seat'],
    ['cake slice', 'A slice of cake on a stand', 'Cake of the day'],
    ['coffee beans', 'Coffee beans in an open bag', 'This season’s beans'],
    ['teapot cup', 'A teapot with a cup', 'For those who came for tea'],
    ['shelf cups plant', 'A shelf with cups and a plant', 'Your cup is the blue one'],
  ],
  scheduling: ['cafe table chairs', 'A cafe table set for a group'],
  video: ['coffee machine', 'An espresso machine and a grinder'],
  contact: ['cafe door awning', 'A coffee shop with an awning over the door'],
  person: ['barista portrait', 'A barista'],
}
