export const quoteBannerStyles = `
.quote .inner { display: grid; gap: var(--gap); justify-items: var(--align); text-align: var(--align) }
.quote h2 { font-size: var(--s4); max-width: 24ch; line-height: 1.14 }
.quote .lead { max-width: 62ch; color: var(--muted) }
`
