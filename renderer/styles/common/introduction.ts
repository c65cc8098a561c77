/** A picture that fills the screen; its scrim is darkest behind the text. */
export const commonIntroduction = `
.hero { padding-block: calc(var(--space)*1.15) }
.hero.on-picture { min-height: min(86svh, 50rem) }
.hero.even { background: radial-gradient(70rem 36rem at 50% -30%, var(--ground-end), var(--ground)) }
.hero .backdrop::after {
  background: radial-gradient(ellipse 75% 85% at 50% 55%, color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent), color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent))
}
@media (min-width: 62rem) {
  .hero > .facts { justify-content: center; gap: 0; text-align: center }
  .facts > * { max-width: 22rem; margin-block: 1.1rem; padding: .1rem clamp(1.5rem, 3vw, 3rem) }
  .facts > * + * { border-inline-start: 1px solid var(--line) }
  .hero > .facts.plain { padding-block: .5rem }
  .facts dd { text-align: center }
  .hero:not(.to-left, .to-right) .backdrop::after {
    --edge: color-mix(in srgb, var(--scrim) calc(var(--side)*100%), transparent);
    --middle: color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent);
    background: linear-gradient(90deg, var(--edge), calc(15% - 8.1rem), var(--middle) calc(50% - 27rem) calc(50% + 27rem), calc(85% + 8.1rem), var(--edge))
  }
}
.hero.on-picture:has(> .facts) { padding-bottom: 0 }
.hero.on-picture:has(> .facts) > .inner { padding-bottom: calc(var(--space)*1.15) }
.hero > .facts { margin-top: calc(var(--space)*.6) }
.hero > .facts.plain { width: auto; margin: 0; padding: .4rem max(var(--gutter), 50% - var(--wide)/2); background: var(--ground); border: 0 }
.pitch h1 { max-width: 15ch }
.pitch h1.long { max-width: 21ch }
.pitch .button { font-size: 1.0625rem }
`
