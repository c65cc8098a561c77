import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const pestControl: Trade = {
  slug: 'pest-control',
  trade: 'Pest Control',
  phoneFirst: true,
  proof: ['License', 'Qualification', 'Insurance', 'Membership'],
  form: { message: 'What have you seen, and where?', photos: 'Photos of what you found' },
  styles: ['Common', 'CommonAlt', 'Geometric'],
  shapes: ['halftone', 'truchet', 'edge', 'diagonals', 'rings'],
  subject: 'exterminator infestation',
  matches: {
    own: words`
      pest control*, pest management, pest remov*, exterminat*, wasp nest*, rat control, rodent control, mouse control,
      bed bug treat*, bed bug heat*, termite treat*, termite inspect*, wildlife remov*, wildlife control, fumigat*
    `,
    signs: words`
      pest, pests, termite*, rodent*, bed bug*, bedbug*, cockroach*, roaches, wasp*, hornet*, mosquito*, ants, ant,
      mice, mouse, rats, rat, vermin, insect*, flea, fleas, squirrel*, bait*, moles
    `,
    not: words`
      mouse pad*, computer mouse, insect hotel*, mosquito net*, flea market*, computer mice, rat race, mole map*,
      moles checked, skin moles, fishing bait*, bait and tackle
    `,
  },
  services: [
    {
      name: 'Mice and rats',
      also: words`mouse, mice, rat, rat control, rat remov, rat bait, rat infest, rodent`,
      about: [
        'Scratching above the ceiling at night and droppings along a wall are the usual first signs.',
        'Rodents keep to the same paths along walls, so where a trap stands matters more than what is on it.',
        'The usual ways in are holes around pipes and gaps under doors, some of them no wider than a pencil.',
      ],
      picture: ['mousetrap', 'A mousetrap set with bait'],
    },
    {
      name: 'Ants',
      also: words`ant, ant nest, ant treat, ant control, ant bait, ant infest, ant remov`,
      about: [
        'Bait for ants works slowly on purpose, so that they carry it home before it takes effect.',
        'A line of ants on the counter leads back to a nest, often outdoors under paving or along the foundation.',
        'Winged ants indoors can mean that the nest is inside the building.',
      ],
      picture: ['ant magnifier', 'An ant under a magnifying glass'],
    },
    {
      name: 'Wasps and hornets',
      also: words`wasp, hornet, yellow jacket, yellowjacket`,
      about: [
        'Insects that fly in and out of the same crack all day usually have a nest behind it.',
        'A nest the size of a golf ball in spring can be larger than a football by late summer.',
        'Blocking the hole while a nest is alive can send its insects into the rooms.',
      ],
      picture: ['house street', 'A house with wide eaves'],
    },
    {
      name: 'Bed bugs',
      icon: 'bed',
      also: words`bed bug, bedbug`,
      about: [
        'Bed bugs travel in luggage and secondhand furniture, so a spotless home can have them as well.',
        'Dark specks along the mattress seams are often noticed before any insect is.',
        'Throwing out the bed seldom helps, since many bed bugs hide behind the headboard and along the baseboards.',
      ],
      picture: ['bed pillow', 'A bed with a pillow'],
    },
    {
      name: 'Fleas',
      icon: 'paw',
      also: words`flea, flea treat`,
      about: [
        'Eggs and young fleas are mostly in carpets and pet beds, so the rooms usually matter as much as the pet.',
        'Flea pupae can wait for months in an empty house and hatch at the first footsteps.',
        'Bites around the ankles are the usual sign, and a long round with the vacuum usually comes before any spray.',
      ],
    },
    {
      name: 'Cockroaches',
      icon: 'bug',
      also: words`roach, cockroach`,
      about: [
        'A cockroach seen by day often means that many are hiding, since they come out at night.',
        'Cockroaches gather where it is warm and damp, such as behind the fridge or under the sink.',
        'Gel bait in the cracks reaches cockroaches in hiding, while spray from a can mostly scatters them.',
      ],
      picture: ['bug magnifier', 'An insect under a magnifying glass'],
    },
    {
      name: 'Termites',
      icon: 'log',
      also: words`termite, white ant`,
      about: [
        'Thin tunnels of mud on a foundation wall are a common sign, and easy to take for dirt.',
        'Termites eat wood from the inside, so a board can look new and still sound hollow.',
        'A heap of shed wings on a windowsill often means that there is a colony close by.',
      ],
      picture: ['planks', 'Boards, stacked'],
    },
    {
      name: 'Mosquito control',
      also: words`mosquito`,
      about: [
        'A saucer of standing water is enough for mosquitoes to breed, so a visit often begins with gutters and flowerpots.',
        'By day mosquitoes rest in the shade of hedges and decks, which is where a treatment is usually aimed.',
        'Mosquitoes come with rain and warmth, so visits are usually spaced over the warm months.',
      ],
      picture: ['house hills', 'A house with its yard'],
    },
    {
      name: 'Sealing and proofing',
      icon: 'shield-check',
      also: words`seal, exclusion, rodent proof, mouse proof, rat proof, pest proof, entry point`,
      about: [
        'Rodents gnaw through foam, so gaps are often packed with metal mesh or mortar first.',
        'A slow walk around the outside with a flashlight often finds more than a search indoors.',
        'The last gap is often left until the animals are out, since one that dies in a wall can be smelled for weeks.',
      ],
      picture: ['door', 'A closed front door'],
    },
    {
      name: 'Birds and wildlife',
      also: words`bird, pigeon, gull, seagull, wildlife, raccoon, squirrel, possum, opossum, skunk, bat`,
      about: [
        'While there are young in the nest, the work often waits until they can leave on their own.',
        'Birds and animals come back to a roof they know, so their way in is usually closed once they are out.',
        'Old nests and droppings are often cleared as well, since they draw insects of their own.',
      ],
      picture: ['tree house', 'A tree beside a house'],
    },
    {
      name: 'Inspections and regular visits',
      icon: 'clipboard-check',
      also: words`inspect, survey, quarterly, monthly visit, monthly plan, annual plan, annual visit, maintenance plan, protection plan, regular visit`,
      about: [
        'Droppings and gnaw marks often tell the species before any animal is seen.',
        'Many pests come by season, so it matters when somebody looks: ants in spring, mice when it turns cold.',
        'Attics and crawl spaces usually get a close look, since pests can live there for months before anybody notices.',
      ],
    },
    {
      name: 'Commercial pest control',
      icon: 'shop',
      also: words`commercial, restaurant, hotel, warehouse, food business, food shop, business premis, business pest, office`,
      about: [
        'Food inspectors often ask for a written log of visits and bait points, which is usually kept on the premises.',
        'Pests can arrive with the deliveries, in cardboard and on pallets, so storerooms usually get a close look.',
        'Many businesses ask for a visit before opening or after closing, when staff and guests are out of the way.',
      ],
      picture: ['counter', 'The counter of a shop'],
    },
  ],
  questions: [
    { ask: 'How soon can you come?', from: 'notice', words: words`same day, next day, within hour, emergenc` },
    { ask: 'Do you work in my area?', from: 'area' },
    { ask: 'Do you charge to come out?', from: 'callOut' },
    {
      ask: 'Do I need more than one visit?',
      words: words`second visit, follow visit, two visits, return visit, revisit`,
    },
    { ask: 'Do I have to prepare anything?', words: words`prepar, empty cupboard, move furnitur, clear under` },
    { ask: 'Can my pets stay in the house?', words: words`pet, dog, animals out, aquarium, fish tank` },
    { ask: 'Are you qualified to use pesticides?', from: 'qualified' },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Mon-Fri 08:00-17:00', 'Sat 08:00-12:00'],
  photoWishes: [
    'You with a flashlight under the eaves of a house.',
    'Your van in front of a house.',
    'A gap before and after you sealed it.',
  ],
  pictures: {
    hero: ['magnifier bug shield broom', 'A magnifying glass and an insect on a wall'],
    banners: [
      ['house street hills', 'A house on a quiet street'],
      ['mousetrap tiny house', 'A mousetrap beside a small house'],
      ['spray bottle first aid', 'A spray bottle beside a first aid box'],
    ],
    gallery: [
      ['bug magnifier', 'An insect'],
      ['mousetrap', 'A mousetrap'],
      ['house shrub', 'A house among trees'],
      ['shield magnifier', 'A shield beside a magnifying glass'],
      ['stove kitchen', 'A stove in a kitchen'],
      ['planks', 'A stack of boards'],
      ['jar spray bottle', 'A jar'],
      ['cat', 'A black cat'],
    ],
  },
  callToAction: 'Describe the problem',
  names: {
    words: words`
      Threshold, Flashlight, Heron, Barn Owl, Kestrel, Baseboard, Quiet House, Sill, Swift, Foxglove, Doorstep, Wren,
      Eaves, Cedar, Lockwood, Hearth, Tidewater, Fieldstone, Gatekeeper
    `,
    endings: words`Pest Control, Pest Services, Pest & Termite, Pest Prevention, Pest & Wildlife`,
    whole: words`
      The Closed Gap, Out & Kept Out, The Quiet Attic, No Lodgers, The Barn Owl Company, Sealed & Sound,
      Nothing in the Walls, The Empty Trap, Good Fences Pest Control, Sill to Eaves
    `,
  },
  ideas: [
    'Mouse-proofing for old houses',
    'Quiet pest control for restaurants',
    'Ant and roach treatment for apartments',
    'Bed bug inspections for landlords',
    'Termite checks before you buy',
    'Wasp nests, removed at dusk',
    'Mosquito rounds for yards and porches',
    'Bats and squirrels, moved out gently',
    'Sealing vents, gaps and eaves',
    'Seasonal visits for farms and barns',
    'Pest checks for food shops',
    'Bird netting for roofs and signs',
    'Tick and flea care for yards',
    'Inspections with photos for home sellers',
    'Pest control with pets in mind',
  ],
  searchTerms: words`pest control, exterminator, pest removal`,
  sample: {
    trade: 'a pest controller',
    name: 'Barn Owl Pest Control',
    location: '77 Heron Creek Lane, Savannah, Georgia',
    country: 'US',
    phone: '(912) 555-0157',
    typed: [
      'State licensed pest control for homes and small businesses.',
      'Inspection $75',
      'Ants and roaches $165 with a second visit after 2 weeks',
      'Mice and rats from $240 with the holes closed',
      'Wasp nest $130',
      'Bed bugs $390 a room',
      'Quarterly plan $95 a visit',
      'I’m Lamar Fitch. I answer the phone and crawl under the house, in that order, and have done for 14 years.',
      'I cover Savannah, Pooler and Tybee Island. Monday–Friday 7am–6pm; Saturday 8am–noon.',
      'The inspection is credited when you book a treatment. I don’t spray honeybees; I’ll give you a beekeeper’s number.',
      'Keep pets out for 2 hours.',
    ],
    reviews: [
      { name: 'Odessa Byrd', text: 'Lamar came out from under the house with a list and a photo of each hole.' },
      { name: 'Neil Castellano', text: 'Second visit was on the calendar before he left from the first.' },
      { name: 'Mrs. Tremaine', text: 'He would not spray the bees. I liked him for that.' },
    ],
  },
}
