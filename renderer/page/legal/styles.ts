/**
 * Legal pages in any style: a text column, with the table of contents beside it if there is room. The website's own
 * styles override it.
 */
export const legalStyles = `
.law { overflow-wrap: anywhere }
.law .head { margin-bottom: calc(var(--space)*.45) }
.law h1, .law h2 { hyphens: auto }
.law h1 { font-size: var(--s4); line-height: 1.1 }
.as-of { text-wrap: balance; font-size: .9375rem; color: var(--muted) }
.toc { margin-bottom: calc(var(--space)*.45); font-size: .9375rem; line-height: 1.4 }
.toc ol { list-style: none; counter-reset: part }
.toc a { display: flex; gap: .75em; padding-block: .3rem; text-decoration: none }
.toc a::before { content: counter(part); counter-increment: part; flex: none; min-width: 1.3em; color: var(--muted); font-variant-numeric: tabular-nums }
.toc a:hover { text-decoration: underline }
.parts { max-width: 39em; text-wrap: pretty }
.parts section { margin-top: calc(var(--space)*.45) }
.parts h2 { display: flex; gap: .5em; margin-bottom: .65em; font-size: var(--s2); line-height: 1.25; scroll-margin-top: 1.5rem }
.parts h2 span { flex: none; color: var(--muted); font-variant-numeric: tabular-nums }
.parts :is(p, ul, address) + :is(p, ul, address) { margin-top: .9em }
.parts ul { list-style: disc; padding-inline-start: 1.2em }
.parts li + li { margin-top: .35em }
.parts ::marker { color: var(--muted) }
.parts a { color: var(--link) }
.parts a:hover { text-decoration-thickness: 2px }
.opening { font-size: var(--s1); line-height: 1.5 }
@media (min-width: 62rem) {
  .law > .inner { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 39em); justify-content: var(--align); column-gap: clamp(2rem, 6vw, 6.5rem) }
  .law .head { grid-column: 1/-1 }
  .parts { grid-column: 2 }
  .toc { position: sticky; top: 6.5rem; align-self: start; margin: 0 }
}
@media print {
  .header, .footer, .toc, .law ::before, .law ::after { display: none }
  body, .law.law, .law.law * { color: #000 !important; background: none !important }
  .law.section { padding: 0 }
  .parts h2 { break-after: avoid }
}
`
