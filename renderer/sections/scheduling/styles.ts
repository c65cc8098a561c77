export const schedulingStyles = `
.panel { text-align: var(--align) }
.panel .text { display: grid; gap: var(--gap); justify-items: var(--align); align-content: center }
.panel .prose { font-size: var(--s1) }
`
