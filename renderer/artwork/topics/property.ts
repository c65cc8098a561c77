import type { Topic } from './topic.ts'

export const property = {
  realEstate: {
    words:
      'realtor realty estate property house home broker listing villa buyer seller moving removal mover suburb cottage townhouse',
    scenes: ['street', 'stillLife', 'landscape', 'interior', 'poster', 'street'],
    table: ['tinyHouse', 'key', 'bookStack', 'mapPin', 'calculator', 'vase', 'blueprint'],
    tools: ['key', 'magnifier'],
    room: ['door', 'sofa', 'armchair', 'diningTable'],
    outdoor: ['house', 'modernHouse', 'apartments', 'car'],
    clothes: 'suit',
  },
  rentals: {
    words: 'condo condominium apartment rental rent letting flat tenant lease landlord loft penthouse balcony',
    scenes: ['street', 'interior', 'stillLife', 'interior', 'poster', 'interior'],
    table: ['tinyHouse', 'vase', 'steamingCup', 'branches', 'bookStack', 'mapPin'],
    tools: ['key'],
    room: ['sofa', 'armchair', 'diningTable', 'door', 'bath', 'bookcase'],
    outdoor: ['apartments', 'modernHouse', 'bicycle'],
    clothes: 'suit',
  },
  home: {
    words: 'interior living lounge bedroom sofa couch bookcase wardrobe cosy cozy room',
    scenes: ['interior', 'interior', 'stillLife'],
    table: ['vase', 'branches', 'bookStack', 'steamingCup', 'candle', 'pottedPlant'],
    room: ['sofa', 'armchair', 'diningTable', 'bookcase', 'bed'],
    outdoor: ['house'],
    clothes: 'casual',
  },
  nature: {
    words:
      'nature mountain hill forest sky sunrise sunset field river park path countryside view horizon meadow outdoors outdoor summer spring autumn',
    scenes: ['landscape'],
    table: ['branches', 'flowers', 'pottedPlant'],
    outdoor: ['shrub', 'roundTree', 'house'],
    clothes: 'casual',
  },
  contact: {
    words:
      'contact email mail phone call appointment booking schedule reservation calendar letter envelope message enquiry time clock opening location map address visit',
    scenes: ['stillLife', 'stillLife', 'poster', 'interior'],
    table: ['envelope', 'phone', 'calendar', 'clock', 'penPot', 'mapPin', 'steamingCup'],
    tools: ['key'],
    room: ['desk', 'armchair'],
    outdoor: ['shop', 'house'],
    clothes: 'casual',
  },
} as const satisfies Record<string, Topic>
