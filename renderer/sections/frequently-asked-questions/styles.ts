export const frequentlyAskedQuestionsStyles = `
.questions summary { display: flex; justify-content: space-between; align-items: center; gap: 1.5rem; padding-block: 1.3rem; cursor: pointer; list-style: none }
.questions summary::-webkit-details-marker { display: none }
.questions summary::after { content: ""; flex: none; width: .9rem; height: .9rem; color: var(--link); background: linear-gradient(currentColor, currentColor) 50%/100% 2px no-repeat, linear-gradient(currentColor, currentColor) 50%/2px 100% no-repeat; transition: rotate .2s }
.questions [open] summary::after { rotate: 45deg }
.faq:is(.to-left, .to-right) .questions { margin-inline: auto 0 }
.faq.to-left .questions { margin-inline: 0 auto }
.answers > li { display: grid; gap: .5rem clamp(1.5rem, 4vw, 4rem) }
.answers .prose { color: var(--text) }
@media (min-width: 48rem) {
  .answers > li { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); align-items: baseline }
  .answers > li > :not(h3) { grid-column: 2 }
}
.questions h3 { min-width: 0; text-wrap: pretty }
.questions .prose { padding-bottom: 1.5rem; color: var(--muted) }
.questions details > a { display: inline-block; margin-bottom: 1.5rem }
`
