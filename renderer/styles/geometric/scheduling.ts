/** The picture is set off against a solid block behind it. Without one, the text stands between two rules. */
export const geometricScheduling = `
.panel { --off: clamp(1rem, 3vw, 3rem); gap: calc(var(--space)*.75) }
.panel h2 { font-size: var(--s4) }
.panel .prose { max-width: 46ch }
.panel .text { gap: calc(var(--gap)*1.2) }
.panel > .frame { margin-bottom: var(--off); box-shadow: calc(-1*var(--off)) var(--off) 0 var(--block) }
.lifted .panel { padding: var(--gap) }
.panel:not(.split) { padding-block: calc(var(--space)*.6); border-block: var(--rule) }
@media (min-width: 62rem) {
  .panel.split { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); align-items: center; gap: calc(var(--space) + var(--off)) }
  .panel.split > .frame { order: 1 }
}
`
