/** The picture fills its cell to the edges; the button is a block in its corner. */
export const geometricVideo = `
.player { width: 100%; max-width: none }
.player summary { min-height: 100% }
.play { inset-block: auto 0; inset-inline: 0 auto; margin: 0; width: clamp(4.5rem, 10vw, 8rem); height: clamp(4.5rem, 10vw, 8rem); border-radius: 0; transition: background-color .2s, color .2s }
.player summary:hover .play { transform: none; color: var(--text); background: var(--ground) }
@media (min-width: 62rem) {
  .video .head { align-content: space-between; padding-block: calc(var(--space)*.6) }
}
`
