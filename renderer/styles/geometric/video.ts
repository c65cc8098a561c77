export const geometricVideo = `
.player { box-shadow: var(--shadow-high) }
.play { box-shadow: 0 8px 30px rgb(0 0 0/.3) }
`
