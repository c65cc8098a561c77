export const baseStyles = `
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; overflow-x: clip }
body {
  font: var(--body-weight) var(--s0)/1.6 var(--body-font); color: var(--text); background: var(--ground);
  -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility; overflow-wrap: break-word
}
h1, h2, h3 { hyphens: manual; font-family: var(--title-font); font-weight: var(--title-weight); letter-spacing: var(--tracking); line-height: 1.12; text-wrap: balance }
h1 { font-size: var(--s5); line-height: 1.05 }
h1.long { font-size: var(--s4); line-height: 1.1 }
h2 { font-size: var(--s3) }
h3 { font-size: var(--s1); line-height: 1.3; letter-spacing: 0 }
ul { list-style: none }
a { color: inherit; text-underline-offset: .2em; text-decoration-thickness: 1px }
[href^=tel] { font-variant-numeric: lining-nums tabular-nums }
img, svg, iframe { display: block; max-width: 100% }
address, cite { font-style: normal }
.skip { position: fixed; inset-block-start: .5rem; inset-inline-start: .5rem; z-index: 90; padding: .75rem 1.25rem; font-weight: 600; color: var(--ground); background: var(--text); clip-path: inset(50%) }
.skip:focus { clip-path: none }
:focus-visible { outline: 2px solid var(--text); outline-offset: 3px; border-radius: 2px }
main:focus, main > :focus { outline: 0 }
.section { position: relative; isolation: isolate; padding-block: var(--space); color: var(--text); background: var(--ground) }
.block { color: var(--text); background: var(--ground) }
.gradient { background: linear-gradient(165deg, var(--ground), var(--ground-end)) }
.inner { width: min(100% - 2*var(--gutter), var(--wide)); margin-inline: auto }
.prose { max-width: 39em; text-wrap: pretty; hyphenate-limit-chars: 9 4 4 }
.prose > * + * { margin-top: .9em }
div.prose ul { display: inline-block; max-width: 100%; padding-inline-start: 1.25em; border: 0; list-style: disc; text-align: start; vertical-align: top }
div.prose li { padding: 0; border: 0 }
.prose li + li { margin-top: .35em }
.lead { font-size: var(--s1); line-height: 1.55; max-width: 34em; text-wrap: pretty }
.head { display: grid; gap: calc(var(--gap)*.75); justify-items: var(--align); text-align: var(--align); margin-bottom: calc(var(--space)*.5) }
.head:last-child { margin-bottom: 0 }
.head, .pitch, .text, .reach, .details, .form, :where(.inner) { grid-template-columns: minmax(0, 1fr) }
:is(.head, .pitch, .reach, .prose, .quote, .banner, figcaption, [href^=mailto]) { overflow-wrap: anywhere }
:is(.text, .actions) > * { max-width: 100% }
:is(.actions, .offer, .details, .facts, .footer) * { min-width: 0 }
html:has(.thin) :is(nav#Menu, .open, .footer .links, .reachable) { display: none }
.nothing { display: grid; align-items: center; min-height: 100svh }
.head h2 { max-width: 15em }
.head .lead, .card .prose, .team .prose { color: var(--muted) }
`

/** The owner's alignment. Overrides the style's. */
export const alignmentStyles = `
.to-left { --align: start; --card-align: start }
.to-right { --align: end; --card-align: end }
.to-center { --align: center; --card-align: center }
.to-fill > .inner { width: calc(100% - 2*var(--gutter)); max-width: none }
.to-fill > .inner > * { max-width: none }
`
