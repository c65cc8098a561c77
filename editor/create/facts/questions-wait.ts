/** The note on unanswered questions, which keep facts out of the page's lists though not words out of its text. `way`: the place to answer them. */
export const questionsWait = (questions: number): { stay: string; way: string } =>
  questions === 1
    ? { stay: '1 open question: a no until you say yes.', way: 'Answer it' }
    : { stay: `${questions} open questions: a no until you say yes.`, way: 'Answer them' }
