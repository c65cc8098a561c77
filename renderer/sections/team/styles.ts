export const teamStyles = `
.team .grid > li { text-align: var(--align) }
.team .text { display: grid; justify-items: var(--align); gap: .2rem; padding-top: 1.15rem }
.team .role { font-size: .9375rem; color: var(--link); font-weight: 500 }
.team .prose { margin-top: .5rem; font-size: .975em; max-width: 24em }
.team .grid + .grid { margin-top: calc(var(--gap)*2) }
.team .grid.listed { gap: 0 }
.team .grid.listed > li { display: grid; grid-template-columns: clamp(5.5rem, 20%, 12rem) minmax(0, 1fr); gap: clamp(1.1rem, 3vw, 2.5rem); align-items: start; max-width: none; padding-block: clamp(1.25rem, 2vw, 2rem); border-top: 1px solid var(--line); text-align: start; translate: none }
.team .grid.listed > :last-child { border-bottom: 1px solid var(--line) }
.team .listed .text { justify-items: start; margin: 0; padding: 0 }
.team .grid.listed > li:not(:has(.frame)) { grid-template-columns: minmax(0, 1fr) }
.team .listed .frame { width: 100%; margin: 0; outline: 0 }
@media (min-width: 48rem) {
  .team .listed .text:has(.prose) { grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); column-gap: clamp(1.5rem, 3vw, 3rem) }
  .team .listed .prose { grid-area: 1/2/span 3; margin: 0; max-width: 35em }
}
`
