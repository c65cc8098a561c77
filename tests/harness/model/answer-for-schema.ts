/** The part of JSON Schema that the product sends. */
export type AnswerSchema = {
  type?: string
  description?: string
  properties?: Record<string, AnswerSchema>
  items?: AnswerSchema
  minItems?: number
  maxItems?: number
  enum?: string[]
}

const lines =
  'looked after properly|a steady pair of hands|taken care of|ready to begin|close at hand|built to stay|down to the detail|plain and simple|a day made easier|worth the short trip|quiet and careful work|a warm welcome'
const sentences =
  'Listening comes first and then the work.|You know what happens next at every step.|The small things are looked after as well.|It simply works.|A word is kept.|Ask anything before you decide.|Each job gets the care that it needs.|Nothing is left half finished.|Plain words explain it all.|It is a pleasure to do this for neighbors.|Good preparation saves everybody time.|A tidy result matters here.'
const bank = { lines: lines.split('|'), sentences: sentences.split('|') }

/** An answer that fits the schema: distinct neutral texts within the limits that their descriptions state, each starting with `word`. */
export function answerForSchema(schema: AnswerSchema, word: string, nth = 0): unknown {
  if (schema.enum) return schema.enum[nth % schema.enum.length]
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {})
    return Object.fromEntries(entries.map(([name, of], index) => [name, answerForSchema(of, word, nth + index)]))
  }
  if (schema.type === 'array') {
    const { items = {}, minItems = 0 } = schema
    return Array.from({ length: minItems }, (_, index) => answerForSchema(items, word, nth + index * stride(items)))
  }
  return textFor(schema.description ?? '', word, nth)
}

/** How far apart consecutive items of a list are in the bank of texts. */
const stride = (items: AnswerSchema) => (items.enum ? 1 : Object.keys(items.properties ?? { text: 0 }).length)

function textFor(description: string, word: string, nth: number): string {
  const most = (unit: string) => Number(new RegExp(`at most (\\d+) ${unit}`).exec(description)?.[1] ?? Number.NaN)
  const [words, wanted, characters] = [most('words'), most('sentences?'), most('characters') || 2000]
  if (words || !wanted) {
    const line = `${bank.lines[nth % bank.lines.length]} ${nth >= bank.lines.length ? nth : ''}`.trim()
    const short = `${word} ${line}`.split(' ').slice(0, words || 6)
    // Replaces the last word with the number, since an appended number would be truncated.
    const whole = nth >= bank.lines.length ? [...short.slice(0, -1), String(nth)] : short
    return whole.join(' ').slice(0, characters).trim()
  }
  const chosen = Array.from({ length: wanted }, (_, index) => bank.sentences[(nth + index) % bank.sentences.length])
  const text = `${word}: ${chosen.join(' ')}`
  return text.length <= characters ? text : `${word}: ${chosen[0]}`
}
