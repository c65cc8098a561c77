import type { SiteSettings } from '../../document/settings.ts'
import type { Image } from '../../document/values/image.ts'
import { iconVariants, parseMediaPath } from '../../document/values/media.ts'
import { pictureSources } from '../../elements/pictures/pictures.ts'

/** An icon file. `side` is in pixels, if known and square. */
export type IconFile = { href: string; side?: number; type?: string }

/** Icons for the browser tab, the home screen and the web manifest. */
export type PageIcons = {
  /** Browsers prefer the last one. */
  tab: readonly IconFile[]
  phone?: IconFile
  /** Large enough for a launcher. Without any, there is no manifest. */
  launcher: readonly IconFile[]
  /** Whether they are generated and have no margins, so that launchers can mask them. */
  isDrawn: boolean
}

/** Minimum size in a manifest, in pixels. */
const launcherSide = 192
const phoneSide = 180
const tabSide = 32

/**
 * The owner's icon, otherwise the generated one. In a browser tab the `monogram` comes first, since an SVG is sharpest.
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

export const iconSizes = ({ side }: IconFile) => (side ? `${side}x${side}` : undefined)

/** Files of an icon, smallest first. A single file if its size is unknown. */
function iconFiles(icon: Image): IconFile[] {
  const squares = icon.urls.flatMap(({ url, width, height }) =>
    width && width === height ? [{ href: url, side: width, type: typeOf(url) }] : [],
  )
  const only = pictureSources(icon)?.src
  if (squares.length === 0) return only ? [{ href: only }] : []
  return squares.sort((a, b) => a.side - b.side)
}

/** The smallest that is large enough, otherwise the largest. */
const atLeast = (files: readonly IconFile[], wanted: number) =>
  files.find(({ side = 0 }) => side >= wanted) ?? files.at(-1)

/** Icons in our media store are all PNG. Other types are unknown. */
function typeOf(url: string): string | undefined {
  const variant = parseMediaPath(url)?.variant
  return iconVariants.some((known) => known === variant) ? 'image/png' : undefined
}
