import type { Page } from '@playwright/test'
import { bytes, exifSegment, numbersFrom } from './pictures/formats.ts'

export type PhotoOptions = {
  width?: number
  height?: number
  seed?: number
  /** The JPEG quality. 91 results in 4 MB for a phone's 12 megapixels. */
  quality?: number
  /** The EXIF orientation. */
  orientation?: number
}

/** A JPEG with a photo's size and detail: overlapping leaves with edges, texture and grain. Contains `gpsBytes`. */
export async function makePhoto(options: PhotoOptions = {}): Promise<Buffer> {
  const { width = 4032, height = 3024, seed = 1, quality = 91, orientation = 1 } = options
  const { default: sharp } = await import('sharp')
  const next = numbersFrom(seed)

  const drawn = await sharp(Buffer.from(leaves(width, height, next)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer()
  const texture = new Float32Array(width * height)
  for (let cell = 2; cell <= width / 24; cell *= 2) {
    const noise = await cloud(cell)
    // Each size of detail covers the same area, as in nature.
    for (let at = 0; at < texture.length; at++) texture[at] = (texture[at] ?? 0) + (noise[at] ?? 0) - 128
  }
  const rough = await cloud(Math.ceil(width / 12))
  for (let at = 0; at < texture.length; at++) {
    const light = ((texture[at] ?? 0) * (rough[at] ?? 0) ** 2) / 128 ** 2 / 14 + (next() + next() - 1) * 11
    for (let color = at * 3; color < at * 3 + 3; color++) {
      drawn[color] = Math.max(0, Math.min(255, (drawn[color] ?? 0) + light))
    }
  }
  const jpeg = await sharp(drawn, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
  return Buffer.from(bytes(jpeg.subarray(0, 2), exifSegment(orientation), jpeg.subarray(2)))

  /** Noise from 0 to 255 with spots of `cell` pixels. */
  function cloud(cell: number): Promise<Buffer> {
    const [across, down] = [Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1]
    const grid = Uint8Array.from({ length: across * down }, () => next() * 256)
    return sharp(grid, { raw: { width: across, height: down, channels: 1 } })
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer()
  }
}

/** Draws many small leaves and a few large ones: their number decreases with the square of their size. */
function leaves(width: number, height: number, next: () => number): string {
  const warm = next() * 360
  const [least, most] = [width / 120, width / 3]
  const shape = (size: number, index: number) => {
    const hue = Math.floor(warm + (next() - 0.5) * 120)
    const [color, light] = [10 + next() * 45, 15 + next() * 65].map(Math.floor) as [number, number]
    const [x, y, turn] = [next() * width, next() * height, next() * 180].map(Math.floor)
    return `<linearGradient id="g${index}"><stop stop-color="hsl(${hue},${color}%,${light}%)"/><stop offset="1" stop-color="hsl(${hue + 15},${color}%,${Math.floor(light * 0.55)}%)"/></linearGradient><ellipse cx="${x}" cy="${y}" rx="${Math.floor(size)}" ry="${Math.floor(size * (0.35 + next() * 0.65))}" transform="rotate(${turn} ${x} ${y})" fill="url(#g${index})"/>`
  }
  const sizes = Array.from({ length: 700 }, () => (next() / least ** 2 + (1 - next()) / most ** 2) ** -0.5)
  const shapes = [most * 3, ...sizes.sort((one, other) => other - one)].map(shape)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
}

export type DroppedFile = { name: string; type: string; bytes: Uint8Array }

/** Drops files on a page. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (held) => {
      const transfer = new DataTransfer()
      for (const { name, type, letters } of held) {
        const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
      }
      return transfer
    },
    files.map(({ name, type, bytes }) => ({ name, type, letters: Buffer.from(bytes).toString('base64') })),
  )
  await page.dispatchEvent('body', 'dragenter', { dataTransfer })
  const target = page.getByText('Drop pictures to upload them')
  for (const event of ['dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer })
}
