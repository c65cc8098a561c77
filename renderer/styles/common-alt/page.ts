/**
 * A page read from the left: hairlines in place of cards, a section's heading in a narrow column with its content in the wide one, links on
 * a line that draws back. `--cols` is those two columns where a screen has room for them and the owner left the text at the start, `--wide-at` the wide
 * one. Pictures beside text fill half of the window: `--outer` is what the other half leaves free so that its text is in the page's
 * column, `--inset` how far the picture keeps from the edges: not at all with square corners.
 */
export const commonAltPage = `
.section {
  --align: start; --hair: 1px solid var(--line); --split: clamp(2rem, 6vw, 5.5rem); --inset: min(2*var(--picture-corner), 1.25rem);
  --outer: max(var(--gutter), 100% + var(--split)/2 - var(--wide)/2); --cols: minmax(0, 1fr); --wide-at: 1
}
.section.to-fill { --outer: var(--gutter) }
.section:where(.even.plain:not(.beside) + .plain.even, .even.tint + .tint.even, .even.bold + .bold.even) { padding-top: 0 }
:where(.even.plain:not(.beside) + .plain.even, .even.tint + .tint.even, .even.bold + .bold.even, .even.accent + .accent.even, .even.ink + .ink.even) > .inner { padding-top: var(--space); border-top: var(--hair) }
:is(.faq, .team, .reviews, .video, .price-list, .services:not(:has(.frame))) > .inner:has(> .head + *), .typed .pitch, .services:has(.frame) .head:has(.lead), .quote:not(.alone) .inner, .panel:not(.split) .text, .contact.solo .reach {
  display: grid; grid-template-columns: var(--cols); gap: calc(var(--gap)*1.25) var(--split); align-items: start
}
.typed h1, .quote h2 { grid-column: 1/-1 }
.typed .pitch > :not(h1, .kicker), .quote .lead, .panel:not(.split) .text > :not(h2), .contact.solo .reach > :not(.head) { grid-column: var(--wide-at) }
.actions { align-items: center; gap: 1rem 1.75rem }
.more, .ghost { position: relative; display: inline-block; padding: .45em 0; border: 0; border-radius: 0; text-align: start; text-decoration: none }
.ghost:hover, .ghost:active { color: var(--text); background: none }
.more::after, .ghost::after { content: ""; position: absolute; inset: auto 0 .1em; border-bottom: 1px solid; transition: inset-inline-end .3s }
.details .more::after { inset: auto .5rem .7rem }
.more:hover::after, .ghost:hover::after { inset-inline-end: 100% }
.more:active::after, .ghost:active::after { inset-inline-end: 0 }
.lifted.lifted.section .grid { row-gap: var(--gap) }
.lifted.section .card:not(.split) { padding: clamp(1.25rem, 3vw, 2.25rem); background: var(--card); border: 0; border-radius: var(--corner) }
.announcement { padding-inline: max(var(--gutter), 50% - var(--wide)/2); text-align: start }
@media (min-width: 62rem) {
  .section:not(.to-center, .to-right) { --cols: minmax(0, 5fr) minmax(0, 7fr); --wide-at: 2 }
  .section:not(.to-center, .to-right):is(.faq, .reviews, .team, .price-list) > .inner > .head { position: sticky; top: 6.5rem }
  .beside, .contact:has(.media), .scheduling:has(.split) { padding: 0 }
  :is(.beside, .contact:has(.media), .scheduling:has(.split)) > .inner { width: 100%; max-width: none; padding: 0; border: 0 }
  :is(.beside, .contact:has(.media)) > .inner, .panel.split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--split); min-height: 36rem }
  .media, .panel.split .frame { display: grid; align-self: stretch; margin: var(--inset); margin-inline-start: 0 }
  .panel.split .frame { margin-inline: var(--inset) 0 }
  :is(.media, .panel.split) .frame { position: relative; aspect-ratio: auto }
  :is(.media, .panel.split) img { position: absolute }
  .pitch:has(+ .media), .reach:has(+ .media), .panel.split .text { padding-block: calc(var(--space)*.75) }
  .pitch:has(+ .media), .reach:has(+ .media) { padding-inline-start: var(--outer) }
  .panel.split .text { padding-inline-end: var(--outer) }
  .to-right .media { order: -1; margin-inline: var(--inset) 0 }
  .to-right > .inner > :has(+ .media) { padding-inline: 0 var(--outer) }
}
`
