import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'

/** Random numbers (mulberry32), repeatable by seed. */
export function randomFrom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  /** A whole number below `end`. */
  const below = (end) => Math.floor(next() * end)
  const oneOf = (list) => list[below(list.length)]
  const chance = (part) => next() < part
  /** Picks a value from [weight, value] pairs. */
  const weighed = (pairs) => {
    let left = next() * pairs.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, value] of pairs) {
      left -= weight
      if (left < 0) return value
    }
    return pairs.at(-1)[1]
  }
  return { next, below, oneOf, chance, weighed }
}

// Thousands of websites, identifiable by their bytes, and the store that contains them.

export const sitesDomain = 'sites.test'
export const appHost = 'app.test'

/**
 * Websites by hostname: { host, releaseId, own, page: { plain, packed }, files: path → { body, type }, icon }. Four thousand exceed an
 * isolate's page memory.
 */
export function makeSites(count) {
  const hosts = Array.from({ length: count }, (_, index) => hostOf(index))
  return new Map(hosts.map((host, index) => [host, makeSite(host, index)]))
}

/** Mostly handles, and some connected domains that may look like another website's host. */
function hostOf(index) {
  if (index % 10 === 7) return `www.shop-${index}.example`
  if (index % 10 === 8) return `shop-${index - 1}.${sitesDomain}.example`
  if (index % 10 === 9) return `shop-${index - 2}.example`
  return `shop-${index}.${sitesDomain}`
}

/** A text that identifies a website's file. */
const markOf = (host, path) => `mark:${host}/${path};`

export const marks = /mark:([^/;]+)\/([^;]*);/g

const types = {
  '404.html': 'text/html; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml',
  'index.md': 'text/markdown; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'privacy/index.html': 'text/html; charset=utf-8',
}

function makeSite(host, index) {
  const { below } = randomFrom(index)
  const filler = (bytes) =>
    Array.from({ length: bytes / 8 }, () =>
      below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
  const plain = Buffer.from(
    `<!doctype html><title>${host}</title>\n${markOf(host, '')} é ${filler(2000 + below(24_000))}\n`,
  )
  const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const files = Object.fromEntries(
    Object.entries(types).map(([path, type]) => [
      path,
      { type, body: Buffer.from(`${markOf(host, path)} é ${filler(200 + below(800))}\n`) },
    ]),
  )
  const releaseId = hashOf(host).slice(0, 32)
  const own = {
    'Content-Security-Policy': `default-src 'none'; form-action https://${host}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
  const icon = index % 3 === 0 ? 'icon.svg' : null
  return { host, releaseId, own, page: { plain, packed }, files, icon }
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** The stored values { key, body, metadata? } in the product's layout. */
export function storedValues(sites) {
  return [...sites.values()].flatMap(({ host, releaseId, own, page, files, icon }) => {
    const paths = Object.keys(files)
    const keys = Object.fromEntries(paths.map((path) => [path, `release:${releaseId}/${path}`]))
    const manifest = {
      keys,
      contentTypes: Object.fromEntries(paths.map((path) => [path, files[path].type])),
      hashes: {
        'index.html': hashOf(page.packed),
        ...Object.fromEntries(paths.map((path) => [path, hashOf(files[path].body)])),
      },
      icon,
    }
    return [
      { key: `host:${host}`, body: page.packed, metadata: { releaseId, headers: own } },
      { key: `release:${releaseId}`, body: Buffer.from(JSON.stringify(manifest)) },
      ...paths.map((path) => ({ key: keys[path], body: files[path].body })),
    ]
  })
}
