/** The picture is darkest behind the text. */
export const commonAltImageBanner = `
@media (min-width: 62rem) {
  .banner:not(.to-left, .to-right) .backdrop::after {
    --edge: color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent);
    --middle: color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent);
    background: linear-gradient(90deg, var(--edge), calc(15% - 7.2rem), var(--middle) calc(50% - 24rem) calc(50% + 24rem), calc(85% + 7.2rem), var(--edge))
  }
}
`
