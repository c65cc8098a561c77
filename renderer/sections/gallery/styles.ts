import { minifyCss } from '../../css/minify.ts'
import type { SectionOf } from '../../document/section-types.ts'

export const galleryStyles = `
.gallery { overflow-x: clip; transition: z-index 0s .3s allow-discrete }
.mosaic { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: var(--gap) }
.gallery figure { position: relative }
.gallery figcaption { padding: .65rem .125rem 0; font-size: .9375rem; line-height: 1.4; text-align: var(--card-align, start); color: var(--muted) }
.enlarge { position: relative; border-radius: var(--picture-corner) }
.enlarge:has(.circle) { border-radius: 50% }
.enlarge > :is(a, button) { position: absolute; inset: 0; width: 100%; background: none; border: 0; border-radius: inherit; cursor: zoom-in }
.spot { position: fixed; z-index: 2; top: 0; outline: 0 }
.lightbox { max-width: 94vw; max-height: calc(100svh - 6.5rem); inset: 1.25rem 0 5.25rem; margin: auto; overflow: auto; color: var(--text); background: var(--ground); border: 0; border-radius: var(--picture-corner) }
.lightbox img { width: auto; height: auto; margin: auto; max-height: calc(100svh - 11rem); object-fit: contain }
.lightbox p { padding: .8rem 1.25rem }
.step { position: fixed; z-index: 1; bottom: 1.25rem; inset-inline-start: calc(50% + 2.25rem); display: grid; place-items: center; width: 3rem; height: 3rem; font: 400 1.25rem/1 system-ui; color: #fff; background: none; border: 1px solid; border-radius: 50%; cursor: pointer; opacity: 0; visibility: hidden; transition: visibility 0s .3s }
.step.back { inset-inline-start: calc(50% - 5.25rem) }
.step.shut { inset-inline-start: calc(50% - 1.5rem); border: 0 }
.shut::before { content: ""; position: fixed; z-index: -1; inset: 0; background: rgb(0 0 0/.88) }
.step:not(.shut):hover { color: #000; background: #fff }
.step:focus-visible { outline-color: #fff }
.step:dir(rtl) { scale: -1 1 }
.spot:has(:popover-open) > .step, .spot:has(:popover-open) + .step { opacity: 1; visibility: visible; transition: none }
@media (max-width: 61.99rem) {
  .enlarge > button, .gallery:not(:has(:target)) :is(.spot, .step), html:has(main > :focus:not(.gallery), nav:focus-within) .spot { display: none }
  html:has(.spot:target):has(.lightbox:popover-open, .spot:target:focus-within) { overflow: hidden }
  .gallery:has(:target):has(:popover-open, :target:focus-within) { z-index: 60; transition: none }
  .gallery:not(:has(:popover-open)) .spot:target:focus-within > .lightbox { display: block }
  .gallery:not(:has(:popover-open)) .spot:target:focus-within > .step, .gallery:not(:has(:popover-open)) .spot:target:focus-within + .step { opacity: 1; visibility: visible; transition: none }
}
@media (min-width: 62rem) {
  .enlarge > a { display: none }
  html:has(.lightbox:popover-open) { overflow: hidden }
  .gallery:has(:popover-open) { z-index: 60; transition: none }
}
.strip { display: flex; gap: 1rem; margin-inline: calc(50% - 50vw); padding: .25rem max(var(--gutter), 50vw - var(--wide)/2) 1.25rem; overflow-x: auto; scroll-snap-type: x mandatory; scroll-padding-inline: max(var(--gutter), 50vw - var(--wide)/2); scrollbar-width: thin; scrollbar-color: var(--field) transparent }
.strip > li { flex: 0 0 min(28rem, 82vw); scroll-snap-align: start }
`

/** Buttons under the strip, in browsers that make them of CSS; others have its scrollbar. A lifted strip has room for shadows. */
const carousel = minifyCss(`
@supports selector(::scroll-button(*)) {
  .gallery > .inner { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: .75rem }
  .gallery > .inner > * { grid-column: 1/-1 }
  .strip { scrollbar-width: none }
  .strip::scroll-button(*) { order: 1; width: 3rem; height: 3rem; margin-top: .5rem; font: 400 1.25rem/1 system-ui; color: var(--button-text); background: var(--button); border: 0; border-radius: 50%; cursor: pointer }
  .strip::scroll-button(*):hover { color: var(--button-hover-text); background: var(--button-hover) }
  .strip::scroll-button(*):disabled { color: var(--text); background: none; box-shadow: inset 0 0 0 1px var(--line); cursor: default }
  .strip::scroll-button(inline-start) { content: "←"/attr(data-previous); justify-self: end }
  .strip::scroll-button(inline-end) { content: "→"/attr(data-next); justify-self: start }
  .strip:dir(rtl)::scroll-button(*) { rotate: 180deg }
}
.lifted .strip { padding-block: 2.25rem 4rem; margin-bottom: -2rem }
`)

/** What only a carousel needs. */
export const galleryRules = ({ content }: SectionOf<'Gallery'>) => (content.layout === 'Carousel' ? carousel : '')
