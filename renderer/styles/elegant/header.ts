import { label } from './label.ts'

/** The logo in the middle and, on a wide screen, the links beneath it between two rules. */
export const elegantHeader = `
.header { padding-block: 1rem; border-bottom: 1px solid var(--line) }
.header > .inner { display: grid; grid-template-columns: minmax(16%, 1fr) auto minmax(16%, 1fr); gap: 0 .5rem }
.header .logo { grid-area: 1/2; margin: 0; text-align: center }
.logo img { margin-inline: auto }
.header .pair { text-align: start }
.header .open { grid-area: 1/1; margin-inline: -.6rem auto }
.header .close { inset-inline: calc(var(--gutter) - .6rem) auto }
.header .button { grid-area: 1/3; justify-self: end; padding: .6em 0; text-align: end; white-space: normal; border: 0; border-radius: 0; color: var(--link); background: none }
.header .button:is(:hover, :active) { text-decoration: underline }
.header .call { grid-area: 1/1; justify-self: start; margin: 0; font-weight: 500 }
.header .icon { stroke-width: 1.1 }
@media (max-width: 35.99rem) { .header .button { display: none } }
@media (max-width: 61.99rem) {
  .header nav { text-align: center }
  .header nav ul { width: min(100%, 24rem); margin: auto }
  .header nav li + li { border-top: 1px solid var(--line) }
  .header nav li a { padding-block: .7em; font-size: var(--s2) }
}
@media (min-width: 48rem) {
  .header .button { padding: .9em 1.8em; color: var(--text); border: 1px solid; border-radius: var(--button-corner); white-space: nowrap }
  .header .button:is(:hover, :active) { color: var(--ground); background: var(--text); border-color: var(--text); text-decoration: none }
  .paired > .inner { grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr) }
}
@media (min-width: 62rem) {
  html:has(.fixed) { scroll-padding-top: 8rem }
  .fixed.paired ~ main > * { scroll-margin-top: calc(1rem + var(--taller, 0rem)) }
  .header { padding-block: 1.4rem .6rem }
  .header nav { grid-area: 2/1/3/4; width: 100%; margin-top: 1.3rem; padding-top: .6rem; border-top: 1px solid var(--line) }
  .header nav ul { justify-content: var(--align); column-gap: clamp(1.5rem, 3.4vw, 3.5rem) }
  .header nav li a { ${label}; background: linear-gradient(currentColor, currentColor) 50% calc(100% - .2rem)/0 1px no-repeat; transition: background-size .7s }
  .header nav li a:is(:hover, :active) { background-size: 100% 1px }
  .header.to-left .logo { justify-self: start; grid-column: 1/3 }
  .header.to-right .logo { justify-self: end; grid-column: 2/4 }
  .header.to-right .button { grid-column: 1; justify-self: start }
  .header:is(.to-left, .to-right) .call { grid-column: 2; justify-self: end; margin-inline: 1.5rem }
}
@media (prefers-reduced-motion: no-preference) {
  .header nav:target:focus-within { animation: fade .6s }
  @keyframes fade { from { opacity: 0 } }
}
`
