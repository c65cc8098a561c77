/** Portraits that touch, each with the name on a block that overlaps it. */
export const geometricTeam = `
.team .text { position: relative; margin-top: -2.25rem; padding: 0; gap: 0 }
.team .text > * { padding-inline: var(--gutter) }
.team h3, .team .role { justify-self: stretch; margin-inline: var(--inset, 0 18%) }
.team.to-center { --inset: 9% }
.team.to-right { --inset: 18% 0 }
.team h3 { padding-block: 1rem }
.team .role { margin-top: -.75rem; padding-bottom: 1rem; color: var(--text) }
.team .prose { margin-block: 1.5rem 2.5rem }
.team .circle { width: calc(100% - 2*var(--gutter)); margin: var(--gutter) }
.team li > .monogram { width: 100%; height: auto; aspect-ratio: 4/3; border-radius: 0; font-size: clamp(4rem, 9vw, 8rem) }
@media (min-width: 40rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: end }
  .team .cols-1 .text { margin-inline-start: -3rem; padding-bottom: var(--gap) }
  .team .cols-1 h3 { font-size: var(--s3) }
  .team .cols-1 .prose { padding-inline-start: calc(var(--gutter) + 3rem); font-size: var(--s1) }
}
`
