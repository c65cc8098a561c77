import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['cloche platter wine salad', 'A table with a covered dish, a platter and wine'],
  banners: [
    ['dining table flowers candles', 'A room with a table and flowers'],
    ['wine glass bottle fruit', 'Wine and fruit set out for guests'],
    ['cake flowers', 'A cake on its stand, with flowers'],
  ],
  gallery: [
    ['platter', 'A platter of small bites', 'One bite, one hand'],
    ['cake flowers', 'A cake on a stand', 'Arrived in one piece'],
    ['salad bowls', 'A salad in a wide bowl', 'Dressed at the last minute'],
    ['dining table candles', 'A table laid for guests', 'Ten minutes before the doors'],
    ['loaf jug', 'A loaf of bread on a table', 'Bread first, always'],
    ['wine glass bottle', 'A glass of wine', 'While the photos are taken'],
    ['van house', 'A van on the road', 'The kitchen, arriving'],
    ['cloche candle', 'A covered silver dish', 'Kept warm for the speeches'],
  ],
  scheduling: ['calendar flowers', 'A calendar on a side table'],
  video: ['stove pan kitchen', 'A stove with a pan in a kitchen'],
  contact: ['envelope flowers', 'An envelope'],
  person: ['caterer portrait', 'A caterer'],
}
