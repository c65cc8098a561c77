export const elegantFrequentlyAskedQuestions = `
.questions { max-width: 48rem; margin-inline: auto; border-top: 1px solid var(--line) }
.questions details { border-bottom: 1px solid var(--line) }
`
