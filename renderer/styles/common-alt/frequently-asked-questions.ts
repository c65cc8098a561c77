/** Questions on hairlines in the wide column; the sign beside an open one is a single stroke. */
export const commonAltFrequentlyAskedQuestions = `
.questions details { border-top: var(--hair) }
.questions details:last-child { border-bottom: var(--hair) }
.questions summary { align-items: start; padding-block: 1.35rem }
.questions summary h3 { transition: color .18s }
.questions summary:hover h3 { color: var(--link) }
.questions summary::after { margin-top: .35em; background-size: 100% 1px, 1px 100%; transition: background-size .25s }
.questions [open] summary::after { rotate: none; background-size: 100% 1px, 1px 0 }
.questions .prose { padding-inline-end: 2.5rem }
.faq:is(.to-center, .to-right) .questions { width: min(100%, 48rem); margin-inline: auto }
.faq.to-right .questions { margin-inline-end: 0 }
`
