import type { WebsiteSettings } from '../document/website-settings.ts'
import { picturesIn } from '../elements/pictures.ts'
import { videoEmbed } from '../sections/video/embed.ts'
import { sectionOf } from './page-facts.ts'

/** What the pages hold and refer to: `manifest` is an address. */
type Parts = { css: string; script?: string; manifest?: string }

const googleScripts = 'https://www.googletagmanager.com'
const googleReports = 'https://*.google-analytics.com https://*.googletagmanager.com'
/** In characters. Where the hosts' names take more, any https host is allowed: the store has little room for headers. */
const hostsAtMost = 180

/** The headers that index.html and 404.html are served with: nothing is allowed that the page does not use. */
export async function securityHeaders(
  document: WebsiteSettings,
  { css, script, manifest }: Parts,
): Promise<Record<string, string>> {
  const measured = document.settings.analyticsId !== ''
  const video = videoEmbed(sectionOf(document, 'Video')?.content.url ?? '')
  const policy = [
    "default-src 'none'",
    `style-src '${await sha256(css)}'`,
    `img-src 'self'${imageHosts(document)}${measured ? ` ${googleReports}` : ''}`,
    "font-src 'self'",
    manifest && "manifest-src 'self'",
    script && `script-src '${await sha256(script)}'${measured ? ` ${googleScripts}` : ''}`,
    // A page has no script that could connect: this lets auditors read its robots.txt.
    `connect-src 'self'${measured ? ` ${googleReports}` : ''}`,
    video && `frame-src https://${video.host}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.filter(Boolean).join(';'),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The hosts that pictures come from, each after a space. A host is an owner's text: only letters that cannot end a source pass. */
function imageHosts({ sections, settings }: WebsiteSettings): string {
  const addresses = picturesIn([sections, settings.browserIcon, settings.drawn])
    .flatMap(({ urls, crop }) => [...urls, ...(crop?.urls ?? [])])
    .map(({ url }) => url)
  const hosts = addresses.flatMap((address) => {
    const host = address.startsWith('https://') && URL.canParse(address) ? new URL(address).host : ''
    return /^[a-z0-9.-]+(:\d+)?$/.test(host) ? [` https://${host}`] : []
  })
  const different = [...new Set(hosts)].sort()
  const listed = different.join('')
  return listed.length > hostsAtMost ? ' https:' : listed
}

/** The hash of a text as a policy names it. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
