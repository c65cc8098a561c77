import type { PaletteLine } from './paint.ts'

const style = 'Geometric'

/** Posters: flat inks on uncoated paper, and an off-black. */
export const geometric: readonly PaletteLine[] = [
  { style, id: 'barber-stripes', name: 'Barber’s stripes', mood: 'Red, sky blue and ink on cream.', ground: '#f5ebd8', ink: '#14110e', first: '#d2330f', second: '#9cc5ec' },
  { style, id: 'mustard-forest', name: 'Mustard and forest', mood: 'Mustard, coral and a dark wood.', ground: '#f6ead2', ink: '#12302a', first: '#c8401c', second: '#f4b92f' },
  { style, id: 'hot-cold', name: 'Hot and cold', mood: 'A blue tap and an orange one.', ground: '#f5ead6', ink: '#10263f', first: '#1f5fbf', second: '#ff7a33' },
  { style, id: 'peach-violet', name: 'Peach and violet', mood: 'The violet of a stencil on peach.', ground: '#fff3ea', ink: '#150f24', first: '#3f22d0', second: '#ffbd96' },
  { style, id: 'marquee', name: 'Marquee', mood: 'A dark house front with red and blue bulbs.', ground: '#14110e', ink: '#f5ebd8', first: '#ff4a22', second: '#9cc5ec' },
  { style, id: 'after-dark', name: 'After dark', mood: 'Charcoal, an amber lamp and the blue hour.', ground: '#17181b', ink: '#f5f2ec', first: '#f0b040', second: '#5c9fd6' },
] // biome-ignore format: a table is easier to read with one row per line
