/**
 * Heading at the left, details on hairlines at the right, or under it if a form or a picture is at the right. The fields of the
 * form are lines; the picture reaches the window's edge.
 */
export const commonAltContact = `
.details { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 0 var(--gap) }
.details li { padding-block: 1.15rem; border-top: var(--hair) }
.details .icon { width: 1.25rem; height: 1.25rem; margin-top: .2em; stroke-width: 1.4; color: var(--link) }
.details li > div { flex: 1 }
:is(.to-center, .to-right) .details { display: flex; column-gap: 3rem }
.contact.split > .inner { display: grid; gap: calc(var(--gap)*2) var(--split) }
.contact .reach { align-content: center }
.form { gap: 1.6rem; padding: 0 }
.form label { color: var(--muted) }
.form input, .form textarea { padding-inline: 0; background: none; border-width: 0 0 1px; border-radius: 0 }
.form .button { justify-self: start }
@media (min-width: 62rem) {
  .contact.split > .inner:not(:has(.media)) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start }
}
`
