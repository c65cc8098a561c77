import type { PaletteLine } from './paint.ts'

const style = 'Elegant'

/** Rooms: paper, and the light of a time of day. */
export const elegant: readonly PaletteLine[] = [
  { style, id: 'lagoon-apricot', name: 'Lagoon and apricot', mood: 'Still water under a late sun.', ground: '#f5f0e6', ink: '#23292b', first: '#46605f', second: '#f2c39a' },
  { style, id: 'terracotta', name: 'Terracotta', mood: 'Fired clay on warm paper, glazed in celadon.', ground: '#fbf6ef', ink: '#2b211b', first: '#a8452b', second: '#b7cbc4' },
  { style, id: 'sand-olive', name: 'Sand and olive', mood: 'Olive leaves, linen and dry grass.', ground: '#faf8f1', ink: '#24261b', first: '#55602b', second: '#e6c981' },
  { style, id: 'blush-plum', name: 'Blush and plum', mood: 'A ripe plum and the pink of its flower.', ground: '#fff9f8', ink: '#2c1726', first: '#7b2a5b', second: '#f7b8b2' },
  { style, id: 'copper-water', name: 'Copper and water', mood: 'A copper kettle on a sage-green tile.', ground: '#f3efe7', ink: '#1f2a2a', first: '#8a4a1f', second: '#aecfc9' },
  { style, id: 'plum-evening', name: 'Plum evening', mood: 'A dark plum room with apricot light.', ground: '#2b1528', ink: '#ffeeda', first: '#f0a277', second: '#b5536a' },
] // biome-ignore format: a table is easier to read with one row per line
