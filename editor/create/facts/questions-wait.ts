/** Explains that unanswered questions are omitted from the page's lists, but not from its text. `way` labels the link to them. */
export const questionsWait = (questions: number): { stay: string; way: string } =>
  questions === 1
    ? { stay: '1 open question: a no until you say yes.', way: 'Answer it' }
    : { stay: `${questions} open questions: a no until you say yes.`, way: 'Answer them' }
