export const teamStyles = `
.team .grid > li { text-align: var(--align) }
.team .frame .monogram { width: auto; height: 100%; border-radius: 0; font-size: clamp(2.5rem, 5vw, 4rem) }
.team li > .monogram { width: 6.5rem; height: 6.5rem; font-size: 2rem }
.team .text { display: grid; justify-items: var(--align); gap: .2rem; padding-top: 1.15rem }
.team .role { font-size: .9375rem; color: var(--link); font-weight: 500 }
.team .prose { margin-top: .5rem; font-size: .975em; max-width: 42ch }
`
