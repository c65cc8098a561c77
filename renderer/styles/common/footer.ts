export const commonFooter = `
.footer { padding-block: calc(var(--space)*.5) 2rem; border-top: 1px solid var(--line) }
.footer .small { margin-top: calc(var(--space)*.4); padding-top: 1.35rem; border-top: 1px solid var(--line) }
.reachable { justify-content: start }
@media (max-width: 47.99rem) {
  .footer .top, .footer .small { flex-direction: column; align-items: var(--align); text-align: var(--align) }
  .footer .logo { margin: 0 }
  .reachable { flex-direction: column; align-items: var(--align); text-align: var(--align) }
}
`
