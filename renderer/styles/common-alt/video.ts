/** The player in the wide column, its button in the corner of the picture. */
export const commonAltVideo = `
.player { width: 100%; max-width: none }
.video:is(.to-center, .to-right) .player { max-width: 60rem }
.play { inset: auto; inset-block-end: clamp(1rem, 2.5vw, 2rem); inset-inline-start: clamp(1rem, 2.5vw, 2rem); width: clamp(3.5rem, 6vw, 4.5rem); height: clamp(3.5rem, 6vw, 4.5rem) }
.player .frame img { transition: scale .9s cubic-bezier(.2, .7, .2, 1) }
.player summary:hover img { scale: 1.02 }
`
