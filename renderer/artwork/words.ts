import { library, type MotifName } from './motif-library.ts'
import * as buildings from './motifs/buildings.ts'
import * as furniture from './motifs/furniture.ts'
import { hanging } from './motifs/hanging.ts'
import type { SceneName } from './scenes/scenes.ts'

/** The words of a text in lower case, each with the simpler forms it may stem from: 'scissors', 'scissor'. */
export function wordForms(text: string): string[][] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => {
    const forms = [word]
    const strip = (end: string, put = '') => {
      if (word.length > end.length + 2 && word.endsWith(end)) forms.push(word.slice(0, -end.length) + put)
    }
    strip('s')
    strip('es')
    strip('ies', 'y')
    strip('ing')
    strip('ing', 'e')
    strip('ed')
    strip('er')
    return forms
  })
}

/** Words that ask for a kind of picture, whatever the trade. */
export const framings: readonly { words: string; scene: SceneName }[] = [
  { words: 'sea ocean beach shore coast lake waves seaside', scene: 'sea' },
  { words: 'pattern texture background backdrop wallpaper geometric', scene: 'pattern' },
  { words: 'abstract shapes', scene: 'abstract' },
  {
    words:
      'portrait face headshot smiling smile team staff crew owner founder woman women man men girl boy lady person people couple family colleague customer client mother father child senior friendly profile',
    scene: 'portrait',
  },
  {
    words: 'facade exterior storefront shopfront street front outside neighbourhood neighborhood city town road',
    scene: 'street',
  },
  {
    words: 'landscape lawn patio terrace backyard meadow hills horizon countryside park sunset sunrise',
    scene: 'landscape',
  },
  { words: 'interior room indoor inside lobby reception waiting salon studio', scene: 'interior' },
  { words: 'workbench bench workshop', scene: 'bench' },
  { words: 'tools toolkit instruments equipment flatlay overhead knolling', scene: 'flatLay' },
  { words: 'closeup detail macro close', scene: 'poster' },
]

