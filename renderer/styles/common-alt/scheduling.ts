/** The opening spread turned round: the picture reaches the window's other edge. Without one, the invitation has two columns. */
export const commonAltScheduling = `
.panel .prose { max-width: 32em }
@media (max-width: 61.99rem) {
  .panel .frame { margin-bottom: calc(var(--gap)*1.5); max-height: 70svh }
}
`
