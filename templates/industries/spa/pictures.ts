import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['spa towels stones candle', 'Folded towels, smooth stones and a candle'],
  banners: [
    ['water stones', 'Smooth stones beside still water'],
    ['candles towels', 'Candles beside folded towels'],
    ['leaves bowl water', 'A bowl of water with leaves'],
  ],
  gallery: [
    ['massage table', 'A massage table with a towel', 'Your room'],
    ['candle', 'A candle in a glass', 'Low light'],
    ['stones', 'Smooth stones in a stack', 'Warmed beforehand'],
    ['towels', 'Rolled towels on a shelf', 'Clean linen, always'],
    ['tea cup', 'A cup of tea on a tray', 'Afterward'],
    ['plant window', 'A plant in a window', 'Something green'],
    ['oil bottle', 'A bottle of oil', 'Unscented if you like'],
    ['robe hook', 'A robe on a hook', 'Yours for the afternoon'],
  ],
  scheduling: ['clock candle', 'A clock beside a candle'],
  video: ['spa room candle', 'A quiet room with candles'],
  contact: ['door plant lamp', 'A door with a plant and a lamp'],
  person: ['massage therapist portrait', 'A spa therapist'],
}
