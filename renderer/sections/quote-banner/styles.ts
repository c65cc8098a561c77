export const quoteBannerStyles = `
.quote .inner { display: grid; gap: var(--gap); justify-items: var(--align); text-align: var(--align) }
.quote h2 { font-size: var(--s4); max-width: 24ch; line-height: 1.14 }
.quote h2::before { content: ""; display: block; width: 2.75rem; height: 3px; margin-bottom: var(--gap); margin-inline: auto; border-radius: 3px; background: var(--link) }
.quote.to-left h2::before { margin-inline-start: 0 }
.quote.to-right h2::before { margin-inline-end: 0 }
.quote .lead { max-width: 62ch; color: var(--muted) }
`
