/** The picture hangs on the page's own ground with a thin rule inside it, and meets the edges only where it is to fill. */
export const elegantImageBanner = `
.banner { --in: clamp(1rem, 2.5vw, 2.5rem); padding-block: calc(var(--in)*2 + var(--space)*.4) }
.banner .inner { padding-inline: calc(var(--in)*1.25) }
.banner::before { content: ""; position: absolute; inset: calc(var(--in)*2) calc(var(--gutter) + var(--in)); border: 1px solid color-mix(in srgb, var(--text) 55%, transparent); border-radius: var(--picture-corner); pointer-events: none }
.banner.on-picture:not(.to-fill) { background: none }
.banner:not(.to-fill) .backdrop { inset: var(--in) var(--gutter); border-radius: var(--picture-corner) }
.banner:not(.to-fill) { min-height: calc(var(--height) + var(--in)*2) }
.banner.on-picture.lifted:not(.to-fill) { box-shadow: none }
.banner.lifted .backdrop { box-shadow: var(--lift) }
.banner.to-fill::before { inset: var(--in) }
.banner h2 { max-width: 18ch }
`
