export const elementStyles = `
.backdrop { position: absolute; inset: 0; z-index: -1; overflow: hidden }
.backdrop .frame { height: calc(100% + 2px); margin: -1px; aspect-ratio: auto; border-radius: 0 }
.backdrop::after { content: ""; position: absolute; inset: 0; background: color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent) }
.frame { display: block; overflow: hidden; border-radius: var(--picture-corner); background: var(--accent) }
.frame :is(img, svg) { display: block; width: 100%; height: 100%; object-fit: cover }
.landscape { aspect-ratio: 4/3 }
.portrait { aspect-ratio: 3/4 }
.square, .circle { aspect-ratio: 1 }
.circle { border-radius: 50% }
.wide { aspect-ratio: 16/7 }
.own img { height: auto; min-height: 9rem; max-height: max(30rem, 92vh) }
.button {
  display: inline-block; padding: .82em 1.7em; border: 1.5px solid var(--button); border-radius: var(--button-corner);
  font: 600 1rem/1.25 var(--body-font); text-align: center; text-wrap: balance; text-decoration: none; cursor: pointer;
  color: var(--button-text); background: var(--button); transition: background-color .18s, border-color .18s, color .18s, transform .18s
}
.button:hover { color: var(--button-hover-text); background: var(--button-hover); border-color: var(--button-hover) }
.button:active { color: var(--button-pressed-text); background: var(--button-pressed); border-color: var(--button-pressed) }
.ghost { color: var(--text); background: none; border-color: currentColor }
.ghost:hover, .ghost:active { color: var(--ground); background: var(--text); border-color: var(--text) }
.more { color: var(--link); font-weight: 600; text-decoration-color: color-mix(in srgb, currentColor 35%, transparent) }
.more:hover { text-decoration-color: currentColor }
.actions { display: flex; flex-wrap: wrap; gap: .875rem; justify-content: var(--align) }
@media (min-width: 20rem) { .whole { white-space: nowrap } }
.grid { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: var(--gap) }
.grid > *, .mosaic > * { --n: 1; flex: 0 1 calc((100% - (var(--n) - 1)*var(--gap))/var(--n) - .1px); min-width: 0 }
.card { display: flex; flex-direction: column; text-align: var(--card-align, start) }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.icon { width: 1.5rem; height: 1.5rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round }
@media (min-width: 40rem) {
  .cols-2 > *, .cols-3 > *, .cols-4 > * { --n: 2 }
}
@media (min-width: 62rem) {
  .cols-3 > * { --n: 3 }
  .cols-4 > * { --n: 4 }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth }
}
`
