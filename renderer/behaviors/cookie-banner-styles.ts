import { readable } from '../color/readable.ts'
import { parseHex, toHex } from '../color/rgb.ts'
import type { SiteSettings } from '../document/settings.ts'
import { cookieBannerIds } from './cookie-banner.tsx'

export function cookieBannerStyles({ enabled, backgroundColor }: SiteSettings['cookieBanner']): string {
  if (!enabled) return ''
  const ground = parseHex(backgroundColor)
  const text = readable([1, 1, 1], [ground])
  const name = `#${cookieBannerIds.banner}`
  return `
${name} { position: fixed; inset: auto 1rem calc(1rem + var(--bar, 0px)); z-index: 30; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .6rem; width: fit-content; max-width: min(44rem, 100% - 2rem); max-height: 80svh; overflow: auto; margin-inline: auto; padding: .8rem .9rem; font-size: .9375rem; line-height: 1.4; color: ${toHex(text)}; background: ${toHex(ground)}; border-radius: var(--corner); box-shadow: 0 12px 40px rgb(0 0 0/.25) }
${name}[hidden] { display: none }
${name} p { flex: 0 1 auto; min-width: 0; margin-inline: .5rem auto }
${name} div { display: flex; gap: .6rem; min-width: 0 }
${name} .button { flex: 0 1 auto; min-width: 0; max-width: 100%; min-height: 2.75rem; white-space: normal; padding: .5em 1.2em; font-size: .9375rem; color: ${toHex(ground)}; background: ${toHex(text)}; border-color: ${toHex(text)} }
${name} .ghost { color: inherit; background: none }
.cookies { text-align: center; font-size: .9375rem }
#${cookieBannerIds.again} { min-height: 2.75rem; font: inherit; color: inherit; background: none; border: 0; text-decoration: underline; text-underline-offset: .2em; cursor: pointer }
${name} :focus-visible { outline-color: currentColor }
`
}
