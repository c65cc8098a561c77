/**
 * Left-aligned. Sections of another tone are panels inset by `--in` from the page's edges, and their content lines up with the sections
 * around them. Cards are filled, without lines or shadows.
 */
export const commonPage = `
:where(.section) { --align: start; --board: var(--ground-end); --in: clamp(.5rem, 1.4vw, 1.25rem) }
.even.plain + .even.plain { padding-top: 0 }
:is(.tint, .bold):not(.header, .footer, .to-fill) { margin-inline: var(--in); border-radius: calc(var(--corner)*2) }
:where(.tint, .bold):where(:not(.header, .footer, .to-fill)) > .inner { width: min(100% - 2*(var(--gutter) - var(--in)), var(--wide)) }
:is(.tint, .bold, .banner.on-picture) + :is(.tint, .bold, .banner.on-picture):not(.to-fill) { margin-top: var(--in) }
main > :is(.tint, .bold):last-child:not(.to-fill) { margin-bottom: var(--in) }
.head { gap: calc(var(--gap)*.6) }
.card { overflow: hidden; background: var(--ground-end); border-radius: var(--corner) }
.on-picture .card { background: var(--card) }
.button { padding: 1em 1.8em }
.more::after { content: ""; display: inline-block; width: .42em; height: .42em; margin-inline-start: .5em; border: solid; border-width: 1.5px 1.5px 0 0; rotate: 45deg; translate: 0 -.08em; transition: translate .18s }
.more:hover::after { translate: .2em -.08em }
:dir(rtl) > .more::after { rotate: -135deg }
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .section:not(.hero, .header, .banner, .footer) > .inner { animation: rise linear; animation-timeline: view(); animation-range: entry 0 entry 22rem }
  }
  @keyframes rise { from { transform: translateY(1.75rem) } }
}
`
