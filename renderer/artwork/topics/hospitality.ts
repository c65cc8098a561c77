import type { Topic } from './topic.ts'

export const hospitality = {
  coffeeShop: {
    words: 'coffee cafe espresso latte barista tea cappuccino roast roastery teahouse brunch breakfast',
    scenes: ['stillLife', 'stillLife', 'interior', 'street', 'poster', 'stillLife', 'portrait'],
    table: ['steamingCup', 'croissant', 'cup', 'teapot', 'jug', 'cake', 'bakery', 'jar'],
    room: ['counter', 'diningTable', 'stool'],
    outdoor: ['shop', 'bicycle'],
    clothes: 'apron',
  },
  bakery: {
    words:
      'bakery baker bread pastry cake croissant cupcake patisserie sourdough dessert baking cookie chocolate sweets',
    scenes: ['stillLife', 'stillLife', 'poster', 'interior', 'street'],
    table: ['croissant', 'loaf', 'cake', 'bakery', 'jug', 'jar', 'bowls'],
    room: ['counter', 'stove'],
    outdoor: ['shop', 'bicycle'],
    clothes: 'apron',
  },
  restaurant: {
    words:
      'restaurant dinner dining chef bistro food wine menu cuisine pizza pasta pub bar bartender cocktail grill lunch kitchen cook cooking tapas trattoria dish meal',
    scenes: ['stillLife', 'interior', 'stillLife', 'street', 'poster', 'interior', 'portrait'],
    table: ['wineGlass', 'bottle', 'pan', 'fruitBowl', 'loaf', 'salad', 'jug', 'candle', 'bowls'],
    room: ['diningTable', 'stove', 'counter'],
    outdoor: ['shop'],
    clothes: 'apron',
  },
  catering: {
    words:
      'catering caterer buffet canape event party wedding banquet reception platter celebration planner birthday ceremony marriage bride',
    scenes: ['stillLife', 'stillLife', 'interior', 'poster', 'stillLife', 'portrait'],
    table: ['platter', 'cloche', 'cake', 'wineGlass', 'fruitBowl', 'flowers', 'bottle', 'salad', 'candles'],
    room: ['diningTable', 'stove', 'counter'],
    outdoor: ['van', 'house'],
    clothes: 'apron',
  },
  hotel: {
    words: 'hotel guesthouse travel holiday vacation hostel inn tour tourism bnb airbnb cabin beach sea ocean',
    scenes: ['landscape', 'interior', 'stillLife', 'street'],
    table: ['key', 'towels', 'globe', 'camera', 'fruitBowl', 'cup'],
    tools: ['key', 'handMirror'],
    room: ['sofa', 'bath', 'armchair'],
    outdoor: ['house', 'modernHouse', 'car'],
    clothes: 'casual',
  },
  florist: {
    words: 'florist flower flowers bouquet floral blossom rose plant plants botanical houseplant leaf leaves',
    scenes: ['stillLife', 'stillLife', 'poster', 'street', 'flatLay', 'landscape'],
    table: ['flowers', 'branches', 'pottedPlant', 'snakePlant', 'cactus', 'seedling', 'wateringCan'],
    tools: ['secateurs', 'scissors', 'trowel'],
    room: ['pottedPlant', 'sideTable'],
    outdoor: ['flowerBed', 'shop', 'shrub'],
    clothes: 'apron',
  },
  retail: {
    words:
      'shop store boutique retail market fashion clothes tailor jewellery jewelry gift craft ceramics pottery antiques vintage handmade sewing seamstress',
    scenes: ['street', 'stillLife', 'interior', 'stillLife', 'poster'],
    table: ['vase', 'jug', 'bowls', 'candles', 'frame', 'towels', 'teapot'],
    tools: ['scissors', 'handMirror', 'key'],
    room: ['bookcase', 'counter', 'armchair'],
    outdoor: ['shop'],
    clothes: 'apron',
  },
} as const satisfies Record<string, Topic>
