/** A card of invitation in a double rule; its picture stands inside the rules. */
export const elegantScheduling = `
.panel { max-width: 46rem; margin-inline: auto; padding: .5rem; background: var(--card); border: 1px solid var(--field); border-radius: var(--corner) }
.panel .text, .panel.split { outline: 1px solid var(--line); outline-offset: -.5rem }
.panel .text { border-radius: inherit; padding: clamp(3rem, 7vw, 6rem) clamp(1.75rem, 6vw, 5rem) }
.panel .prose { max-width: 44ch; color: var(--muted); text-wrap: balance }
.panel .actions { margin-top: .75rem }
.panel.split { max-width: 62rem; padding: 1.5rem }
.panel.split .text { outline: 0 }
@media (min-width: 44rem) {
  .panel.split { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) }
}
`
