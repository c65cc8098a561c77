import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Espresso',
    text: 'Short, sweet and with a proper crema. Ask which beans are in the grinder today.',
    picture: ['espresso cup', 'A small cup of espresso on a saucer'],
    stems: 'espresso coffee americano macchiato ristretto brew drink',
  },
  {
    name: 'Flat whites and lattes',
    text: 'Milk steamed for your cup alone, silky rather than foamy. Oat and other milks are on the shelf.',
    picture: ['latte cup', 'A cup of coffee with a leaf in the foam'],
    stems: 'latte flat cappuccino milk mocha specialty',
  },
  {
    name: 'Filter coffee',
    text: 'Brewed slowly, cup by cup, for those who like to taste where it grew. Give it four minutes.',
    picture: ['coffee dripper', 'A coffee dripper over a glass jug'],
    stems: 'filter pour drip cold nitro iced',
  },
  {
    name: 'Tea and chocolate',
    text: 'Loose leaves in a proper pot, and chocolate made from chocolate. For people who came along for the cake.',
    picture: ['teapot cup', 'A teapot with a cup beside it'],
    stems: 'tea chocolate chai matcha herbal hot',
  },
  {
    name: 'From the oven',
    text: 'Croissants, buns and a cake of the day, baked in small trays. Early birds get the corner pieces.',
    picture: ['croissant plate', 'A croissant on a plate'],
    stems: 'pastr bak cake croissant bread cookie muffin scone dessert sweet donut',
  },
  {
    name: 'Breakfast and lunch',
    text: 'Toast that holds its own, eggs how you like them and a soup when the weather asks for it.',
    picture: ['toast egg plate', 'A plate with toast and an egg'],
    stems: 'breakfast lunch brunch sandwich food toast soup salad bagel wrap panini',
  },
  {
    name: 'Beans to take home',
    text: 'The beans we pour, in a bag with the roast date on it. We’ll grind them for whatever you brew with.',
    picture: ['coffee bag beans', 'A bag of coffee beans with a scoop'],
    stems: 'bean roast retail bag subscri ground wholesale',
  },
  {
    name: 'Coffee for events',
    text: 'Meetings, birthdays, a stall in the rain. Tell us how many cups and where there is a socket.',
    picture: ['coffee cups tray', 'Coffee cups on a tray'],
    stems: 'event cater party office mobile wedding cart',
  },
]

export const anyService: readonly string[] = [
  'Made fresh and served while it is good. Ask at the counter what goes with it.',
  'A favorite of the regulars. Try it once and you’ll see why it stays on the board.',
  'Made in small batches, so come early or ask us to keep one for you.',
]
