/** A rounded slab with discs for icons; the form or the picture has the other half of it. */
export const funContact = `
:where(.contact) { --align: start }
.contact > .inner { --inner: max(0rem, var(--fat)*1.2 - .75rem); display: grid; padding: .75rem; border-radius: calc(var(--fat)*1.2); color: var(--text); background: var(--fill); box-shadow: var(--cast) }
.contact .reach { align-content: center; padding: clamp(1.75rem, 5vw, 4.5rem) clamp(.75rem, 4.5vw, 4rem) }
.details li > .icon { width: 3rem; height: 3rem; padding: .75rem; border-radius: 50%; color: var(--button-text); background: var(--button); transition: rotate var(--spring) }
.details li:hover > .icon { rotate: -12deg }
.details li > div { padding-top: .65rem }
.contact .form { align-content: start; border-radius: var(--inner); background: var(--ground) }
.contact .media .frame { height: 100%; border-radius: var(--inner) }
@media (min-width: 48rem) {
  .contact:not(.split) .details:has(> :nth-child(5)) { display: block; columns: 17rem 3; column-gap: clamp(2rem, 4vw, 4rem) }
  .contact:not(.split) .details:has(> :nth-child(5)) li { break-inside: avoid; padding-bottom: 1.35rem }
}
@media (min-width: 62rem) {
  .contact.split > .inner { grid-template-columns: 1fr 1fr }
  .contact.split .details { display: grid; gap: 1.15rem }
  .contact .media .frame { aspect-ratio: auto; min-height: 30rem }
}
@media (max-width: 39.99rem) {
  .details { display: grid; justify-content: stretch }
}
`
