import type { Image } from '../../renderer/document/image.ts'

const widths = { thumbnail: 256, small: 800, regular: 1200, full: 2000 } as const
type Size = keyof typeof widths

/** The addresses of a photo in our sizes. Never enlarged: a size no wider than the next smaller one is left out. */
export function sizedUrls(
  photo: { width: number; height: number },
  addressAt: (width: number) => string,
): Image['urls'] {
  const own = (size: Size) => Math.min(widths[size], photo.width)
  const sizes = Object.keys(widths) as Size[]
  return sizes
    .filter((size, index) => index === 0 || own(size) > own(sizes[index - 1] as Size))
    .map((type) => {
      const width = own(type)
      const height = Math.max(1, Math.round((photo.height * width) / photo.width))
      return { type, url: addressAt(width), width, height }
    })
}

/** An address with these parameters set; what else it carries stays. */
export function withParameters(address: string, parameters: Record<string, string | number>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value))
  return url.href
}
