import { type Bytes, bytes, little } from './bytes.ts'
import { makePng } from './png.ts'

/** A browser icon with one square PNG in it. */
export async function makeIco(side: number, seed = 1): Promise<Bytes> {
  const png = await makePng(side, side, seed)
  const start = 6 + 16
  const entry = bytes(
    side & 255,
    side & 255,
    0,
    0,
    little(1, 2),
    little(32, 2),
    little(png.length, 4),
    little(start, 4),
  )
  return bytes(little(0, 2), little(1, 2), little(1, 2), entry, png)
}
