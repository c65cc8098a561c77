import { label } from './label.ts'

/** All in the middle: the name, the links, the profiles, and the small print under a thin rule. */
export const elegantFooter = `
.footer { padding-block: calc(var(--space)*.6) 2rem; border-top: 1px solid var(--line) }
.footer .top { flex-direction: column; align-items: var(--align); gap: 1.75rem }
.footer .logo { margin: 0; font-size: var(--s3); text-align: var(--align) }
.footer .links { ${label}; gap: .75rem 2.5rem }
.footer .links, .profiles { justify-content: var(--align) }
.footer .small { justify-content: var(--align); gap: .35rem 2.5rem; margin-top: calc(var(--space)*.45); padding-top: 1.5rem; border-top: 1px solid var(--line); text-align: var(--align) }
.profiles a, .profiles svg { transition: background-color .6s }
`
