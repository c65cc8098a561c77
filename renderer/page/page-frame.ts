import type { WebsiteSettings } from '../document/website-settings.ts'
import type { RenderTarget } from '../site/render-target.tsx'
import { bookingLinks } from './booking-links.ts'
import { type PageIcons, pageIcons } from './files/icons.ts'
import { iconPath } from './files/monogram-icon.ts'
import { manifestPath } from './files/web-manifest.ts'

export type PageFrame = {
  icons: PageIcons
  manifest?: string
  target: RenderTarget
}

type Place = { home?: string; formEndpoint?: string | null; pings?: boolean }

/** `document` must be the published one. */
export function pageFrame(document: WebsiteSettings, { home, formEndpoint, pings }: Place): PageFrame {
  const icons = pageIcons(document.settings, `${home ?? ''}/${iconPath}`)
  const target: RenderTarget = {
    editing: false,
    isStatic: true,
    home,
    formEndpoint,
    pings: pings ? { bookings: bookingLinks(document) } : undefined,
  }
  const manifest = icons.launcher.length > 0 ? `${home ?? ''}/${manifestPath}` : undefined
  return { icons, manifest, target }
}
