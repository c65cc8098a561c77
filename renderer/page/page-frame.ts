import type { WebsiteSettings } from '../document/website-settings.ts'
import type { RenderTarget } from '../site/render-target.tsx'
import { bookingLinks } from './booking-links.ts'
import { artFiles } from './files/art-files.ts'
import { type PageIcons, pageIcons } from './files/icons.ts'
import { monogramIcon } from './files/monogram-icon.ts'
import { manifestPath } from './files/web-manifest.ts'

/** What every page of a website is drawn with. `bodies` are the drawings that were asked for so far. */
export type PageFrame = {
  icons: PageIcons
  manifest?: string
  target: RenderTarget
  bodies: ReadonlyMap<string, string>
}

type Place = { home?: string; formEndpoint?: string | null; pings?: boolean }

/** `document` is as it is published. */
export function pageFrame(document: WebsiteSettings, { home, formEndpoint, pings }: Place): PageFrame {
  const art = artFiles(home)
  const icons = pageIcons(document.settings, () => art.add('icon', monogramIcon(document)))
  const target: RenderTarget = {
    editing: false,
    drawnOnce: true,
    artwork: art.address,
    home,
    formEndpoint,
    pings: pings ? { bookings: bookingLinks(document) } : undefined,
  }
  const manifest = icons.launcher.length > 0 ? `${home ?? ''}/${manifestPath}` : undefined
  return { icons, manifest, target, bodies: art.bodies }
}
