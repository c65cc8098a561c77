/** The 404 page in any style: an introduction without a picture, and contact details. */
export const shortPageStyles = `
.section.nothing { min-height: min(62svh, 38rem) }
.pitch { grid-template-columns: minmax(0, 1fr) }
.nothing .lead { color: var(--muted) }
.ways { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: .2rem 1.25rem; font-size: .9375rem; color: var(--muted) }
.ways a { color: var(--text); white-space: nowrap }
.ways a:hover { text-decoration-thickness: 2px }
.left-out:not(:target) { display: none }
@media (max-width: 39.99rem) {
  .ways span { flex: 0 0 100% }
}
`
