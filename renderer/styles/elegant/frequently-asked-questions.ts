/** A narrow column parted by thin rules; the fine sign stands before each question, and answers begin where questions do. */
export const elegantFrequentlyAskedQuestions = `
.questions { max-width: 44rem; margin-inline: auto }
.questions details + details { border-top: 1px solid var(--line) }
.questions summary { gap: 1.5rem; justify-content: flex-start; padding-block: 1.6rem }
.questions h3 { font-size: var(--s1); line-height: 1.35 }
.questions summary::after { order: -1; width: .8rem; height: .8rem; background-size: 100% 1px, 1px 100%; transition: background-size .6s }
.questions [open] summary::after { rotate: none; background-size: 100% 1px, 1px 0 }
.questions summary:hover::after { background-size: 60% 1px, 1px 60% }
.questions [open] summary:hover::after { background-size: 60% 1px, 1px 0 }
.questions .prose, .questions details > a { margin-inline-start: 2.3rem }
`
