/** Fat cards, one in four of a strong colour; pictures above and below the text in turn, beside it where a card is wide. */
export const funServices = `
.services .card { flex-flow: row wrap; flex-grow: 1; padding: .75rem; border-radius: var(--fat); color: var(--on, var(--text)); background: var(--fill); box-shadow: var(--cast); transition: rotate var(--spring), scale var(--spring) }
.services .card:nth-child(even) { flex-flow: row-reverse wrap-reverse }
.services .card:hover { rotate: calc(var(--tilt)*.5); scale: 1.015 }
.services .card:nth-child(even):hover { rotate: calc(var(--tilt)*-.5) }
.services .card > .frame { flex: 1 1 15rem; max-height: 26rem; border-radius: var(--inner) }
.services .card > .circle { flex: 0 1 15rem; margin: auto; border-radius: 50% }
.services .text { flex: 1 1 16rem; align-content: center; padding: clamp(1.25rem, 2vw, 1.75rem) clamp(1rem, 1.8vw, 1.5rem) }
.services h3 { font-size: var(--s2); line-height: 1.2; letter-spacing: var(--tracking) }
.services .text:has(> .offer) { display: flex; flex-direction: column; justify-content: center; align-items: var(--card-align, start) }
.services .offer .price { padding: .15em .8em; border-radius: var(--button-corner); font-weight: 700; color: var(--button-text); background: var(--button) }
.services .offer .duration { color: var(--on, var(--muted)) }
.services .card:is(:nth-child(4n+3), :nth-child(4):nth-last-child(3)) .offer .price { color: var(--button); background: var(--button-text) }
.menu { padding: clamp(1.5rem, 4vw, 3.5rem); border-radius: calc(var(--fat)*1.2); background: var(--fill); box-shadow: var(--cast) }
.menu .price { font-weight: 700; color: var(--link) }
.menu .priced::after { border-bottom-width: 3px; translate: 0 -.1em }
.menu .priced::after { border-color: color-mix(in srgb, var(--button) 35%, transparent); opacity: 1 }
.services .bare .text { padding-block: clamp(1.75rem, 3vw, 2.5rem) }
.services .bare .text::before { content: ""; width: 3.25rem; height: 3rem; margin-bottom: .75rem; border-radius: var(--drop); background: var(--on, var(--button)) }
.services .bare:nth-child(even) .text::before { rotate: 115deg }
@media (min-width: 62rem) {
  .services .cols-3 > :first-child:nth-last-child(3n+1) { --n: 1 }
  .services .cols-3 > :first-child:nth-last-child(3n+2), .services .cols-3 > :first-child:nth-last-child(3n+2) + li { --n: 2 }
  .services .cols-1 .text { padding-inline: 3rem; font-size: var(--s1) }
}
`
