import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Label, labelNames } from '../../worker/reading/labels.ts'

const root = resolve(import.meta.dirname, '../..')

/** `of`: the numbers of the services or people a mark belongs to; a service's and a person's own number. 0 is the whole business. */
export type GoldMark = { label: Label; of: number[]; start: number; end: number; text: string }
export type Example = {
  language: string
  country: string
  name: string
  text: string
  marks: GoldMark[]
  hours: string
}

export const sets = { training: 'examples/training', development: 'examples/development', held: 'held' } as const
export type SetName = keyof typeof sets

const filesOf = (set: SetName) => globSync(`worker/reading/${sets[set]}/*.txt`, { cwd: root }).sort()

/** The examples of a set, in the order of their files. The format is described in worker/reading/examples/README.md. */
export const readExamples = (set: SetName): Example[] =>
  filesOf(set).flatMap((file) => parseExamples(readFileSync(join(root, file), 'utf8')))

/** Changes with every training example. */
export const hashOfExamples = (): string => {
  const hash = createHash('sha256')
  for (const file of filesOf('training')) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

export const parseExamples = (file: string): Example[] =>
  file
    .split(/^---\s*$/m)
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter((part) => part !== '')
    .map(parseExample)

const mark = /\[([A-Z])(\d+(?:,\d+)*)? ([^[\]]+)\]/g

function parseExample(record: string): Example {
  const [head = '', ...lines] = record.split('\n')
  const [language = '', country = '', name = ''] = head.split('|')
  const body = lines.filter((line) => !line.startsWith('=')).join('\n')
  const hours = lines.find((line) => line.startsWith('=hours '))?.slice('=hours '.length) ?? ''
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
  return { language, country, name, text: text + body.slice(last), marks, hours }
}
