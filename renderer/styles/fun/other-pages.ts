/** The introduction without a picture as it is; the slab rocks a little. */
export const funNothing = `
.nothing.section { padding-bottom: calc(var(--space)*1.1) }
`

/** The title on a slab with a drop behind it, what the page holds as bubbles, numbers in discs. */
export const funLaw = `
.law .head { position: relative; padding: calc(var(--space)*.5) 1.5rem; border-radius: calc(var(--fat)*1.5); background: var(--fill) }
.law .head::before { content: ""; position: absolute; z-index: -1; inset-block-start: -1.5rem; inset-inline-end: -1.25rem; width: clamp(6rem, 16vw, 11rem); aspect-ratio: 1; border-radius: var(--drop); background: var(--button) }
.toc { max-width: 56rem; margin-inline: auto }
.toc ol { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem }
.toc a { gap: .5em; padding: .45em 1em; border-radius: var(--button-corner); background: var(--fill); font-weight: 600; transition: rotate var(--spring), background-color .18s, color .18s }
.toc a::before { min-width: 0; color: var(--link) }
.toc a:hover { text-decoration: none; color: var(--button-text); background: var(--button); rotate: var(--tilt) }
.toc a:hover::before { color: inherit }
.parts { margin-inline: auto }
.parts h2 { align-items: baseline }
.parts h2 span { display: grid; place-items: center; align-self: start; width: 2.1em; height: 2.1em; margin-block: -.4em; border-radius: min(50%, var(--blob)); font-size: .8em; color: var(--button-text); background: var(--button) }
.parts address { padding: 1.5rem 1.75rem; border-radius: var(--fat); background: var(--fill) }
@media (min-width: 62rem) {
  .law > .inner { display: block }
  .toc { position: static; margin: 0 auto calc(var(--space)*.45) }
}
`

/** The contact section as it is. */
export const funForm = ''
