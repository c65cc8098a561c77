/** A low wave into the strong colour, and everything in the middle: the name large, links, profiles, the small print. */
export const funFooter = `
.footer { padding-block: calc(var(--space)*.6) 2rem; text-align: var(--align) }
.footer.footer::before { --h: 1.1rem }
main:not(:has(> .bold:last-child)) + .footer.plain.even { --ground: var(--button); --text: var(--button-text); --muted: var(--button-text); color: var(--text); background: var(--ground) }
.footer .top { flex-direction: column; align-items: var(--align) }
.footer .logo { margin: 0; font-size: var(--s3) }
.footer .links { justify-content: var(--align); font-weight: 600 }
.footer a:hover { text-decoration: underline wavy 1.5px }
.profiles { justify-content: var(--align); gap: .6rem; margin: 0 }
.profiles a { color: var(--ground); background: var(--text); transition: rotate var(--spring), scale var(--spring) }
.profiles a:hover { background: var(--text); rotate: -10deg; scale: 1.12 }
.footer .small { justify-content: var(--align); margin-top: calc(var(--space)*.4) }
`
