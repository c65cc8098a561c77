export const commonContact = `
.details li > .icon { width: 2.75rem; height: 2.75rem; padding: .65rem; border-radius: 50%; color: var(--accent-text); background: var(--accent) }
.details li > div { padding-top: .5rem }
.contact.split > .inner { display: grid; gap: calc(var(--gap)*2) }
@media (min-width: 48rem) {
  .contact:not(.split) .details:has(> :nth-child(5)) { display: block; columns: 17rem 3; column-gap: clamp(2rem, 5vw, 4.5rem) }
  .contact:not(.split) .details:has(> :nth-child(5)) li { break-inside: avoid; padding-bottom: 1.35rem }
}
@media (min-width: 62rem) {
  :where(.contact.split) { --align: start }
  .contact.split > .inner { grid-template-columns: 1fr 1fr; gap: clamp(2.5rem, 6vw, 6rem); align-items: center }
  .contact.split .details { display: grid; gap: 1.15rem }
}
@media (max-width: 39.99rem) {
  .details { display: grid; justify-content: var(--align) }
}
`
