import { type Label, labelNames } from './labels.ts'

/** `of`: the numbers of the services or people that a mark belongs to, or a service's or person's own number. 0 is the whole business. */
export type GoldMark = { label: Label; of: number[]; start: number; end: number; text: string }
export type Example = {
  language: string
  country: string
  name: string
  text: string
  marks: GoldMark[]
  hours: string
  trade: string
}

/** Annotated texts, in the format of worker/reading/examples/README.md. */
export const parseExamples = (file: string): Example[] => recordsOf(file).map(parseExample)

export const recordsOf = (file: string): string[] =>
  file
    .split(/^---\s*$/m)
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter((part) => part !== '')

const mark = /\[([A-Z])(\d+(?:,\d+)*)? ([^[\]]+)\]/g

export function parseExample(record: string): Example {
  const [head = '', ...lines] = record.split('\n')
  const [language = '', country = '', name = ''] = head.split('|')
  const body = lines.filter((line) => !line.startsWith('=')).join('\n')
  const after = (start: string) => lines.find((line) => line.startsWith(start))?.slice(start.length) ?? ''
  const marks: GoldMark[] = []
  let text = ''
  let last = 0
  for (const found of body.matchAll(mark)) {
    const [whole, label = '', numbers = '', words = ''] = found
    text += body.slice(last, found.index)
    const start = text.length
    text += words
    last = found.index + whole.length
    if (!labelNames.includes(label as Label)) throw new Error(`unknown label ${whole} in ${head}`)
    const of = numbers === '' ? [] : numbers.split(',').map(Number)
    marks.push({ label: label as Label, of, start, end: text.length, text: words })
  }
  return {
    ...{ language, country, name, text: text + body.slice(last), marks },
    ...{ hours: after('=hours '), trade: after('=trade ') },
  }
}
