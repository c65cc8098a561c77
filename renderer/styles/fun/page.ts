/** A wave and a half from edge to edge, as corners. One shape: tiles of a mask would show their seams on screens of fractional density. */
const wave = Array.from({ length: 23 }, (_, nth) => {
  const share = nth / 22
  const height = 50 - 50 * Math.cos(3 * Math.PI * (share - 0.5))
  return `${Math.round(share * 1000) / 10}% ${Math.round(height * 10) / 10}%`
})
  .concat('100% 100%', '0 100%')
  .join(', ')

/**
 * Waves between grounds, fat corners, a squiggle under headings, and a wink on hover. `--fat` and `--blob` follow the owner's
 * corners, so that square ones make blocks of bubbles and of `--drop`s. `--soft` is for shapes that nothing is written on. `--fill` and
 * `--on` are a card's background and text color; on strong grounds every slab is the other way round: `--slab` and `--on-slab`.
 */
export const funPage = `
:root { --page: var(--ground); --fat: calc(var(--corner)*1.6); --inner: max(0rem, var(--fat) - .75rem); --blob: calc(var(--picture-corner)*14); --drop: min(58%, var(--blob)) min(42%, var(--blob)) min(56%, var(--blob)) min(40%, var(--blob)); --tilt: -2deg; --spring: .45s cubic-bezier(.3, 1.9, .5, 1) }
:where(.section) { --align: center }
.section { --soft: color-mix(in oklab, var(--button) 22%, var(--ground)); --hole: var(--ground); --slab: var(--text); --on-slab: var(--ground); --fill: var(--ground-end) }
.gradient { --cast: var(--shadow); background: linear-gradient(var(--ground), var(--ground-end)) }
.banner.on-picture + .even.plain { padding-top: calc(var(--space)*.5) }
.even.plain + .even.plain, .even.tint + .even.tint, .even.bold + .even.bold { padding-top: 0 }
.even::before, .banner::before {
  --h: clamp(1.1rem, 2.6vw, 2.5rem);
  content: ""; position: absolute; inset: auto 0 calc(100% - 1px); height: calc(var(--h) + 2px); background: inherit; pointer-events: none; clip-path: polygon(${wave})
}
.head h2 { display: grid; justify-items: var(--align) }
.head h2::after { content: "\\a0\\a0\\a0\\a0\\a0\\a0\\a0\\a0\\a0\\a0\\a0\\a0\\a0\\a0"/""; font: 400 1rem/2 var(--body-font); letter-spacing: 0; text-decoration: underline wavy .22rem var(--button); text-underline-offset: -.2em }
.button { padding: .9em 1.8em; font-weight: 700; border-width: 2px; transition: background-color .18s, border-color .18s, color .18s, rotate var(--spring), scale var(--spring) }
.button:hover { rotate: var(--tilt); scale: 1.05 }
.button:active { rotate: 0deg; scale: .97 }
.more { text-decoration: underline wavy 1.5px color-mix(in srgb, currentColor 40%, transparent); text-underline-offset: .3em }
.grid .more:focus-visible { outline-color: currentColor }
.section:not(.bold, .accent, .ink, .on-picture) .grid > .card:is(:nth-child(4n+3), :nth-child(4):nth-last-child(3)) { --fill: var(--button); --on: var(--button-text) }
.grid > .card .prose { color: var(--on, var(--muted)) }
.grid > .card .more { color: var(--on, var(--link)) }
:is(.bold, .accent, .ink, .on-picture) :is(.services .card, .panel, blockquote, .questions details), :is(.bold, .accent, .ink, .on-picture):is(.quote, .contact) > .inner {
  --fill: var(--slab); --on: var(--on-slab); --ground: var(--slab); --text: var(--on-slab); --muted: var(--on-slab); --link: var(--on-slab); --field: var(--on-slab);
  --button: var(--on-slab); --button-text: var(--slab); --button-hover: var(--on-slab); --button-hover-text: var(--slab); --button-pressed: var(--on-slab); --button-pressed-text: var(--slab);
  color: var(--on-slab)
}
.announcement { padding-block: .8rem; font-weight: 600 }
.announcement a { text-decoration-style: wavy; text-decoration-thickness: 1.5px }
@media (prefers-reduced-motion: reduce) {
  :root { --tilt: 0deg; --spring: 0s }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .grid > *, .mosaic > *, .panel { animation: pop linear; animation-timeline: view(); animation-range: entry 0 entry 14rem }
  }
  @keyframes pop { from { scale: .94; translate: 0 1.5rem } }
}
`
