import { isDark } from '../../color/dark-colors.ts'
import { toHex } from '../../color/rgb.ts'
import { toneColors } from '../../color/tones.ts'
import { logoSizes } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'
import { isShown } from '../../elements/pictures/pictures.ts'

export const headerStyles = `
.header { padding-block: .8rem; z-index: 10 }
.header > .inner { display: flex; align-items: center; gap: clamp(1rem, 2.5vw, 2.25rem) }
.fixed { position: sticky; top: 0 }
html:has(.fixed) { scroll-padding-top: 5rem }
.logo { font: var(--title-cut) var(--s2)/1.1 var(--title-font); letter-spacing: var(--tracking); margin-inline-end: auto; min-width: 0 }
.header .logo { min-width: auto; overflow-wrap: break-word; text-wrap: balance }
.header .lengthy { min-width: 0; font-size: var(--s1); overflow-wrap: anywhere; hyphens: auto }
.logo a { text-decoration: none }
@media (max-width: 61.99rem) { .header .logo a { display: flex; align-items: center; min-height: 2.75rem } .header .button { min-height: 2.75rem; align-content: center } }
.logo img { width: auto; height: 3rem; max-width: 12rem; object-fit: contain }
.header .pair a { display: flex; align-items: center; gap: .55em }
.header .pair img { flex: none; margin: 0; max-width: min(12rem, 30vw) }
.pair span { min-width: 0 }
.fixed.tall ~ main > * { scroll-margin-top: var(--taller) }
.header nav a { text-decoration: none }
.header .button { padding: .62em 1.25em; font-size: .9375rem; white-space: nowrap }
.call { display: flex; align-items: center; gap: .55em; flex: none; font-size: .9375rem; font-weight: 600; text-decoration: none; white-space: nowrap }
.call:hover span { text-decoration: underline }
.call .icon { width: 1.25rem; height: 1.25rem }
.open, .close { color: inherit; background: none; border: 0; cursor: pointer; flex: none }
.open, .close { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin-inline-end: -.5rem }
/* Reserves two lines for the logo on narrow screens, so that nothing shifts when its font loads. */
@media (max-width: 61.99rem) {
  .header > .inner { min-height: calc(2.2*var(--s2)) }
  .header nav { display: grid; align-content: safe center; opacity: 0; pointer-events: none; position: fixed; inset: 0; z-index: 30; overflow: auto; overscroll-behavior: contain; padding: 5rem var(--gutter) 2rem; background: var(--ground); outline: 0 }
  .header nav > ul, .close { visibility: hidden }
  .header nav:target:focus-within { opacity: 1; pointer-events: auto }
  .header nav:target:focus-within > ul, nav:target:focus-within ~ .close { visibility: visible }
  html:has(nav:target:focus-within) { overflow: hidden }
  .header:has(nav:target:focus-within) { z-index: 40 }
  /* WebKit also focuses the fragment after Back. Hiding the menu while a section has focus keeps it closed. */
  html:has(main:focus-within) .header nav { display: none }
  .close { position: fixed; z-index: 31; top: .8rem; inset-inline: auto var(--gutter); color: var(--text) }
  .header nav li a { display: block; padding: .55em; font: var(--title-cut) var(--s3)/1.2 var(--title-font); letter-spacing: var(--tracking) }
}
@media (min-width: 62rem) {
  .open, .close, .aside, .dial { display: none }
  .header nav { min-width: 0 }
  .header nav ul { display: flex; flex-wrap: wrap; justify-content: end; gap: 0 clamp(1rem, 2.2vw, 2.125rem) }
  .header nav li a { display: block; padding-block: .4rem; white-space: nowrap; font-size: .9875rem }
  .header:is(.to-left, .to-center) .logo { margin-inline-end: 0 }
  .header:is(.to-left, .to-center) :is(nav, .logo:nth-last-child(2)) { margin-inline-end: auto }
  .header.to-center nav { margin-inline-start: auto }
}
/* At medium widths, the number only fits beside a few links. */
@media (min-width: 62rem) and (max-width: 76rem) {
  nav:has(li:nth-child(5)) ~ .call span { font-size: 0 }
}
@media (min-width: 62rem) {
  .header .pair { flex-shrink: 9; min-width: auto; overflow-wrap: break-word }
}
@media (max-width: 29.99rem) { .tight .button { display: none } .header.tight.paired .button { display: none } }
@media (max-width: 24rem) { .header .button { display: none } }
`

type Content = SectionOf<'Header'>['content']

export const hasPictureLogo = ({ logoType, logoImage }: Content) => logoType !== 'Text' && isShown(logoImage)

/** Whether the logo has a picture and a name side by side. */
export const isPair = (content: Content) => content.logoType === 'ImageAndText' && hasPictureLogo(content)

/** Additional header height for the logo's picture, in pixels. */
export const addedHeight = (content: Content) =>
  hasPictureLogo(content) ? Math.max(0, content.logoSize - logoSizes.usual) : 0

/** In pixels. A larger picture would take too much of a phone's screen. */
export const maxPhoneHeight = 64

const rem = (pixels: number) => `${pixels / 16}rem`

/** The size of the logo's picture, if not the default. */
export function headerRules({ id, content }: SectionOf<'Header'>): string {
  const { logoSize } = content
  if (!hasPictureLogo(content) || logoSize === logoSizes.usual) return ''
  const widest = isPair(content) ? '30vw' : '50vw'
  const rule = (height: number) => `#${id} .logo img{height:${rem(height)};max-width:min(${rem(height * 4)},${widest})}`
  const taller = (pixels: number) => (pixels > 0 ? `:root{--taller:${rem(pixels)}}` : '')
  const onPhones = rule(maxPhoneHeight) + taller(maxPhoneHeight - logoSizes.usual)
  return [
    rule(logoSize),
    taller(addedHeight(content)),
    logoSize > maxPhoneHeight ? `@media (max-width:61.99rem){${onPhones}}` : '',
  ].join('')
}

/** Logos are designed for one background: on a dark page, a logo designed for a light background keeps a patch of it. */
export function darkLogoRules(
  { id, content, design }: SectionOf<'Header'>,
  picked: ThemeColors,
  drawn: ThemeColors,
): string {
  if (!hasPictureLogo(content)) return ''
  const logo = `#${id} .logo img`
  const { ground } = toneColors(picked, design.tone)
  if (isDark(ground) || !isDark(toneColors(drawn, design.tone).ground)) return ''
  return `${logo}{padding:.25rem .5rem;border-radius:.375rem;background:${toHex(ground)}}`
}
