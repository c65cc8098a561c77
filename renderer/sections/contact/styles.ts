export const contactStyles = `
.contact .reach { display: grid; gap: calc(var(--gap)*1.25) }
.contact .head { margin: 0 }
.details { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: calc(var(--gap)*1.1) clamp(1.5rem, 4vw, 3.5rem) }
.details li { display: flex; gap: .9rem; text-align: start }
.details li > .icon { flex: none }
.details li > div { min-width: 0 }
.details a { display: inline-block; max-width: 100% }
.details [href^=tel] { white-space: nowrap }
.details a:not(.more) { text-decoration-color: color-mix(in srgb, currentColor 30%, transparent) }
.details a:hover { text-decoration-color: currentColor }
.details dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1.75rem }
.details dd { margin-inline-start: auto; font-variant-numeric: tabular-nums; color: var(--muted) }
.form { display: grid; text-align: start; gap: 1.1rem; padding: clamp(1.5rem, 3vw, 2.5rem) }
.form label { display: grid; gap: .35rem; font-size: .9375rem; font-weight: 600 }
.form input, .form textarea { width: 100%; padding: .7rem .85rem; font: var(--body-weight) 1rem/1.5 var(--body-font); color: var(--text); background: var(--ground); border: 1px solid var(--field); border-radius: min(var(--button-corner), .875rem) }
.form .trap { position: absolute; inset-inline-start: -999rem }
`
