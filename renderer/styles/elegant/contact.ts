/** Centred, the ways to get in touch side by side between thin rules; beside a form or a portrait, one under another. */
export const elegantContact = `
:where(.contact.split) { --align: start }
.contact .icon { stroke-width: 1; color: var(--link) }
.contact .details a:not(.more) { text-decoration-color: transparent; transition: text-decoration-color .6s }
.contact .details a:hover { text-decoration-color: currentColor }
.details .more { margin-top: .75rem }
.details { display: grid; gap: 0; justify-content: stretch; border-block: 1px solid var(--line) }
.details li { padding-block: 1.5rem; gap: 1.25rem }
.details li + li { border-top: 1px solid var(--line) }
.contact .reach { gap: clamp(2rem, 4vw, 3.5rem) }
.form { padding: 0; gap: 1.75rem; align-content: start }
.form input, .form textarea { padding: .5rem 0; background: none; border-width: 0 0 1px; border-radius: 0; letter-spacing: 0; text-transform: none }
.form .button { justify-self: start }
.contact:not(.split) li { flex-direction: column; align-items: var(--align); text-align: var(--align) }
.contact.split > .inner { display: grid; gap: 4rem }
.contact .media { max-width: 32rem }
@media (min-width: 62rem) {
  .contact.split > .inner { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: clamp(4rem, 9vw, 9rem); align-items: center }
  .contact .media { justify-self: end; width: 100% }
  .contact:not(.split) .details:not(:has(> :nth-child(5))) { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr) }
  .contact:not(.split) .details:has(> :nth-child(5)) { display: block; columns: 3; column-gap: 5rem; column-rule: 1px solid var(--line); padding-block: 2.5rem 1rem }
  .contact:not(.split) .details:has(> :nth-child(5)) li { flex-direction: row; align-items: start; padding: 0 0 1.5rem; border: 0; break-inside: avoid; text-align: start }
  .contact:not(.split) .details:not(:has(> :nth-child(5))) li { padding: 3rem clamp(1rem, 2.5vw, 2.5rem) }
  .contact:not(.split) .details:not(:has(> :nth-child(5))) li + li { border-top: 0; border-inline-start: 1px solid var(--line) }
}
`
