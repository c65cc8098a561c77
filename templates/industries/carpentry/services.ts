import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Shelves and built-ins',
    text: 'Alcoves, sloping ceilings and walls that lean a little. Scribed to fit so that there is no gap to fill.',
    picture: ['bookcase books', 'A built-in shelf with books'],
    stems: 'shel built bookcase alcove storage media window seat',
  },
  {
    name: 'Kitchens and cabinets',
    text: 'Made to your heights and habits, with drawers that run smoothly for years. New doors on sound old frames, too.',
    picture: ['kitchen cabinets', 'Kitchen cabinets with wooden fronts'],
    stems: 'kitchen cabinet cupboard pantry vanit worktop counter',
  },
  {
    name: 'Doors and windows',
    text: 'Hung, planed, re-hung and made to close with one finger. Old frames repaired where there’s enough left to save.',
    picture: ['wooden door', 'A paneled wooden door'],
    stems: 'door window frame hang sash lock',
  },
  {
    name: 'Stairs and railings',
    text: 'Creaks cured, treads replaced, handrails that feel right in the hand. New flights drawn to the local rules.',
    picture: ['wooden stairs', 'A wooden staircase with a railing'],
    stems: 'stair rail banister balust step',
  },
  {
    name: 'Wardrobes',
    text: 'Floor to ceiling, wall to wall, with room for the long coats. We ask what you own before we divide it.',
    picture: ['wooden wardrobe door', 'A wooden wardrobe door'],
    stems: 'wardrobe closet dress',
  },
  {
    name: 'Furniture to order',
    text: 'A table for eleven, a bench for the hall, a bed for an odd room. Drawn with you and signed underneath.',
    picture: ['wooden table chair', 'A wooden table with a chair'],
    stems: 'furniture table bench desk bed chair custom bespoke',
  },
  {
    name: 'Floors and trim',
    text: 'Boards laid tight, trim mitered, thresholds that don’t trip anyone. Old floors patched with old wood.',
    picture: ['wood floor plane', 'A plank floor with a hand plane'],
    stems: 'floor trim skirt baseboard mold mould panel laminat crown wainscot',
  },
  {
    name: 'Decks and outdoors',
    text: 'Decks, gates, pergolas and sheds in wood that likes weather. Fixed so that water runs off and air gets under.',
    picture: ['wooden deck chairs', 'A wooden deck with two chairs'],
    stems: 'deck gate pergola shed fence outdoor garden porch siding',
  },
  {
    name: 'Repairs',
    text: 'A stuck drawer, a split leg, a rotten sill. If it can be mended, we’ll tell you how it would look.',
    picture: ['chisel mallet', 'A chisel and a mallet'],
    stems: 'repair restor mend fix refinish',
  },
  {
    name: 'Framing',
    text: 'Walls, openings and roofs put up straight, so that everyone after us has it easy.',
    picture: ['timber frame house', 'A timber frame of a house'],
    stems: 'fram roof timber wall partition structur loft extension',
  },
]

export const anyService: readonly string[] = [
  'We measure, draw and price it before any wood is cut. You see the sample first.',
  'Made at the bench, fitted in your home and adjusted until it closes as it should.',
  'Bring a photo or a rough sketch. We’ll tell you how it could be made, and in what wood.',
]
