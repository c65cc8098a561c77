type Call = readonly [name: string, input: object]

const hide = (sectionId: string, hidden: boolean): Call => ['hide-section', { sectionId, hidden }]

/** The calls with which the model answers the journeys' requests. */
const calls: readonly [RegExp, (found: RegExpExecArray) => Call][] = [
  [/closed on mondays/i, () => ['set-hours', { days: ['Monday'], times: [] }]],
  [
    /move contact above services/,
    () => ['move-section', { sectionId: 'contact', place: 'above', otherId: 'services' }],
  ],
  [/(hide|show) (?:the )?(contact|services)/, ([, what, id = '']) => hide(id, what === 'hide')],
  [/dry cut is £(\d+)/, ([, amount]) => ['change-service', { name: 'Dry cut', price: { amount: Number(amount) } }]],
  [/another number/, () => ['ask-owner', { question: 'Which number?', choices: ['0113 496 0555', 'No number'] }]],
  [/0113 496 0555/, () => ['set-phone', { number: '0113 496 0555' }]],
  [/publish/, () => ['cannot-do', { reason: 'Publishing is yours to do.', screen: 'publish' }]],
]

/** Responds to a request like a good model: a call, then a sentence about the result. For unknown requests, only a sentence. */
export function answerRequest(request: string, hasResults: boolean): { say: string; call?: Call } {
  if (hasResults) return { say: 'As you asked.' }
  for (const [words, callFor] of calls) {
    const found = words.exec(request)
    if (found) return { say: '', call: callFor(found) }
  }
  return { say: 'Done!' }
}
