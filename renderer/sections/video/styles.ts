export const videoStyles = `
.player { position: relative; max-width: 60rem; margin-inline: auto; overflow: hidden; border-radius: var(--picture-corner); background: linear-gradient(150deg, var(--ground), var(--ground-end)) }
.player summary { position: relative; display: block; aspect-ratio: 16/9; cursor: pointer; list-style: none }
.player summary::-webkit-details-marker { display: none }
.player summary:focus-visible { outline-offset: -4px }
.player .frame { position: absolute; inset: 0; aspect-ratio: auto; border-radius: 0 }
.play { position: absolute; inset: 0; margin: auto; display: grid; place-items: center; width: clamp(4rem, 9vw, 5.5rem); height: clamp(4rem, 9vw, 5.5rem); border-radius: 50%; color: var(--ground); background: var(--text); transition: transform .2s }
.play .icon { width: 45%; height: 45%; fill: currentColor }
.player summary:hover .play { transform: scale(1.06) }
.video:is(.to-left, .to-right) .player { margin-inline: auto 0 }
.video.to-left .player { margin-inline: 0 auto }
.player[open] summary { display: none }
.player iframe { width: 100%; aspect-ratio: 16/9; border: 0 }
`
