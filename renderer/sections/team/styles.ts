export const teamStyles = `
.team .grid > li { text-align: var(--align) }
.team .grid { row-gap: calc(var(--gap)*1.75) }
.team .frame .monogram { width: auto; height: 100%; border-radius: 0; font-size: clamp(2.5rem, 5vw, 4rem) }
.team li > .monogram { width: 6.5rem; height: 6.5rem; margin-inline: auto; font-size: 2rem }
.team .text { display: grid; justify-items: var(--align); gap: .2rem; padding-top: 1.15rem }
.team .role { font-size: .9375rem; color: var(--link); font-weight: 500 }
.team .prose { margin-top: .5rem; font-size: .975em; max-width: 42ch }
.team .circle { width: min(14rem, 70%); margin-inline: auto }
.team .cols-2 > * { max-width: 24rem }
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: clamp(2rem, 5vw, 4.5rem); align-items: center; max-width: 50rem; text-align: start }
  .team .cols-1 .text { justify-items: start }
  .team .cols-1 h3 { font-size: var(--s2) }
}
`
