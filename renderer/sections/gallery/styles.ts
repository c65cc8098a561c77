import { minifyCss } from '../../css/minify.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { type GalleryLayout, galleryLayout } from './gallery-frame.ts'

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
@media print {
  .strip { flex-wrap: wrap; gap: 4mm !important; margin: 0 !important; padding: 0 !important; border: 0 !important }
  .mosaic { display: flex !important; gap: 4mm !important }
  .strip > li, .mosaic > * { flex: 0 0 30% !important }
}
`

/**
 * Scroll buttons below the strip in browsers that support them in CSS, otherwise a scroll bar. A strip with shadows
 * gets padding for them.
 */
const carousel = minifyCss(`
@media screen {
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
}
.lifted .strip { padding-block: 2.25rem 4rem; margin-bottom: -2rem }
`)

/** Columns in reading order from top to bottom. */
const masonry = minifyCss(`
.masonry { columns: 2; column-gap: var(--gap) }
.masonry > li { break-inside: avoid; padding-bottom: var(--gap) }
@media (min-width: 48rem) {
  .masonry:not(.of-2) { columns: 3 }
}
@media (min-width: 75rem) {
  .masonry:not(.of-2, .of-3, .of-5, .of-6) { columns: 4 }
}
`)

/**
 * The strip is twice as wide as its sticky stage, so that the handle moves from edge to edge with the finger. It starts
 * in the middle, where it snaps for a moment.
 */
const compare = minifyCss(`
.pairs { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: calc(var(--gap)*2) var(--gap) }
.pairs > li { flex: 0 1 60rem; min-width: 0 }
@media (min-width: 48rem) {
  .pairs > :not(:only-child) { flex-basis: calc(50% - var(--gap)/2) }
}
.pairs .circle { border-radius: var(--picture-corner) }
.stage { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem }
.which { border-radius: 2em; font-size: .9375rem; font-weight: 600; line-height: 1.5; color: var(--text); background: var(--ground); pointer-events: none }
@media screen {
  .which { position: absolute; bottom: .9rem; inset-inline-start: .9rem; padding: .25em .8em }
  @supports (animation-timeline: scroll()) {
    .compare { overflow: scroll hidden; direction: ltr; border-radius: var(--picture-corner); scroll-timeline: --slide x; overscroll-behavior-x: contain; scrollbar-width: thin; scrollbar-color: var(--button) var(--line); animation: begin .4s }
    .track { position: relative; width: 200% }
    .track::after { content: ""; position: absolute; top: 0; left: 50%; width: 1px; height: 1px; scroll-snap-align: center }
    .stage { position: sticky; left: 0; display: block; width: 50% }
    .stage > :first-child { position: absolute; inset: 0; z-index: 1 }
    .stage > :first-child, .stage::before, .stage::after { animation: wipe linear both; animation-timeline: --slide }
    .stage::before, .stage::after { content: ""; position: absolute; z-index: 2; inset-block: 0; width: 4px; margin-left: -2px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0/.25); animation-name: slide; pointer-events: none }
    .stage::after { content: "↔"/""; display: grid; place-items: center; inset-block: calc(50% - 1.375rem) auto; width: 2.75rem; height: 2.75rem; margin-left: -1.375rem; border-radius: 50%; font: 400 1.25rem/1 system-ui; color: #000 }
    .stage > :last-child .which { left: auto; right: .9rem }
    .compare:focus-visible { outline-offset: 3px }
    @keyframes begin { from, to { scroll-snap-type: x mandatory } }
    @keyframes wipe { from { clip-path: inset(0 100% 0 0) } to { clip-path: inset(0) } }
    @keyframes slide { from { left: 0 } to { left: 100% } }
    @media (pointer: coarse) {
      .compare { scrollbar-width: none }
      .stage > :first-child, .stage::before, .stage::after { animation-direction: reverse }
    }
  }
}
`)

const layoutRules: Record<GalleryLayout, string> = {
  Grid: '',
  Masonry: masonry,
  Carousel: carousel,
  BeforeAndAfter: compare,
}

export const galleryRules = ({ content }: SectionOf<'Gallery'>) => layoutRules[galleryLayout(content)]
