/** A ticket: notched and perforated where its end tears off, which is the picture or, without one, the button. */
export const funScheduling = `
.panel { --start: 0; --end: 100%; --tear: calc(100% - 20rem); --m: 51% 100%; --pad: clamp(2rem, 5vw, 4rem); max-width: 66rem; margin-inline: auto; overflow: hidden; border-radius: var(--fat); box-shadow: var(--cast) }
.panel:dir(rtl) { --start: 100%; --end: 0; --tear: 20rem }
.panel > * { --bite: #0000 1.1rem, #000 1.15rem; border-radius: 0; mask: radial-gradient(circle at var(--a), var(--bite)) 0 0/var(--m) no-repeat, radial-gradient(circle at var(--b), var(--bite)) 100% 100%/var(--m) no-repeat }
.panel > .frame { --a: 0 100%; --b: 100% 100% }
.panel > .text { --a: -2rem 0; --b: -2rem 0; padding: var(--pad) clamp(1.5rem, 4vw, 4rem); color: var(--text); background: var(--fill) }
.panel.split > .text { --a: 0 0; --b: 100% 0; border-top: .55rem dotted var(--hole) }
@media (min-width: 56rem) {
  :where(.scheduling) { --align: start }
  .panel { --m: 100% 51% }
  .panel.split { display: grid; grid-template-columns: 42% 58% }
  .panel.split > .frame { --a: var(--end) 0; --b: var(--end) 100%; aspect-ratio: auto; min-height: 26rem; height: 100% }
  .panel.split > .text { --a: var(--start) 0; --b: var(--start) 100%; border-top: 0; border-inline-start: .55rem dotted var(--hole) }
  .panel:not(.split) > .text:has(.actions) { --a: var(--tear) 0; --b: var(--tear) 100%; grid-template-columns: minmax(0, 1fr) 16rem; column-gap: 4rem; padding-inline-end: 2rem }
  .panel:not(.split) .actions { grid-area: 1/2/3; justify-self: stretch; place-content: center; margin: calc(1.2rem - var(--pad)) 0 calc(1.2rem - var(--pad)) -2.275rem; border-inline-start: .55rem dotted var(--hole) }
}
`
