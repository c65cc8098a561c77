/** A picture as the page shows it. `address` may be relative. */
export type SeenPicture = { address: string; description: string; isLogo: boolean }

type Attributes = ReadonlyMap<string, string>
type Place = { isHeader: boolean; isFooter: boolean }

/** In pixels, according to the picture's attributes. Smaller pictures are icons or tracking pixels. */
const smallest = { picture: 100, logo: 24 }
const maxSeen = 200
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'src']
const sets = ['srcset', 'data-srcset', 'data-lazy-srcset']
const logoWord = /logo|brand/i

/** Collects a page's pictures as its elements open, with each one's largest file. */
export function seenPictures() {
  const all: SeenPicture[] = []
  /** The open picture element's sources. */
  let sources: string[] = []
  const see = (tag: string, attributes: Attributes, place: Place | undefined) => {
    if (tag === 'picture') sources = []
    // We can't store the newest file types.
    if (tag === 'source' && !/avif/i.test(attributes.get('type') ?? '')) sources.push(...setsOf(attributes))
    const behind = backgroundOf(attributes)
    if (behind) all.push({ address: behind, description: attributes.get('aria-label') ?? '', isLogo: false })
    if (tag !== 'img') return
    const address = largestOf([...sources, ...setsOf(attributes)]) ?? plainSource(attributes)
    sources = []
    const isLogo = Boolean(place?.isHeader) && namesLogo(attributes)
    const isSmall = isSmaller(attributes, isLogo ? smallest.logo : smallest.picture)
    if (address !== '' && !isSmall && !place?.isFooter) {
      all.push({ address, description: attributes.get('alt') ?? '', isLogo })
    }
  }
  return {
    see: (...seen: Parameters<typeof see>) => {
      if (all.length < maxSeen) see(...seen)
    },
    all: () => all,
  }
}

const setsOf = (attributes: Attributes) => sets.flatMap((name) => attributes.get(name) || [])

const backgroundOf = (attributes: Attributes): string | undefined =>
  /background(?:-image)?\s*:[^;]{0,200}url\(\s*["']?([^"')]+)/i.exec(attributes.get('style') ?? '')?.[1]

const namesLogo = (attributes: Attributes): boolean =>
  ['class', 'id', 'alt', 'src'].some((name) => logoWord.test(attributes.get(name) ?? ''))

/** All entries of srcset attributes ('a.jpg 400w, b.jpg 2x'). */
function largestOf(candidates: readonly string[]): string | undefined {
  let largest: { address: string; size: number } | undefined
  for (const candidate of candidates) {
    // An address may contain commas but doesn't end with one.
    for (const [, address = '', size] of candidate.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)) {
      const known = Number(size ?? 1)
      if (!address.startsWith('data:') && known > (largest?.size ?? 0)) largest = { address, size: known }
    }
  }
  return largest?.address
}

const plainSource = (attributes: Attributes): string =>
  lazySources
    .map((name) => attributes.get(name) ?? '')
    .find((address) => address !== '' && !address.startsWith('data:')) ?? ''

const isSmaller = (attributes: Attributes, pixels: number): boolean =>
  ['width', 'height'].some((name) => {
    const said = /^\s*(\d+)(px)?\s*$/.exec(attributes.get(name) ?? '')
    return said !== null && Number(said[1]) < pixels
  })
