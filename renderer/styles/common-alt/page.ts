/**
 * A ledger: one grotesque in two sizes, twelve columns, hairlines, square blocks of one color. `--twelve`: the columns.
 * `--rule`: lines above and below a table. `--hair`: lines between its rows.
 */
export const commonAltPage = `
.section { --align: start; --twelve: repeat(12, minmax(0, 1fr)); }
.section, .block { --hair: 1px solid var(--line); --rule: 1px solid var(--text) }
.even.plain + .even.plain { padding-top: 0; scroll-margin-top: 2rem }
h1, h2 { line-height: .98; hyphens: manual }
h3, h4 { font: 600 1rem/1.5 var(--body-font); letter-spacing: 0 }
.lead { max-width: 30em; line-height: 1.5; text-wrap: pretty }
.head { gap: 1.25rem; margin-bottom: clamp(1.75rem, 3.4vw, 3.25rem) }
.head h2 { max-width: 11em }
.head .lead { color: var(--text); font-size: var(--s2); line-height: 1.4 }
.section .button { padding: .75em 1.25em; border: 0 solid; line-height: 1.5 }
@media (forced-colors: active) { .section .button { border-width: 1px } }
.section .ghost, .section .ghost:hover, .section .ghost:active { padding-inline: 0; color: var(--text); background: none; text-decoration: underline; text-underline-offset: .3em }
.ghost:hover, .more:hover { text-decoration-thickness: 2px }
.actions { gap: .5rem 1.75rem }
.lifted.section .card:not(.split) { padding: clamp(1.25rem, 3vw, 2.25rem); background: var(--card) }
.callbar .icon { display: none }
.announcement { padding-inline: max(var(--gutter), 50% - var(--wide)/2); text-align: start }
@media (min-width: 62rem) {
  .inner > .head:has(h2:not(.unseen) + .lead), .faq > .inner:has(> .head), .team > .inner:has(> .head + .listed),
  .reviews > .inner:has(> .head + .cols-1), .price-list > .inner:has(> .head + * .alone), .quote:not(.alone) .inner,
  .panel:not(.split) .text {
    display: grid; grid-template-columns: var(--twelve); column-gap: var(--gap); align-items: start
  }
  .section:not(.to-center, .to-right, .contact) .head h2:not(.unseen) + .lead { grid-column: 8/-1; align-self: end }
  .inner > .head:has(h2:not(.unseen) + .lead) h2 { grid-column: 1/8 }
  :is(.faq, .team, .reviews) > .inner:has(> .head) > .head, .price-list > .inner:has(.alone) > .head { grid-column: 1/6 }
  :is(.faq, .team) > .inner:has(> .head) > :not(.head), .reviews > .inner > .head + .cols-1, .price-list > .inner:has(.alone) > .blocks { grid-column: 6/-1; margin: 0 }
  .reviews > .inner > .cols-1 + * { grid-column: 1/-1 }
  :is(.faq, .team, .reviews:has(> .inner > .head + .cols-1), .price-list:has(.alone)) .head:has(.lead) { display: grid; grid-template-columns: minmax(0, 1fr) }
  :is(.faq, .team, .reviews:has(> .inner > .head + .cols-1), .price-list:has(.alone)) .head > * { grid-column: auto !important }
}
@media (prefers-reduced-motion: no-preference) {
  .opening .numeral .fitted, .falling ol, .scale { animation: fall .7s cubic-bezier(.2, .8, .2, 1) backwards }
  @keyframes fall { from { clip-path: inset(100% 0 0) } }
}
`
