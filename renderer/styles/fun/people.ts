export const funTeam = `
.team .grid.grid > li { border: 0; text-align: start }
.team .frame.frame { width: auto; margin: calc(-1*var(--pad)) calc(-1*var(--pad)) 0; border-radius: 0; aspect-ratio: 4/3 }
.team .text.text { display: flex; flex-direction: column; gap: .4rem; flex: 1; padding-top: 1rem }
.team li:not(:has(.frame)) .text { padding-top: 0 }
.team h3 { font-size: calc(var(--s2)*1.2) }
.team .role { color: var(--text); font-weight: 700 }
.team .prose { max-width: 34em; margin-top: auto; padding-top: 1rem; color: var(--text) }
`
