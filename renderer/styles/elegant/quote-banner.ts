export const elegantQuoteBanner = `
.quote h2::before { content: ""; display: block; width: 2.75rem; height: 3px; margin-bottom: var(--gap); margin-inline: auto; border-radius: 3px; background: var(--link) }
.quote.to-left h2::before { margin-inline-start: 0 }
.quote.to-right h2::before { margin-inline-end: 0 }
`
