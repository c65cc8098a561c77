import { catalogPath } from '../document/machine-paths.ts'
import { mediaRoot } from '../document/values/media.ts'
import { videoEmbed } from '../document/values/video-embed.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { fontsPath } from '../fonts/font-rules.ts'
import { catalogType } from './files/api-catalog.ts'
import { sectionOf } from './page-facts.ts'
import { pictureHosts } from './picture-hosts.ts'

/** Base64 SHA-256. */
export type Hash = (text: string) => string | Promise<string>

/**
 * What the policy has to allow: `sheets` are all style sheets, `manifest` is a URL, and `formAction` is where forms
 * post if not to the host itself.
 */
type Parts = {
  sheets: readonly string[]
  script?: string
  manifest?: string
  formAction?: string | undefined
  hash?: Hash
}

const googleScripts = 'https://www.googletagmanager.com'
const googleReports = 'https://*.google-analytics.com https://*.googletagmanager.com'

/** Headers for all pages, with one content security policy that allows only what they use. */
export async function securityHeaders(
  document: WebsiteSettings,
  { sheets, script, manifest, formAction = "'self'", hash = sha256 }: Parts,
): Promise<Record<string, string>> {
  const measured = document.settings.analyticsId !== ''
  const video = videoEmbed(sectionOf(document, 'Video')?.content.url ?? '')
  const styles = await Promise.all(sheets.map(hash))
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map((value) => `'sha256-${value}'`).join(' ')}`,
    `img-src 'self'${imageHosts(document)}${measured ? ` ${googleReports}` : ''}`,
    "font-src 'self'",
    manifest && "manifest-src 'self'",
    script && `script-src 'sha256-${await hash(script)}'${measured ? ` ${googleScripts}` : ''}`,
    // For pings, and for auditors that fetch robots.txt.
    `connect-src 'self'${measured ? ` ${googleReports}` : ''}`,
    video && `frame-src https://${video.host}`,
    `form-action ${formAction}`,
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

/** Each with a leading space. */
const imageHosts = (document: WebsiteSettings): string =>
  pictureHosts(document)
    .map((host) => ` https://${host}`)
    .join('')

/** Uses Web Crypto, which is available in every runtime. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const immutable = 'public, max-age=31536000, immutable'

/**
 * A `_headers` file for Cloudflare Pages and Netlify. The page's headers apply to every path, since the 404 page can be
 * served anywhere. Content-hashed files are cached for a year.
 */
export function headersFile(page: Record<string, string>): string {
  const rules = {
    '/*': page,
    [catalogPath]: { 'Content-Type': catalogType },
    [`${fontsPath}*`]: { 'Cache-Control': immutable },
    [`${mediaRoot}*`]: { 'Cache-Control': immutable },
  }
  return Object.entries(rules)
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
