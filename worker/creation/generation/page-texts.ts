import type { Cited, Slot } from './page-slots.ts'

/** A text of an answer. */
export type PageText = Cited & {
  /** The slot's path and the text's place in it. */
  key: string
  /**
   * 'statement': a sentence that must cite a fact. 'line': a heading. 'question': in a customer's words. 'label': for a button or the menu.
   */
  role: 'statement' | 'line' | 'question' | 'label'
  /** The question that it answers. */
  asks?: string
  /** The name of the service or person above it. */
  about?: string
}

export type Questions = readonly { question: string; answer: readonly Cited[] }[]
export type Details = readonly { of: string; says: readonly Cited[] }[]

/** Every text in a slot's answer that must be true. Samples are invented, so they don't count. */
export function textsIn(slot: Slot, value: unknown): PageText[] {
  const { path, kind } = slot
  const statements = (said: readonly Cited[], at: string, beside: Pick<PageText, 'asks' | 'about'> = {}) =>
    said.map((one, index): PageText => ({ ...one, ...beside, key: `${at}.${index}`, role: 'statement' }))
  if (kind === 'line') {
    const line = value as Cited
    return line.text === '' ? [] : [{ ...line, key: path, role: 'line' }]
  }
  if (kind === 'prose') return statements(value as readonly Cited[], path)
  if (kind === 'details')
    return (value as Details).flatMap(({ of, says }) =>
      statements(says, `${path}.${of}`, { about: slot.names[of] ?? '' }),
    )
  if (kind === 'samples') return []
  return (value as Questions).flatMap(({ question, answer }, index): PageText[] => [
    { key: `${path}.${index}`, role: 'question', text: question, facts: [] },
    ...statements(answer, `${path}.${index}`, { asks: question }),
  ])
}

/**
 * The slot's answer without the dropped texts. Undefined if a heading or list of questions is left empty, so that the composer's version
 * stays. Facts lost from prose are restored one by one.
 */
export function withoutTexts(slot: Slot, value: unknown, isDropped: (key: string) => boolean): unknown {
  const { path, kind } = slot
  const kept = (said: readonly Cited[], at: string) => said.filter((_, index) => !isDropped(`${at}.${index}`))
  if (kind === 'samples') return value
  if (kind === 'line') return isDropped(path) ? undefined : value
  if (kind === 'prose') return kept(value as readonly Cited[], path)
  if (kind === 'details') {
    return (value as Details).flatMap(({ of, says }) => {
      const left = kept(says, `${path}.${of}`)
      return left.length === 0 && says.length > 0 ? [] : [{ of, says: left }]
    })
  }
  const left = (value as Questions).flatMap(({ question, answer }, index) => {
    const said = isDropped(`${path}.${index}`) ? [] : kept(answer, `${path}.${index}`)
    return said.length === 0 ? [] : [{ question, answer: said }]
  })
  return left.length === 0 ? undefined : left
}
