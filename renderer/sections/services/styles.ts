export const servicesStyles = `
.services .text { display: grid; gap: .6rem; align-content: start; justify-items: var(--card-align, start); flex: 1 }
.services .text > a { align-self: end; margin-top: .35rem }
`
