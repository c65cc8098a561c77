import type { SiteSettings } from '../../document/settings.ts'
import type { Image } from '../../document/values/image.ts'
import { iconVariants, parseMediaPath } from '../../document/values/media.ts'
import { pictureSources } from '../../elements/pictures/pictures.ts'

/** A picture that stands for the website, with its side in pixels where that is known and the picture square. */
export type IconFile = { href: string; side?: number; type?: string }

/** The pictures that stand for a website: in a browser's tab, on a phone's home screen, and in its manifest. */
export type PageIcons = {
  /** The one that a browser should take stands last. */
  tab: readonly IconFile[]
  phone?: IconFile
  /** Those that are large enough for a launcher; without any there is no manifest. */
  launcher: readonly IconFile[]
  /** Whether they are ours, drawn to their very edges, so that a launcher may cut them to any shape. */
  isDrawn: boolean
}

/** What a manifest's pictures need to measure at least. */
const launcherSide = 192
const phoneSide = 180
const tabSide = 32

/**
 * The owner's icon; else what is drawn of the website, with the `monogram` before it in a browser's tab, where a drawing without
 * pixels is the sharpest.
 */
export function pageIcons({ browserIcon, drawn }: SiteSettings, monogram: string): PageIcons {
  const own = browserIcon ? iconFiles(browserIcon) : []
  const files = own.length > 0 ? own : drawn.icon ? iconFiles(drawn.icon) : []
  const isDrawn = own.length === 0
  const small = atLeast(files, tabSide)
  const letter = { href: monogram, type: small && 'image/svg+xml' }
  return {
    tab: [...(small ? [small] : []), ...(isDrawn ? [letter] : [])],
    phone: atLeast(files, phoneSide),
    launcher: files.filter(({ side }) => side !== undefined && side >= launcherSide),
    isDrawn,
  }
}

/** How a `sizes` attribute says it. */
export const iconSizes = ({ side }: IconFile) => (side ? `${side}x${side}` : undefined)

/** The files of an icon, the smallest first. A picture of no known size stands alone. */
function iconFiles(icon: Image): IconFile[] {
  const squares = icon.urls.flatMap(({ url, width, height }) =>
    width && width === height ? [{ href: url, side: width, type: typeOf(url) }] : [],
  )
  const only = pictureSources(icon)?.src
  if (squares.length === 0) return only ? [{ href: only }] : []
  return squares.sort((a, b) => a.side - b.side)
}

/** The smallest that is large enough, else the largest. */
const atLeast = (files: readonly IconFile[], wanted: number) =>
  files.find(({ side = 0 }) => side >= wanted) ?? files.at(-1)

/** For icons of our store, which are all of one type; the type of others is unknown. */
function typeOf(url: string): string | undefined {
  const variant = parseMediaPath(url)?.variant
  return iconVariants.some((known) => known === variant) ? 'image/png' : undefined
}
