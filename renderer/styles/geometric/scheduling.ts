export const geometricScheduling = `
.panel .text { padding: clamp(2rem, 6vw, 5rem) clamp(1.5rem, 5vw, 5rem) }
.panel .prose { text-wrap: balance }
@media (min-width: 56rem) {
  :where(.scheduling:has(.split)) { --align: start }
  .panel.split { display: grid; grid-template-columns: 1fr 1fr }
  .panel.split > .frame { aspect-ratio: auto; min-height: 26rem; height: 100% }
}
`
