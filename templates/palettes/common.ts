import type { PaletteLine } from './paint.ts'

const style = 'Common'

/** Painted signs: one loud color, and an unexpected second one. */
export const common: readonly PaletteLine[] = [
  { style, id: 'deep-green', name: 'Deep green', mood: 'Bottle green with butter-yellow letters.', ground: '#ffffff', ink: '#0d1f18', first: '#04603f', second: '#ffdf70' },
  { style, id: 'red-pink', name: 'Red and pink', mood: 'A red door, a pink bell: nobody walks past.', ground: '#ffffff', ink: '#1f0907', first: '#d42a17', second: '#ffc7dd' },
  { style, id: 'blue-yellow', name: 'Blue and yellow', mood: 'Ultramarine and a yellow you can see from the road.', ground: '#ffffff', ink: '#0e1240', first: '#1b27c9', second: '#ffd02e' },
  { style, id: 'orange-lilac', name: 'Orange and lilac', mood: 'A work jacket’s orange, cooled by lilac.', ground: '#ffffff', ink: '#12103d', first: '#cd450a', second: '#ddd6ff' },
  { style, id: 'yellow-van', name: 'Yellow van', mood: 'The whole page in van yellow, lettered in blue.', ground: '#ffd21c', ink: '#10185a', first: '#1b27c9', second: '#fff3c2' },
  { style, id: 'night-shift', name: 'Night shift', mood: 'Black, a yellow lamp and an orange one.', ground: '#15130f', ink: '#fff7e0', first: '#ffd21c', second: '#ff7a45' },
] // biome-ignore format: a table is easier to read with one row per line
