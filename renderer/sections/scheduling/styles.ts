export const schedulingStyles = `
.panel { --align: center; text-align: var(--align) }
.panel .text { display: grid; gap: var(--gap); justify-items: var(--align); align-content: center; padding: clamp(2rem, 6vw, 5rem) clamp(1.5rem, 5vw, 5rem) }
.panel .prose { font-size: var(--s1); text-wrap: balance }
@media (min-width: 56rem) {
  .panel.split { --align: start; display: grid; grid-template-columns: 1fr 1fr }
  .panel.split > .frame { aspect-ratio: auto; min-height: 26rem; height: 100% }
}
`
