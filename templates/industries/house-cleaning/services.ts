import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Regular cleaning',
    text: 'Weekly or every other week, by someone who knows your house. Kitchens, bathrooms, floors, dust and the things on your own list.',
    picture: ['vacuum cleaner', 'A vacuum cleaner in a tidy room'],
    stems: 'regular weekly biweekly fortnight routine house home standard maid domestic residential',
  },
  {
    name: 'Deep cleaning',
    text: 'Behind, under, inside and on top. A day of work that makes the weekly clean easy afterward.',
    picture: ['bucket gloves', 'A bucket with gloves and a brush'],
    stems: 'deep spring thorough heavy one',
  },
  {
    name: 'Moving in or out',
    text: 'Cupboards, oven, window frames and the marks behind the sofa. Done when the rooms are empty and the light is honest.',
    picture: ['boxes empty room', 'An empty room with two boxes'],
    stems: 'move moving tenancy lease vacat end',
  },
  {
    name: 'Kitchens and ovens',
    text: 'Degreased, descaled and put back together. The hood too, which no one ever does.',
    picture: ['kitchen stove', 'A clean kitchen with a stove'],
    stems: 'kitchen oven fridge appliance',
  },
  {
    name: 'Bathrooms',
    text: 'Lime, grout, glass and taps that shine again. With products that suit the surface, not the strongest ones on the shelf.',
    picture: ['bathroom sink mirror', 'A bathroom with a basin and a mirror'],
    stems: 'bath shower toilet grout tile',
  },
  {
    name: 'Windows',
    text: 'Glass, frames and sills, inside and where we can safely reach outside. Best seen the next morning.',
    picture: ['window squeegee', 'A window with a squeegee'],
    stems: 'window glass',
  },
  {
    name: 'Offices and studios',
    text: 'Desks, kitchens and the meeting room after lunch. Before you open or after you close.',
    picture: ['office desk chair', 'A tidy desk with a chair'],
    stems: 'office commerc studio shop janitor business salon',
  },
  {
    name: 'Vacation rentals',
    text: 'Linen changed, supplies counted and a photo when it is ready. Timed between one guest and the next.',
    picture: ['bed pillows', 'A freshly made bed'],
    stems: 'airbnb holiday vacation rental turnover guest let linen',
  },
  {
    name: 'Carpets and upholstery',
    text: 'Spots treated first, then the whole thing, with as little water as will do it. Tell us what was spilled; we won’t judge.',
    picture: ['carpet sofa', 'A sofa on a carpet'],
    stems: 'carpet rug upholster sofa mattress',
  },
  {
    name: 'Laundry and ironing',
    text: 'Washed by label, folded your way, shirts on hangers. Put back in the right drawer if you show us once.',
    picture: ['laundry towels', 'A basket of folded laundry'],
    stems: 'laundry iron wash fold',
  },
]

export const anyService: readonly string[] = [
  'Tell us what is there and how you want it to look. We agree on the list and the price before we start.',
  'Done in a fixed order so that nothing is missed. If something is, tell us and we’ll return to it.',
  'Can be added to any visit, or booked alone when it is all you want.',
]
