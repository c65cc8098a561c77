import { gridSpans, listSpans } from './grid.ts'

/**
 * Cells on a pale background in one grid for the whole page. `--cell`: the background of quiet cells. `--mist` and `--peach`: tints of the
 * two hues with readable text. `--own-…`: the page's colors, for cells in a section with another tone.
 */
export const funPage = `
:root {
  --page: light-dark(oklch(from color-mix(in oklab, var(--ground-end) 60%, var(--ground)) min(l, .952) c h), var(--ground));
  --cell: light-dark(color-mix(in srgb, var(--ground) 30%, #fff), var(--card));
  --mist: light-dark(oklch(from var(--first) .85 calc(c*.62) h), oklch(from var(--ground) .37 calc(c*1.5) h));
  --peach: color-mix(in oklab, var(--sky) 55%, var(--ground)); --own-text: var(--text); --own-muted: var(--muted);
  --own-link: var(--link); --own-line: var(--line); --own-field: var(--field); --radius: calc(var(--corner)*1.6);
  --pad: clamp(1.375rem, .95rem + 1.2vw, 2rem)
}
body { background: var(--page) }
h1, h2 { line-height: .98 }
h3 { line-height: 1.08; letter-spacing: var(--tracking) }
.section { --align: start; padding-block: calc(var(--gap)/2); background: none }
.section.tint { --ground: var(--mist); --text: var(--own-text); --muted: var(--own-text) }
.section.plain { --ground: var(--cell) }
.cell, .heading-cell, .quote .lead, .reviews .grid > li, .team .grid.grid > li, .price-list > .inner > :not(.head) {
  position: relative; isolation: isolate; display: flex; flex-direction: column; min-width: 0; padding: var(--pad);
  overflow: clip; border-radius: var(--radius); color: var(--text); background: var(--ground)
}
.white, .sky, .quote .lead, .reviews .grid > li, .team .grid.grid > li, .price-list > .inner > :not(.head) { --ground: var(--cell); --text: var(--own-text); --muted: var(--own-muted); --link: var(--own-link); --line: var(--own-line); --field: var(--own-field) }
.sky { --ground: var(--peach); --muted: var(--own-text) }
.head { margin: 0; gap: .75rem }
:is(.gallery, .video, .team, .reviews, .price-list) > .inner > .head, .quote > .inner > h2, .halves .words { min-width: 0; padding: var(--pad); border-radius: var(--radius); color: var(--text); background: var(--ground); align-content: space-between }
.head .lead { font-size: var(--s0); line-height: 1.4; color: var(--text) }
.heading-cell { container-type: inline-size; gap: 1.25rem }
.heading-cell .head:has(.lead) { flex: 1; align-content: space-between }
.cell > .symbol { width: 2.5rem; height: 2.5rem }
.heading-cell h2 { font-size: clamp(1.5rem, 15.5cqi, 5rem) }
.pattern, .photo-cell { position: relative; min-width: 0; min-height: 9rem; overflow: clip; border-radius: var(--radius) }
.pattern > .shape, .photo-cell > .frame { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 0; aspect-ratio: auto }
.cell > .inset, .heading-cell > .inset { flex: 1 1 9rem; margin: auto calc(-1*var(--pad)) calc(-1*var(--pad)); border-radius: 0 }
.heading-cell > .photo-cell { min-height: 14rem }
.photo-cell figcaption { position: absolute; inset-block-end: 0; padding: .5rem var(--pad); border-start-end-radius: var(--radius); color: var(--own-text); background: var(--cell) }
.lined { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; opacity: .14 }
.slant { background: repeating-linear-gradient(135deg, #0000 0 2.25rem, currentColor 2.25rem 2.375rem) }
.dots { background: radial-gradient(currentColor 3px, #0000 3.5px) 0 0/2.1rem 2.1rem }
.drawn { display: flex; flex: 1 0 auto; flex-direction: column; justify-content: end; gap: .75rem }
.drawn figcaption { font-weight: 700 }
.drawn i { display: inline-block; width: .85em; height: .85em; border-radius: 50%; background: currentColor }
.discs { width: 100%; height: auto; fill: currentColor }
.discs circle:has(+ path) { opacity: .2 }
.button { padding: .85em 1.7em; font-weight: 700 }
.more { font-weight: 700 }
.pills { display: grid; grid: 1fr/auto-flow minmax(0, 7rem); flex: 1 0 auto; gap: clamp(.25rem, .6vw, .5rem); margin-top: auto }
.pills li { display: grid; overflow-wrap: normal; align-content: center; min-height: 4.25rem; border-radius: 9rem; text-align: center; font-size: clamp(.8125rem, .7rem + .4vw, 1rem); font-weight: 800; line-height: 1.1; color: light-dark(var(--own-text), var(--page)); background: light-dark(var(--mist), var(--own-text)) }
.pills .other { color: var(--on-other); background: var(--other) }
.pills .shut { color: inherit; background: none; box-shadow: inset 0 0 0 2px color-mix(in srgb, currentColor 28%, transparent) }
.section > .inner { display: grid; gap: var(--gap) }
.as-cells { display: contents }
${gridSpans}${listSpans}
.announcement { padding-block: .7rem; font-weight: 700 }
@media print, (forced-colors: active) {
  .pattern, .lined, .pills { display: none }
}
@media (forced-colors: active) {
  .cell, .heading-cell, .team li { border: 1px solid !important }
}
@media (prefers-reduced-motion: no-preference) {
  .opening .bento > * { animation: pop .5s backwards }
  @keyframes pop { from { scale: .96; opacity: 0 } }
}
`
