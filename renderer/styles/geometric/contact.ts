/** Two halves that touch: how to reach the business on a solid block, the form or the picture to the edge of the screen. */
export const geometricContact = `
.contact.split { padding: 0 }
.contact.split .reach { align-content: center; padding: var(--space) var(--edge) }
.details { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); justify-items: var(--align) }
.details li > .icon { width: 2.75rem; height: 2.75rem; padding: .65rem; border-radius: min(var(--button-corner), 50%); color: var(--ground); background: var(--text) }
.details li > div { padding-top: .5rem }
.contact .media > .frame { height: 100% }
.form { align-content: center; padding: var(--space) var(--edge); background: var(--card) }
.form :is(input, textarea) { border-width: 2px }
.form .button { justify-self: start }
.contact:not(.split) .details { border-top: var(--rule); padding-top: calc(var(--gap)*1.25) }
@media (min-width: 48rem) {
  .contact:not(.split) .details:has(> :nth-child(5)) { display: block; columns: 17rem 3; column-gap: clamp(2rem, 5vw, 5rem) }
  .contact:not(.split) .details:has(> :nth-child(5)) li { break-inside: avoid; padding-bottom: 1.35rem }
}
@media (min-width: 62rem) {
  .contact.split > .inner { display: grid; grid-template-columns: 1fr 1fr }
  .contact .media > .frame { aspect-ratio: auto; min-height: 40rem }
}
`
