import { limits } from '../../../renderer/document/fields/limits.ts'
import type { ReadPage } from './read-page.ts'
import { type ImportedPicture, importedPicture } from './schema.ts'
import { visibleLine } from './text.ts'

export const maxImportedPictures = 24

/** Formats we can't store, and pictures that aren't the page's own. */
const noPicture =
  /\.(svg|avif|ico|bmp|tiff?)$|(^|[/._-])(pixel|spacer|blank|sprites?|1x1|tracking|beacon|placeholder|transparent|loader)([/._-]|$)/i
const otherHosts =
  /(^|\.)(facebook\.com|doubleclick\.net|google-analytics\.com|googletagmanager\.com|gravatar\.com|pinterest\.com|bing\.com)$/i

type Candidate = { address: string; description: string; isLogo: boolean }

/**
 * A page's reusable pictures, logo first: from linked data, else a likely logo in the header, else the touch icon. The social media picture
 * counts as a logo only if its name does. `url` is the page's.
 */
export function picturesOf(
  page: Pick<ReadPage, 'base' | 'metas' | 'pictures' | 'touchIcon'>,
  logo: string,
  url: string,
): ImportedPicture[] {
  const base = URL.canParse(page.base, url) ? new URL(page.base, url) : url
  const card =
    page.metas.get('og:image:secure_url') ?? page.metas.get('og:image') ?? page.metas.get('twitter:image') ?? ''
  const picture = (address: string, isLogo: boolean): Candidate => ({ address, description: '', isLogo })
  const candidates = [
    picture(logo, true),
    ...page.pictures.filter(({ isLogo }) => isLogo),
    picture(page.touchIcon, true),
    picture(card, /logo/i.test(card)),
    ...page.pictures.filter(({ isLogo }) => !isLogo),
  ]
  const found = new Map<string, ImportedPicture>()
  let hasLogo = false
  for (const candidate of candidates) {
    const known = pictureOf(candidate, base)
    if (!known || (candidate.isLogo && hasLogo) || found.has(sameFile(known.url))) continue
    hasLogo ||= candidate.isLogo
    found.set(sameFile(known.url), known)
  }
  return [...found.values()]
    .toSorted((a, b) => Number(b.kind === 'logo') - Number(a.kind === 'logo'))
    .slice(0, maxImportedPictures)
}

function pictureOf({ address, description, isLogo }: Candidate, base: URL | string): ImportedPicture | undefined {
  const text = address.trim()
  const url = text !== '' && URL.canParse(text, base) ? new URL(text, base) : undefined
  if (
    !url ||
    noPicture.test(url.pathname) ||
    otherHosts.test(url.hostname) ||
    url.username !== '' ||
    url.password !== ''
  )
    return undefined
  url.hash = ''
  const said = visibleLine(description, limits.imageDescription)
  const kind = isLogo ? 'logo' : 'picture'
  return importedPicture.safeParse({ url: url.href, description: said, kind }).data
}

/** The name shared by all of a file's sizes, as content management systems name them: 'shop-300x200.jpg', 'shop.jpg?w=300'. */
const sameFile = (url: string): string =>
  url
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w+($|\?))/, '')
    .replace(/([?&])(w|h|width|height|resize|fit|size|q|quality)=[^&]*/g, '$1')
