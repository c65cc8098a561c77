export const commonTeam = `
.team .grid { row-gap: calc(var(--gap)*1.75) }
.team li > .monogram { margin-inline: auto }
.team .circle { width: min(14rem, 70%); margin-inline: auto }
.team .cols-2 > * { max-width: 24rem }
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: clamp(2rem, 5vw, 4.5rem); align-items: center; max-width: 50rem; text-align: start }
  .team .cols-1 > li:has(> .monogram) { grid-template-columns: auto minmax(0, 1fr); gap: 2rem; flex-basis: auto }
  .team .cols-1 .text { justify-items: start }
  .team .cols-1 h3 { font-size: var(--s2) }
}
`
