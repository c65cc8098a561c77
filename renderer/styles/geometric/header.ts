/** Cells of one height: the links are blocks under the pointer, the button fills its end of the bar. On small screens a dark sheet. */
export const geometricHeader = `
.header { padding: 0; overflow: visible; border-bottom: 3px solid var(--text) }
.header > .inner { min-height: 4.5rem; align-items: stretch; gap: 0; padding-inline-start: var(--edge) }
.header .logo { align-self: center; padding-block: .6rem; padding-inline-end: 1rem }
.header .button { display: grid; place-content: center; max-width: 42vw; padding: .5rem clamp(1.1rem, 3vw, 3rem); border-width: 0; border-start-end-radius: 0; border-end-end-radius: 0; white-space: normal }
.call { margin: 0; padding-inline: 1rem; width: auto; height: auto }
.header :focus-visible { outline-offset: -5px; outline-color: currentColor }
.open { width: 4.5rem; height: auto; margin: 0 }
.open:hover, .close:hover { color: var(--ground); background: var(--text) }
@media (max-width: 61.99rem) {
  .header nav { color: var(--ground); background: var(--text) }
  .close { color: var(--ground) }
  .header nav li { border-bottom: 3px solid }
  .header nav li a { padding: .5em 0; font-size: var(--s4); line-height: 1.1 }
  .header .button { padding-inline: 1rem; font-size: .875rem }
  .open { width: 3.5rem }
  .close:hover { color: var(--text); background: var(--ground) }
}
@media (max-width: 24rem) { .header .button { display: none } }
@media (min-width: 62rem) {
  .header nav ul { height: 100%; gap: 0 }
  .header nav li a { display: grid; align-content: center; height: 100%; padding: .4rem clamp(.7rem, 1.3vw, 1.35rem); font-weight: 600; transition: color .15s, background-color .15s }
  .header nav li a:is(:hover, :active) { color: var(--ground); background: var(--text) }
}
`
