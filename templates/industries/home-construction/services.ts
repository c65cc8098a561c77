import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'New construction',
    text: 'From a bare lot to the day you hang up your coat. One contract, one schedule and one person to call about both.',
    picture: ['modern house', 'A modern house, just finished'],
    stems: 'new home house custom build spec',
  },
  {
    name: 'Additions',
    text: 'A room out back or a floor on top, tied into the old house so that the seam doesn’t show. First we check what the foundation can carry.',
    picture: ['scaffold house', 'A house with a frame going up beside it'],
    stems: 'addition extension extend story storey room second loft conversion attic bump sunroom',
  },
  {
    name: 'Kitchens and bathrooms',
    text: 'Walls moved, floors leveled, pipes and power where the plan wants them. We talk about where you’ll wash up meanwhile.',
    picture: ['stove kitchen', 'A kitchen with a stove'],
    stems: 'kitchen bath shower laundry remodel renovat',
  },
  {
    name: 'Major remodels',
    text: 'Down to the studs where it helps, left alone where it is sound. We open a wall before we price the rest.',
    picture: ['ladder sawhorse', 'A ladder and a sawhorse in a bare room'],
    stems: 'remodel renovat refurb whole restor gut interior',
  },
  {
    name: 'Foundations and concrete',
    text: 'Digging, footings, slabs and drains, checked for level before anything stands on them. It’s the part you can’t come back for.',
    picture: ['bricks hard hat', 'Bricks beside a hard hat'],
    stems: 'foundation concrete excavat slab footing drain driveway pour site groundwork',
  },
  {
    name: 'Framing and structure',
    text: 'Straight studs, proper connectors and beams that somebody calculated. Also the bearing wall you would like to be rid of.',
    picture: ['framing', 'The bare frame of a house'],
    stems: 'fram structur beam wall steel timber load carpent',
  },
  {
    name: 'Roofs and siding',
    text: 'Shingles, siding, gutters and the flashing in between. Leaks start at the edges, so that is where we take our time.',
    picture: ['ladder house', 'A ladder and a house'],
    stems: 'roof sid exterior gutter facade stucco shingle',
  },
  {
    name: 'Plans and permits',
    text: 'We work with your architect or suggest one, and take the drawings through the building department. You hear early what the rules allow.',
    picture: ['blueprint tape', 'A blueprint and a measuring tape'],
    stems: 'plan permit design draw architect engineer survey consult',
  },
  {
    name: 'General contracting',
    text: 'Trades booked in the right order, deliveries met, inspectors called on time. You talk to one person instead of eleven.',
    picture: ['blueprint hard hat', 'A hard hat on a set of drawings'],
    stems: 'general contract manag subcontract supervis project commercial turnkey',
  },
  {
    name: 'Garages and guest houses',
    text: 'A place for the car, a workshop, a small house for a parent. Planned with a door, power and drains of its own.',
    picture: ['house car', 'A small house with a car outside'],
    stems: 'garage guest adu granny shed barn outbuild carriage tiny pole cottage',
  },
  {
    name: 'Decks and porches',
    text: 'Posts on proper footings, boards that drain, a rail that doesn’t wobble. Somewhere to stand with a coffee and look at the house.',
    picture: ['planks saw', 'Planks beside a saw'],
    stems: 'deck porch patio pergola outdoor veranda fence',
  },
  {
    name: 'Basements',
    text: 'Dry first, then insulated, then finished. In any other order you’ll do it twice.',
    picture: ['staircase', 'A staircase going down'],
    stems: 'basement cellar waterproof crawl damp',
  },
  {
    name: 'Brick and stone',
    text: 'Walls, chimneys and steps, laid to a line and pointed with the right mortar. Old brick is matched as closely as we can find it.',
    picture: ['bricks trowel', 'Bricks and a trowel'],
    stems: 'brick mason stone block chimney pointing',
  },
  {
    name: 'Windows and doors',
    text: 'Set level, flashed, sealed and tried with a hose before the trim hides it all. They open with one hand, or we come back.',
    picture: ['door', 'A new front door'],
    stems: 'window door glaz skylight insulat energy',
  },
  {
    name: 'Bathrooms',
    text: 'Waterproofed behind the tile, sloped to the drain and aired by a fan that does something. The tile itself is the easy part.',
    picture: ['bathtub', 'A bathtub in a new bathroom'],
    stems: 'bath shower wet powder toilet tile tiling remodel renovat',
  },
  {
    name: 'Demolition',
    text: 'Water and power off first, then what is worth keeping comes out by hand. The rest comes down behind a fence and leaves sorted.',
    picture: ['hammer trowel', 'A hammer and other tools'],
    stems: 'demoli tear strip clear removal haul',
  },
]

export const anyService: readonly string[] = [
  'We look at what is there, draw what you want and price it line by line before work begins.',
  'Done in the right order, by people who have met, and photographed before it is covered up.',
  'Tell us what bothers you about it now. The best solution is sometimes smaller than the plan.',
]
