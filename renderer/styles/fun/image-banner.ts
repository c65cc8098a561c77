/** A picture set into the page with the biggest corners of all. */
export const funImageBanner = `
.banner { padding-block: calc(var(--space)*1.1) }
.banner.on-picture { min-height: calc(var(--height) + var(--space)); background: var(--page) }
.banner > .backdrop { inset: calc(var(--space)*.5) max(var(--gutter)*.6, 50% - var(--wide)/2 - 2rem); border-radius: calc(var(--fat)*1.6); background: var(--scrim) }
.banner.on-picture > .inner { padding-inline: clamp(1rem, 4vw, 4rem) }
`
