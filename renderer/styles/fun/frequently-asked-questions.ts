/** Pills that open, one under another, beside a heading that stays in sight over a big question mark. */
export const funFrequentlyAskedQuestions = `
.questions { display: grid; gap: .75rem; width: 100%; max-width: 48rem; margin-inline: auto }
.questions details { border-radius: var(--fat); color: var(--text); background: var(--fill); box-shadow: var(--cast) }
.questions summary { padding-block: 1.05rem; padding-inline: 1.75rem 1.1rem; border-radius: var(--fat) }
.questions summary::after { width: 2.25rem; height: 2.25rem; border-radius: 50%; color: var(--button-text); background: linear-gradient(currentColor, currentColor) 50%/.9rem 2px no-repeat, linear-gradient(currentColor, currentColor) 50%/2px .9rem no-repeat, var(--button); transition: rotate var(--spring) }
.questions summary:hover::after { rotate: 90deg }
.questions [open] summary::after { rotate: 135deg }
.questions .prose { padding: .25rem 1.75rem 1.5rem }
.questions details > a { margin-inline: 1.75rem }
@media (min-width: 62rem) {
  :where(.faq) { --align: start }
  .faq > .inner:has(.head) { display: grid; grid-template-columns: 1fr 1.6fr; gap: clamp(2.5rem, 6vw, 6rem); align-items: start }
  .faq .head { position: sticky; top: 7rem; margin: 0 }
  .faq .head::after { content: "?"/""; font: var(--title-weight) 14rem/1 var(--title-font); color: var(--soft); rotate: 8deg }
}
`
