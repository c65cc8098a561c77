/** A pill that floats on whatever the page begins with, whose ground reaches up behind it. */
export const funHeader = `
.header.section { background: none; padding-block: .9rem }
.header::before { content: none }
.header > .inner { padding-block: .5rem; padding-inline: 1.5rem .5rem; min-height: 3.75rem; border-radius: min(var(--button-corner), 1.875rem); background: var(--ground); box-shadow: var(--shadow) }
.header.gradient > .inner { background: linear-gradient(165deg, var(--ground), var(--ground-end)) }
.header .logo { font-size: var(--s1) }
.header .inner > :is(.logo, nav):last-child { margin-inline-end: 1rem }
.open { margin-inline-end: .25rem }
html:has(.fixed) { scroll-padding-top: 6.5rem }
main > .even:first-child::before { height: 14rem; clip-path: none }
main > .on-picture:first-child > .backdrop { top: -5.6rem }
.tall ~ main > .on-picture:first-child > .backdrop { top: calc(-5.8rem - var(--taller)) }
@media (max-width: 61.99rem) {
  .header nav li { margin-block: .6rem }
  .header nav li a { padding: .6em 1.1em; border-radius: var(--fat); background: var(--ground-end) }
  .header nav li:nth-child(3n) a { color: var(--button-text); background: var(--button) }
}
@media (min-width: 62rem) {
  .header nav ul { gap: 0 .25rem }
  .header nav li a { padding-inline: .85rem; border-radius: var(--button-corner); font-weight: 600; transition: rotate var(--spring) }
  .header nav li a:hover { color: var(--accent-text); background: var(--accent); rotate: var(--tilt) }
}
`
