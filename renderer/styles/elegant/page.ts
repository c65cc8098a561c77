import { label } from './label.ts'

/** Centred on wide margins, with tracked capitals for labels, an underlined second button, and fades that take their time. */
export const elegantPage = `
:where(.section) { --align: center; --board: color-mix(in srgb, var(--text) 5%, var(--ground)) }
:root { --mount: clamp(.75rem, 1.8vw, 1.5rem) }
.plate { outline: 1px solid var(--line); outline-offset: calc(var(--mount)*-.55) }
:is(.even.plain + .plain, .even.tint + .tint, .even.bold + .bold):not(.header + *, .hero + *, .hero, .footer).even { padding-top: 0; scroll-margin-top: calc(2rem + var(--taller, 0rem)) }
.prose { line-height: 1.7 }
.lead { max-width: 27em }
h2 { line-height: 1.16 }
h3 { font-size: var(--s2); line-height: 1.25; letter-spacing: var(--tracking) }
.section :is(.button, .more, .role, cite, .form label) { ${label}; font-weight: 500 }
.button { padding: 1.15em 2.2em; border-width: 1px }
.button, .more, .footer a { transition: color .6s, background-color .6s, border-color .6s, text-decoration-color .6s }
.ghost, .ghost:hover, .ghost:active { padding-inline: 0; color: var(--text); background: none; border-color: transparent; text-decoration: underline; text-underline-offset: .7em }
.ghost:hover { text-decoration-color: transparent }
.ghost:active { text-decoration-thickness: 2px }
.more { text-underline-offset: .55em; text-decoration-color: currentColor }
.more:hover { text-decoration-color: transparent }
.more:active { text-decoration: underline 2px }
.on-picture:not(.footer) { --line: color-mix(in srgb, var(--text) 30%, transparent) }
.lifted .card:not(.panel) { padding: clamp(1.25rem, 2.5vw, 2rem); background: var(--card) }
.frame img { transition: opacity .8s }
:is(.services .card, .enlarge):hover img { opacity: .82 }
.announcement { padding-block: .95rem; letter-spacing: .04em }
.announcement a { font-weight: 500; text-underline-offset: .45em }
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .frame:not(.wide) img { animation: settle linear both; animation-timeline: view(); animation-range: entry 0 cover 60% }
  }
  @keyframes settle { from { scale: 1.07 } }
}
`
