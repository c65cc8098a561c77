import { type MeasurementSettings, measurementOf } from '../analytics/measurement.ts'
import type { Env } from '../env.ts'
import { previewLabel, siteOrigin } from '../platform/addresses/hosts.ts'

type Headers = Record<string, string>
type Settings = Pick<Env, 'APP_ORIGIN' | 'SITES_ORIGIN'> & MeasurementSettings

/** Hosts that a page may load scripts and pictures from and connect to, besides its own. */
type Hosts = { script: string; img: string; connect: string }

const googleHosts: Hosts = {
  script: 'https://*.googletagmanager.com',
  img: 'https://*.google-analytics.com https://*.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const clarityHosts: Hosts = {
  script: 'https://*.clarity.ms',
  img: 'https://*.clarity.ms https://c.bing.com',
  connect: 'https://*.clarity.ms https://c.bing.com',
}

const known = new Map<string, Headers>()

/** Cached per settings. `make` receives the additional hosts of each directive, empty unless configured. */
function once(kind: string, env: Settings, make: (measured: Hosts) => Headers): Headers {
  const { googleId, clarityId } = measurementOf(env) ?? {}
  const key = [kind, env.APP_ORIGIN, googleId, clarityId].join(' ')
  const of = (directive: keyof Hosts) =>
    [googleId && googleHosts, clarityId && clarityHosts].map((hosts) => (hosts ? ` ${hosts[directive]}` : '')).join('')
  const headers = known.get(key) ?? make({ script: of('script'), img: of('img'), connect: of('connect') })
  known.set(key, headers)
  return headers
}

/** Headers of the editor. The preview is a same-origin frame and inherits this policy. */
export const appHeaders = (env: Settings): Headers =>
  once('app', env, (measured) =>
    headersWith(env.APP_ORIGIN, [
      `script-src 'self'${measured.script}`,
      "style-src 'self' 'unsafe-inline'",
      // Stock photos come from any host; the website's pictures come from the preview host, over http in development.
      `img-src 'self' data: blob: https: ${siteOrigin(env, previewLabel)}`,
      "font-src 'self'",
      // Not every browser includes a WebSocket address in 'self'.
      `connect-src 'self' ${env.APP_ORIGIN.replace(/^http/, 'ws')}${measured.connect}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    ]),
  )

/** Headers of the public pages. Each page adds its style sheet's hash in a meta tag. */
export const publicHeaders = (env: Settings): Headers =>
  once('public', env, (measured) =>
    headersWith(env.APP_ORIGIN, [
      `script-src 'self'${measured.script}`,
      "style-src 'unsafe-inline'",
      `img-src 'self' data:${measured.img}`,
      "font-src 'self'",
      `connect-src 'self'${measured.connect}`,
    ]),
  )

const headersWith = (origin: string, sources: readonly string[]): Headers => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    ...sources,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Content-Type-Options': 'nosniff',
  ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
})
