/** The note on unanswered questions. `way`: the place to answer them. */
export const questionsWait = (questions: number): { stay: string; way: string } =>
  questions === 1
    ? { stay: '1 open question stays out of your page.', way: 'Answer it' }
    : { stay: `${questions} open questions stay out of your page.`, way: 'Answer them' }
