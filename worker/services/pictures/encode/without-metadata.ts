const startOfScan = 0xda

/** Application segments and comments; of those only JFIF's (E0) and the color transform (EE) say how to draw the picture. */
const isMetadata = (marker: number) => marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)

/** A JPEG without what it says of its maker: the Images service keeps a note of copyright in this one format. */
export function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== startOfScan) {
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    if (!isMetadata(jpeg[at + 1] ?? 0)) parts.push(jpeg.subarray(at, end))
    at = end
  }
  parts.push(jpeg.subarray(at))
  const kept = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((offset, part) => {
    kept.set(part, offset)
    return offset + part.length
  }, 0)
  return kept
}
