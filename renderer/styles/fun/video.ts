/** The words at one side, the player at the other with a disc behind it and a big soft button on it. */
export const funVideo = `
.video { overflow-x: clip }
.video > .inner { position: relative }
.video > .inner:has(.player)::after { content: ""; position: absolute; z-index: -1; width: min(16rem, 40%); aspect-ratio: 1; inset-block-end: -3.5rem; inset-inline-end: -3.5rem; border-radius: min(50%, var(--blob)); background: var(--soft) }
.player { border-radius: calc(var(--fat)*1.2) }
.play { width: clamp(4.5rem, 9vw, 7rem); height: clamp(4.5rem, 9vw, 7rem); border-radius: var(--drop); transition: border-radius .5s, scale var(--spring) }
.player summary:hover .play { transform: none; scale: 1.1; border-radius: 50% }
@media (min-width: 62rem) {
  :where(.video) { --align: start }
  .video > .inner:has(.head):has(.player) { display: grid; grid-template-columns: 1fr 1.5fr; gap: clamp(2.5rem, 5vw, 5rem); align-items: center }
  .video .head { margin: 0 }
  .video h2 { font-size: calc(var(--s3)*.85) }
  .player { width: 100% }
}
`
