import type { PaletteLine } from './paint.ts'

const style = 'CommonAlt'

/** Ledgers: white or black paper, one color for key elements and one for exceptions. */
export const commonAlt: readonly PaletteLine[] = [
  { style, id: 'cobalt-orange', name: 'Cobalt and orange', mood: 'White, cobalt and one orange line under the total.', ground: '#ffffff', ink: '#0b0d14', first: '#1336d6', second: '#ff6b3d' },
  { style, id: 'navy-brass', name: 'Navy and brass', mood: 'Dark blue with polished brass.', ground: '#fcfbf8', ink: '#131c2e', first: '#1d3256', second: '#e2b44a' },
  { style, id: 'sky-cobalt', name: 'Sky and cobalt', mood: 'Clear morning air and a strong blue.', ground: '#ffffff', ink: '#0f1b33', first: '#1b4fd1', second: '#9fdcff' },
  { style, id: 'ink-on-bone', name: 'Ink on bone', mood: 'Black on off-white, and one red stamp.', ground: '#f6f3ec', ink: '#17171a', first: '#1b1b1e', second: '#f0492e' },
  { style, id: 'pine-coral', name: 'Pine and coral', mood: 'Pine needles and a coral pencil.', ground: '#ffffff', ink: '#0c1f1a', first: '#0b5d4e', second: '#ff8f70' },
  { style, id: 'ice-amber', name: 'Ice and amber', mood: 'Near black, ice blue, and amber for what’s urgent.', ground: '#0c0e12', ink: '#f2f5fb', first: '#9dbdff', second: '#ffb224' },
] // biome-ignore format: a table is easier to read with one row per line
