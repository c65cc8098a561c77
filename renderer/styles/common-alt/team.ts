/** A list of people on hairlines: a small portrait, then name, role and biography. One alone has a large portrait. */
export const commonAltTeam = `
.team .role { color: var(--muted) }
.team .frame .monogram { font-size: clamp(1.75rem, 3vw, 2.75rem) }
.team:not(.to-center, .to-right) .grid > li { --n: 1; display: grid; grid-template-columns: clamp(5.5rem, 24%, 11rem) minmax(0, 1fr); gap: clamp(1.1rem, 3vw, 2.25rem); align-items: start; padding-block: clamp(1.25rem, 2vw, 1.75rem); border-top: var(--hair) }
.team:not(.to-center, .to-right) .grid { gap: 0 }
.team:not(.to-center, .to-right) .grid > li:only-child { grid-template-columns: minmax(5.5rem, 2fr) 3fr }
.team:not(.to-center, .to-right) .grid > li:has(> .monogram) { grid-template-columns: auto minmax(0, 1fr) }
.team:not(.to-center, .to-right) .text { padding: 0 }
.team:not(.to-center, .to-right) li > .monogram { width: 4.5rem; height: 4.5rem; font-size: 1.5rem }
`
