import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['wine glass bread candle', 'A glass of wine with bread and a candle'],
  banners: [
    ['candles wine bread', 'Candles, wine and bread'],
    ['wine glasses', 'Wine glasses beside a bottle'],
    ['kitchen pots', 'Pots hanging over a kitchen stove'],
  ],
  gallery: [
    ['salad bowl', 'A bowl of salad', 'Start with something green'],
    ['bread board', 'Bread on a wooden board', 'Torn, not sliced'],
    ['wine bottle glass', 'A bottle of wine and a glass', 'Something to go with it'],
    ['table candle', 'A table set for two with a candle', 'The corner table'],
    ['kitchen stove pot', 'A pot on a stove', 'It started this morning'],
    ['cake slice', 'A slice of cake on a plate', 'Two spoons, please'],
    ['vegetables basket', 'Vegetables in a basket', 'What looked best today'],
    ['lemons bowl', 'Lemons in a bowl', 'Never without them'],
  ],
  scheduling: ['table set chairs', 'A table set for dinner'],
  video: ['kitchen stove pan', 'A pan on a kitchen stove'],
  contact: ['restaurant door lamp', 'The door of a restaurant with a lamp above it'],
  person: ['chef portrait', 'A chef'],
}
