/** On a wide screen a spread: words at one side, the picture larger at the other, in a thin frame. */
export const elegantVideo = `
.player { width: calc(100% - 1.5rem); margin-block: .75rem; outline: 1px solid color-mix(in srgb, currentColor 20%, transparent); outline-offset: .75rem }
.play { width: 4.5rem; height: 4.5rem; outline: 1px solid var(--text); outline-offset: .5rem; transition: outline-offset .6s }
.player summary:hover .play { transform: none; outline-offset: 1rem }
@media (min-width: 62rem) {
  :where(.video:has(.head + .player)) { --align: start }
  .video > .inner:has(.head + .player) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: clamp(3rem, 6vw, 6rem); align-items: center }
  .video .head:not(:last-child) { margin: 0; padding-block: 2rem; border-block: 1px solid var(--line) }
}
`
