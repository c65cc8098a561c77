/** Softened cards with a low shadow, everything centred, arrows after links. */
export const commonPage = `
:where(.section) { --align: center }
.even.plain + .even.plain, .even.tint + .even.tint, .even.bold + .even.bold { padding-top: 0 }
.card { overflow: hidden; background: var(--card); border: 1px solid var(--line); border-radius: var(--corner); box-shadow: var(--shadow) }
.card > .frame { border-radius: 0 }
.button:hover { transform: translateY(-1px) }
.button:active { transform: none }
.more::after { content: ""; display: inline-block; width: .42em; height: .42em; margin-inline-start: .5em; border: solid; border-width: 1.5px 1.5px 0 0; rotate: 45deg; translate: 0 -.08em; transition: translate .18s }
.more:hover::after { translate: .2em -.08em }
@media (min-width: 40rem) and (max-width: 61.99rem) {
  .grid > .card:last-child:nth-child(odd) { --n: 1 }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .section:not(.hero, .header, .banner, .footer) > .inner { animation: rise linear; animation-timeline: view(); animation-range: entry 0 entry 22rem }
  }
  @keyframes rise { from { transform: translateY(1.75rem) } }
}
`
