/** Said aloud: a speech bubble as wide as the page allows, with its tail. */
export const funQuoteBanner = `
.quote > .inner { position: relative; padding: clamp(2.5rem, 6vw, 5.5rem) clamp(1.1rem, 6vw, 6rem); margin-bottom: 2rem; border-radius: calc(var(--fat)*1.6); background: var(--fill); box-shadow: var(--cast) }
.quote > .inner::after { content: ""; position: absolute; top: calc(100% - 1px); inset-inline-start: 12%; width: 6rem; height: 3.25rem; background: inherit; border-bottom-right-radius: 100%; mask: radial-gradient(45% 100% at 0 0, #0000 98%, #000) }
.quote h2 { color: var(--link) }
`
