/**
 * A picture within the page's margins, its text at the bottom of one side, where the scrim is darkest. It stands on the page's ground:
 * close to a neighbour with the same one, apart from any other.
 */
export const commonAltImageBanner = `
.banner { --above: calc(var(--space)*.75); --below: calc(var(--space)*.75); --pad: clamp(1.5rem, 4vw, 3.5rem); align-items: end }
.even.plain:not(.beside, .scheduling) + .banner { --above: 0px }
.banner:has(+ .even.plain:not(.scheduling)) { --below: 0px }
.banner.on-picture { background: none; min-height: calc(var(--height) + var(--above) + var(--below)); padding-block: calc(var(--above) + var(--pad)) calc(var(--below) + var(--pad)) }
.banner.on-picture .inner { padding-inline: var(--pad) }
.banner .backdrop { inset: var(--above) max(var(--gutter), 50% - var(--wide)/2) var(--below); border-radius: var(--picture-corner) }
.banner h2 { max-width: min(20ch, 36rem) }
@media (min-width: 62rem) {
  .banner:not(.to-center, .to-right) .backdrop::after {
    background: linear-gradient(90deg, color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent) calc(var(--pad) + 36rem), color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent) calc(var(--pad) + 64rem))
  }
  [dir=rtl] .banner .backdrop::after { scale: -1 1 }
}
`
