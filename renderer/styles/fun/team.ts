/** Portraits with a disc of colour that peeps out behind and moves round under the pointer; every other one hangs lower. */
export const funTeam = `
.team .cols-2 > * { max-width: 24rem }
.team .grid { row-gap: calc(var(--gap)*1.75) }
.team li { --peep: var(--soft) }
.team li:nth-child(even) { --peep: var(--button) }
.team .frame, .team li > .monogram { box-shadow: .6rem .6rem 0 var(--peep); transition: box-shadow var(--spring), rotate var(--spring) }
.team li:hover > :first-child { rotate: var(--tilt); box-shadow: -.6rem .6rem 0 var(--peep) }
.team li > .monogram { justify-self: var(--align); margin-inline: auto }
.team .frame { width: min(100%, 20rem); margin-inline: auto }
.team .circle { width: min(15rem, 72%) }
.team .text { padding-top: 1.75rem; gap: .5rem }
.team .role { padding: .15em .9em; border-radius: var(--button-corner); font-weight: 600; background: var(--ground-end) }
.team .prose { text-wrap: balance }
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: clamp(2rem, 5vw, 4.5rem); align-items: center; max-width: 54rem; text-align: start }
  .team .cols-1 .text { justify-items: start }
  .team .cols-1 h3 { font-size: var(--s3) }
  .team .cols-1 .circle { width: 100% }
}
@media (min-width: 62rem) {
  .team .grid:not(.cols-1) > :nth-child(even) { translate: 0 2rem }
}
`