/** Other names of things. The things' own names count as well. */
const otherNames: Partial<Record<MotifName, string>> = {
  jar: 'cream salt spice',
  fruit: 'lemon orange citrus',
  bowls: 'plate soup saucer',
  spade: 'shovel',
  bookcase: 'wardrobe cabinet',
  screwdriver: 'chisel',
  hammer: 'mallet',
  boiler: 'furnace waterheater',
  bed: 'pillow bedroom mattress',
  crate: 'basket box groceries',
  books: 'folder shelf',
  penPot: 'pencil pen ruler',
  airUnit: 'aircon conditioner vent duct',
  apartments: 'skyscraper tower',
  armchair: 'chair',
  barChart: 'chart graph',
  bath: 'bathtub shower',
  bicycle: 'bike',
  bookStack: 'book',
  bottle: 'wine',
  bricks: 'brick',
  branches: 'branch olive leaf vine',
  brushCup: 'toothpaste',
  bug: 'insect beetle ant cockroach termite',
  car: 'sedan automobile',
  candles: 'candlelight',
  coins: 'coin money cash',
  counter: 'barista coffeemachine espressomachine',
  cup: 'mug',
  steamingCup: 'coffee espresso',
  croissant: 'pastry',
  desk: 'workspace',
  deskLamp: 'lamp pendant',
  diningTable: 'dining table',
  donationBox: 'donation',
  dumbbell: 'weights',
  envelope: 'letter email',
  exerciseBall: 'ball',
  flowers: 'flower bouquet',
  handMirror: 'mirror',
  handsHeart: 'hands helping volunteer care',
  hardHat: 'helmet',
  house: 'cottage villa',
  jug: 'pitcher dripper',
  king: 'checkmate',
  ladder: 'ladders',
  staircase: 'stairs stair steps',
  heatPump: 'heatpumps condenser',
  ledger: 'document paperwork',
  loaf: 'bread sourdough',
  lotus: 'meditation',
  mower: 'lawnmower mowing',
  musicNote: 'melody',
  openBook: 'reading notebook menu',
  paintBrush: 'paintbrush',
  paintCan: 'paint',
  phone: 'smartphone telephone doorbell router',
  piano: 'keyboard',
  mapPin: 'map location marker',
  pills: 'medicine pharmacy',
  planks: 'plank timber lumber boards',
  pottedPlant: 'houseplant plant',
  pumpBottle: 'lotion shampoo skincare',
  radiator: 'heater',
  razor: 'shave',
  rolledMat: 'yoga pilates mat',
  roundTree: 'tree',
  salad: 'vegetable',
  scaffold: 'scaffolding framing',
  secateurs: 'pruning',
  seedling: 'sprout',
  shears: 'hedge',
  shop: 'storefront',
  sofa: 'couch',
  spineModel: 'spine',
  stones: 'stone',
  stove: 'oven cooking',
  tap: 'faucet',
  tape: 'measuring',
  tinyHouse: 'model mortgage',
  towels: 'towel robe blanket cloth',
  trainers: 'sneaker running',
  treatmentBed: 'massage',
  tyre: 'tire wheel',
  tyreStack: 'tires',
  van: 'truck delivery',
  vacuum: 'hoover',
  washbasin: 'sink bathroom',
  wineGlass: 'glass',
  pipes: 'pipe pipework valve',
  socket: 'outlet',
  plug: 'charger',
  cable: 'wiring wire',
  fuseBox: 'fuse breaker meter panel',
  thermostat: 'temperature gauge',
  lightBulb: 'bulb',
  laptop: 'computer',
  monitor: 'screen dashboard',
  server: 'datacenter',
  frame: 'painting',
  cake: 'dessert',
  pan: 'frying skillet',
  barberPole: 'pole',
  hairDryer: 'blowdry dryer',
  nailPolish: 'nail manicure',
  sprayBottle: 'spray',
  soap: 'suds',
  broom: 'sweeping',
  waterBottle: 'hydration',
  tissues: 'tissue',
  sheetMusic: 'score',
  barbell: 'weightlifting rowing',
  fence: 'fencing gate',
  jack: 'lift',
  sponge: 'wash',
  bakery: 'pastries',
  juice: 'smoothie',
}

const outdoors: ReadonlySet<string> = new Set<MotifName>([
  'house',
  'modernHouse',
  'apartments',
  'shop',
  'scaffold',
  'car',
  'van',
  'bicycle',
  'mower',
  'fence',
  'roundTree',
  'cypress',
  'pine',
  'shrub',
  'flowerBed',
])
const indoors: ReadonlySet<string> = new Set<string>([
  ...Object.keys(furniture),
  ...Object.keys(buildings).filter((name) => name === 'door'),
  'washbasin',
  'heatPump',
  'bath',
  'radiator',
  'boiler',
  'piano',
  'ladder',
  'sawhorse',
  'bench',
  'barbell',
])

export type Place = 'table' | 'tools' | 'room' | 'outdoor'

/** Where a thing belongs. */
export function placeOf(name: MotifName): Place {
  if (outdoors.has(name)) return 'outdoor'
  if (indoors.has(name)) return 'room'
  return hanging.has(name) ? 'tools' : 'table'
}

/** A pendant needs a ceiling, and 'shop' stands for any trade's place rather than for its front. */
const unsaid: ReadonlySet<MotifName> = new Set<MotifName>(['pendant', 'shop'])

/** The thing that a word names. */
export const things: ReadonlyMap<string, MotifName> = new Map(
  (Object.keys(library) as MotifName[])
    .filter((name) => !unsaid.has(name))
    .flatMap((name) => [
      [name.toLowerCase(), name] as const,
      ...(otherNames[name]?.split(' ') ?? []).map((word) => [word, name] as const),
    ]),
)
