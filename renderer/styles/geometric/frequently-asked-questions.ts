/** The heading keeps its place beside questions whose rules run to the edge of the screen; a solid square opens each. */
export const geometricFrequentlyAskedQuestions = `
.faq > .inner { padding-inline-start: var(--edge) }
.faq.section .questions { max-width: none; margin: 0; border-top: var(--rule) }
.questions details { border-bottom: var(--rule) }
.questions summary { padding-block: 0; min-height: 4.5rem; align-items: stretch }
.questions h3 { align-self: center; padding-block: 1rem; font-size: var(--s2) }
.questions summary::after { width: 4.5rem; height: auto; color: var(--block-text); background: linear-gradient(currentColor, currentColor) 50%/1.1rem 3px no-repeat, linear-gradient(currentColor, currentColor) 50%/3px 1.1rem no-repeat var(--block) }
.questions [open] summary::after { rotate: none; background-size: 1.1rem 3px, 0 0 }
.questions summary:hover::after, .questions [open] summary::after { color: var(--ground); background-color: var(--text) }
.questions .prose { padding-block: .5rem 2rem; padding-inline-end: 4.5rem }
@media (min-width: 62rem) {
  .faq > .inner { column-gap: var(--space) }
  .faq .head { align-self: start; position: sticky; top: 6.5rem }
}
`
