import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['garden lawn trees house', 'A garden path between trees and flowers beside a house'],
  banners: [
    ['garden flowers', 'A border of flowers in a garden'],
    ['lawn tree house', 'A lawn with a tree in front of a house'],
    ['plants pots shelf', 'Plants in pots on a shelf'],
  ],
  gallery: [
    ['garden path', 'A path through a garden', 'A path that stays dry'],
    ['flowers bed', 'A bed of tall flowers', 'Second summer'],
    ['tree lawn', 'A tree on a lawn', 'Shade for August'],
    ['garden house', 'A house in a garden', 'Breakfast outside'],
    ['hedge', 'A clipped hedge', 'Straight, with room for birds'],
    ['plants pots', 'Plants in clay pots', 'Waiting for their places'],
    ['watering can', 'A watering can beside a bed', 'Water where the roots are'],
    ['leaves rake', 'A rake with fallen leaves', 'Every fall'],
  ],
  scheduling: ['calendar leaf', 'A calendar with a leaf on it'],
  video: ['garden seasons tree', 'A tree in a garden'],
  contact: ['garden gate', 'A garden gate with plants on both sides'],
  person: ['gardener portrait', 'A gardener'],
}
