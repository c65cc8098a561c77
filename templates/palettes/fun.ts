import type { PaletteLine } from './paint.ts'

const style = 'Fun'

/** Pale backgrounds, deep inks and two fruit colors each. */
export const fun: readonly PaletteLine[] = [
  { style, id: 'grape-tangerine', name: 'Grape and tangerine', mood: 'Cream, dark grapes and a peeled tangerine.', ground: '#f8f2e6', ink: '#2a1239', first: '#5f2d91', second: '#ff9a52' },
  { style, id: 'raspberry-pistachio', name: 'Raspberry and pistachio', mood: 'Two scoops on a cream napkin.', ground: '#fdf3e0', ink: '#3a0d22', first: '#cf1f56', second: '#c2e4a2' },
  { style, id: 'meadow-coral', name: 'Meadow and coral', mood: 'Deep green, mown grass and a coral ball.', ground: '#eef3ea', ink: '#06333c', first: '#0a6b5b', second: '#ff8f5a' },
  { style, id: 'blueberry-bubblegum', name: 'Blueberry and bubblegum', mood: 'Strong blue, soft pink and no apologies.', ground: '#fff7fb', ink: '#15123f', first: '#3d3bd1', second: '#ffb0d2' },
  { style, id: 'sun-sky', name: 'Sun and sky', mood: 'A blue day with the sun right above.', ground: '#fffaf0', ink: '#0c2340', first: '#1669cf', second: '#ffcf3f' },
  { style, id: 'night-garden', name: 'Night garden', mood: 'Dark leaves, mint and a paper lantern.', ground: '#0d2b2e', ink: '#eafaf0', first: '#ffb35c', second: '#8fe3c8' },
] // biome-ignore format: a table is easier to read with one row per line
