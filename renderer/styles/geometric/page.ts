/** Full-width blocks of flat color, rules four pixels thick, capitals as large as their lines. */
export const geometricPage = `
.s0 { color: var(--c0) }
.s1 { color: var(--c1) }
.s2 { color: var(--c2) }
.s3 { color: var(--c3) }
.section { --align: start; --edge: max(var(--gutter), 50vw - var(--wide)/2); --rule: 4px solid var(--text); --big: var(--title-weight) ultra-condensed; --picture-corner: 0; overflow: clip }
h1, h2 { line-height: .94; word-spacing: .04em }
h3 { line-height: 1.02; letter-spacing: var(--tracking) }
.section > .inner { width: 100%; max-width: none; padding-inline: var(--edge) }
.head { gap: .75rem 3rem; margin-bottom: clamp(1.25rem, 2vw, 1.75rem) }
.head .lead { font-size: var(--s0); line-height: 1.4; color: var(--text) }
.button { padding: 1em 1.5em; border-width: 2px; font-weight: 700 }
.more { font-weight: 700; text-decoration-thickness: 2px }
.card { background: none }
.number a { text-decoration: none }
.number a:hover { text-decoration: underline .05em }
.announcement { padding: .75rem max(var(--gutter), 50vw - var(--wide)/2); font-weight: 600; line-height: 1.3; text-align: start }
.shape { color: inherit; fill: currentColor }
.fade { display: block; max-width: none; height: .7em; fill: var(--second) }
:is(.team, .board) li:nth-child(4n+1) { --ground: var(--other); --text: var(--on-other) }
:is(.team, .board) li:nth-child(4n+2) { --ground: var(--first); --text: var(--on-first) }
:is(.team, .board) li:nth-child(4n+3) { --ground: var(--ink); --text: var(--paper) }
:is(.team, .board) li:nth-child(4n) { --ground: var(--paper); --text: var(--ink) }
/* Full-width sections. */
.team, .gallery, .video { padding-block: 0 }
.team > .inner, .gallery > .inner, .video > .inner { padding-inline: 0 }
.team .head, .gallery .head, .video .head { margin: 0; padding: clamp(2rem, 4vw, 3.5rem) var(--edge) clamp(1.25rem, 2.5vw, 2rem) }
@media print, (forced-colors: active) {
  .fade, .band, .crossing, .tiles { display: none }
  .poster text { fill: CanvasText }
}
@media (prefers-reduced-motion: no-preference) {
  .opening .tiles > * { animation: rise .6s cubic-bezier(.2, .8, .2, 1) backwards }
  @keyframes rise { from { transform: translateY(100%) } }
}
`
