import { type Bytes, bytes, little, numbersFrom } from './bytes.ts'

export const gifEnd = 0x3b

/** A picture of slanting stripes, in colors of the seed; with several `frames` they move. */
export function makeGif(width: number, height: number, seed = 1, frames = 1): Bytes {
  const all = Array.from({ length: frames }, (_, frame) => bytes(gifPause, gifFrame(width, height, frame)))
  return bytes(gifHeader(width, height, seed), frames > 1 ? gifForever : '', ...all, gifEnd)
}

/** The size of the whole and its 128 colors. */
export function gifHeader(width: number, height: number, seed = 1): Bytes {
  const next = numbersFrom(seed)
  const colors = Uint8Array.from({ length: 128 * 3 }, () => next() * 255)
  return bytes('GIF89a', little(width, 2), little(height, 2), 0xf6, 0, 0, colors)
}

export const gifComment = (text: string): Bytes => bytes(0x21, 0xfe, text.length, text, 0)

const gifForever = bytes(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0, 0)
const gifPause = bytes(0x21, 0xf9, 4, 4, 10, 0, 0, 0)

/** The compression restarts before a code would need a ninth bit, so every pixel stays a byte. */
export function gifFrame(width: number, height: number, frame = 0): Bytes {
  const [begin, end, most] = [128, 129, 100]
  const codes: number[] = []
  for (let at = 0; at < width * height; at++) {
    if (at % most === 0) codes.push(begin)
    codes.push(Math.floor(((at % width) + Math.floor(at / width) + frame * 4) / 8) % 2)
  }
  codes.push(end)
  const blocks: Uint8Array[] = []
  for (let at = 0; at < codes.length; at += 255) {
    const block = Uint8Array.from(codes.slice(at, at + 255))
    blocks.push(bytes(block.length, block))
  }
  return bytes(0x2c, little(0, 4), little(width, 2), little(height, 2), 0, 7, ...blocks, 0)
}
