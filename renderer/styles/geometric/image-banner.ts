/** The heading stands on a solid block in a corner of the picture, which needs no more shade than its owner gave it. */
export const geometricImageBanner = `
.banner { padding: 0; align-items: end }
.banner > .inner { justify-self: var(--align); width: fit-content; max-width: min(100% - var(--gutter), 46rem); margin: 0; padding: clamp(2rem, 5vw, 4.5rem) var(--edge); gap: calc(var(--gap)*1.2) }
.banner.to-top > .inner { align-self: start }
.banner > .inner:empty { display: none }
.banner h2 { max-width: 16ch }
`
