export const footerStyles = `
.footer { font-size: .9375rem }
.footer .top { display: flex; flex-wrap: wrap; align-items: center; gap: 1.25rem clamp(1.5rem, 4vw, 3rem) }
.footer .links { display: flex; flex-wrap: wrap; gap: .5rem 1.75rem }
.footer :is(.top, .reachable) a:not(:hover) { text-decoration-color: transparent }
.profiles { display: flex; flex-wrap: wrap; gap: .35rem; margin-inline: -.6rem }
.profiles a { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50% }
.profiles a:hover { background: var(--line) }
.profiles svg { width: 1.2rem; height: 1.2rem; fill: currentColor }
.reachable, .footer .small { display: flex; flex-wrap: wrap; align-items: baseline; color: var(--muted) }
.reachable { justify-content: var(--align); gap: .35rem clamp(1.25rem, 3vw, 2.5rem); margin-top: 1.5rem }
.reachable span { display: inline-block }
.footer .small { justify-content: space-between; gap: .5rem 2rem }
.footer:is(.to-left, .to-center, .to-right) .logo { margin-inline-end: 0 }
.footer:is(.to-left, .to-center, .to-right) :is(.top, .small) { justify-content: var(--align); text-align: var(--align) }
@media (max-width: 61.99rem) {
  .footer .links, .profiles { justify-content: var(--align) }
  .footer :is(.top, .links, .reachable, .small) a { display: inline-block; min-height: 2.75rem; padding-block: .55rem }
  .footer :is(.links, .reachable, .small) { row-gap: 0 }
}
`
