/**
 * A poster: sections parted by thick rules, tiles that touch, blocks of one solid colour. `--block` is a section's solid colour;
 * what stands on such a block takes its own colours from it, so every part inside keeps its contrast. Cells that a grid has left
 * over are filled with a block and a quarter circle cut out of it.
 */
export const geometricPage = `
:root { --paper: var(--ground); --ink: var(--text) }
.section { --align: start; --board: var(--paper); --edge: max(var(--gutter), 50vw - var(--wide)/2); --block: var(--button); --block-text: var(--button-text); --rule: 3px solid var(--ink); overflow: clip; border-top: 3px solid var(--ink) }
.on-picture { --rule: 3px solid var(--text) }
.bold { --block: var(--paper); --block-text: var(--ink) }
.banner, .team, .footer { --block: var(--ink); --block-text: var(--paper) }
.bold + .contact { --block: var(--ground); --block-text: var(--text) }
.hero:has(+ .bold) { --block: var(--ink); --block-text: var(--paper); --mark: var(--button) }
.header, main > :first-child { border-top: 0 }
.hero.plain:not(.gradient) .pitch, .footer.plain:not(.gradient) > .inner, .banner > .inner, .contact.split:not(.gradient, .on-picture) .reach, .reviews .grid > :is(:nth-child(4n+2), :nth-child(4n+3)), .team .text > :is(h3, .role) {
  --ground: var(--block); --text: var(--block-text); --muted: var(--block-text); --link: var(--block-text); --accent: var(--block-text);
  --accent-text: var(--block); --button: var(--block-text); --button-text: var(--block); --button-hover: var(--block-text); --button-hover-text: var(--block); --button-pressed: var(--block-text); --button-pressed-text: var(--block); color: var(--text); background: var(--ground)
}
h1, h2 { line-height: 1.02; word-spacing: .05em; }
h1.long { line-height: 1.04 }
h3 { line-height: 1.15; letter-spacing: calc(var(--tracking)*.5) }
.lead { line-height: 1.45 }
.head { gap: var(--gap) }
.head h2 { max-width: 12em }
.button { padding: 1.05em 1.9em; border-width: 2px; font-weight: 700 }
.button:hover { text-decoration: underline 2px; text-underline-offset: .3em }
.more { padding-block: .15em; text-decoration: none; background: linear-gradient(currentColor, currentColor) 0 100%/100% 2px no-repeat; transition: background-size .2s }
.details .more { background-origin: content-box }
.more:hover { background-size: 0 2px }
:is(.services, .gallery) .frame img { transition: scale .6s }
:is(.services .card, .gallery figure):hover img { scale: 1.04 }
.plate { outline: 2px solid var(--ink); outline-offset: calc(-1*var(--mount)) }
:is(.backdrop, .team) .plate { outline: 0 }
.monogram { border-radius: min(var(--picture-corner), 50%) }
.services, .price-list, .gallery, .reviews, .team, .video { padding-block: 0 }
:is(.services, .price-list, .gallery, .reviews, .team, .faq, .video, .contact.split, .hero, .header) > .inner { width: 100%; max-width: none }
:is(.services, .price-list, .gallery, .reviews, .team, .video) .head { margin: 0; padding: var(--space) var(--edge) calc(var(--space)*.6) }
@media screen {
  :is(.services, .reviews, .team) .grid { --gap: 0rem; justify-content: start; margin-inline-end: -3px; margin-bottom: -3px; border-top: var(--rule) }
  :is(.services, .reviews, .team) .grid > * { border-inline-end: var(--rule); border-bottom: var(--rule) }
}
.grid::after { content: ""; flex: 1 0 0; background: radial-gradient(circle at 100% 100%, var(--ground) 55%, var(--block) 55.2%) }
.quote, .hero { --shape: clamp(7rem, 30vw, 27rem) }
.quote::after, .typed::after, .hero .media::after { content: ""; position: absolute; bottom: 0; inset-inline: auto 0; width: var(--shape); height: var(--shape); border-start-start-radius: 100%; background: var(--block) }
.quote, .typed .pitch { padding-bottom: calc(var(--space) + var(--shape)) }
.announcement { padding: .85rem max(var(--gutter), 50vw - var(--wide)/2); font-weight: 600; line-height: 1.3; text-align: start; border-bottom: 3px solid var(--ink) }
.announcement.plain { box-shadow: none }
@media (min-width: 48rem) {
  .quote, .typed .pitch { padding-bottom: var(--space) }
  .quote > .inner, .typed .pitch { padding-inline-end: var(--shape) }
}
@media (min-width: 62rem) {
  .section:not(.to-center, .to-right, .faq, .video, .contact) .head:has(h2 + .lead) > .wordy { --less: calc(37cqi + var(--space)) }
  .section:not(.to-center, .to-right, .faq, .video, .contact) .head:has(h2 + .lead) { grid-template-columns: 7fr 4fr; justify-content: space-between; align-items: end; column-gap: var(--space) }
  :is(.faq, .video) > .inner:has(.head) { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 8fr) }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .quote::after { transform-origin: bottom; animation: grow linear; animation-timeline: view(); animation-range: entry 0 cover 45% }
  }
  @keyframes grow { from { scale: 1 .5 } }
}
`
