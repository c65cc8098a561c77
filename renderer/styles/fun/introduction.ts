/** Text beside a picture cut to a blob; without a picture on a slab. Behind either a disc and a drop of colour. */
export const funIntroduction = `
.hero { padding-block: calc(var(--space)*.5) calc(var(--space)*1.25); overflow-x: clip }
.pitch h1 { max-width: 13ch }
.pitch h1.long { max-width: 20ch }
.pitch .button { font-size: 1.0625rem }
.hero > .facts { width: min(100% - 2*var(--gutter), var(--wide)); margin-top: calc(var(--space)*.7); padding: .75rem clamp(1.25rem, 3vw, 2.5rem); border: 0; border-radius: var(--fat); background: var(--fill) }
.facts dt { font-weight: 600 }
.facts dd, .facts li { font: var(--title-weight) var(--s1)/1.3 var(--title-font); letter-spacing: calc(var(--tracking)*.5) }
.facts > * + * { border-top-style: dashed }
.hero.beside > .inner { display: grid; gap: calc(var(--gap)*2) clamp(2.5rem, 6vw, 6rem); align-items: center }
.hero .media { position: relative; width: min(100%, 36rem); margin-inline: auto }
.hero:not(.beside, .on-picture) > .inner { position: relative; padding: calc(var(--space)*.8) 1.5rem; border-radius: calc(var(--fat)*2); background: var(--fill) }
.hero .media::before, .hero .media::after, .hero:not(.beside, .on-picture) > .inner::before, .hero:not(.beside, .on-picture) > .inner::after { content: ""; position: absolute; z-index: -1; aspect-ratio: 1; transition: translate var(--spring) }
.hero .media::before, .hero > .inner::before { width: min(70%, 26rem); inset-block-start: -5%; inset-inline-end: -8%; border-radius: min(50%, var(--blob)); background: var(--soft) }
.hero .media::after, .hero > .inner::after { width: min(34%, 12rem); inset-block-end: -4%; inset-inline-start: -5%; border-radius: var(--drop); background: var(--button) }
.hero .media:hover::before { translate: 2% -2% }
.hero .media:hover::after { translate: -4% 4% }
.hero .media .frame { border-radius: var(--drop) }
@media (min-width: 62rem) {
  :where(.hero.beside) { --align: start }
  .hero.beside > .inner { grid-template-columns: 1.08fr 1fr }
}
`
