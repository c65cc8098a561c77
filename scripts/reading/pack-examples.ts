import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { parseExample } from '../../worker/reading/annotated.ts'
import { hashOfExamples, readRecords } from './annotations.ts'

/** The number of texts, and the longest in characters. More would make the app’s Worker too large. */
const kept = 900
const maxTextLength = 400

/** The texts that say most, one of each language and trade first. A model needs neither the name nor the week. */
function usefulRecords(): string[] {
  const all = readRecords('training')
    .map((record) => ({ record, example: parseExample(record) }))
    .filter(({ example }) => example.text.length <= maxTextLength)
    .map((one) => ({ ...one, says: kindsIn(one.example.marks) + Math.min(4, one.example.marks.length / 8) }))
    .toSorted((one, other) => other.says - one.says)
  const alike = Map.groupBy(all, ({ example }) => `${example.language} ${example.trade}`)
  const ranked = [...alike.values()].flatMap((same) => same.map(({ record }, nth) => ({ record, nth })))
  return ranked
    .toSorted((one, other) => one.nth - other.nth)
    .slice(0, kept)
    .map(({ record }) => withoutName(record))
}

const kindsIn = (marks: readonly { label: string }[]) => new Set(marks.map(({ label }) => label)).size

const withoutName = (record: string) =>
  record
    .replace(/^(.*?\|.*?\|).*/, '$1')
    .split('\n')
    .filter((line) => !line.startsWith('='))
    .join('\n')

/** Writes the examples that a model is shown. */
export function packExamples(): void {
  const records = deflateRawSync(usefulRecords().join('\n---\n'), { level: 9 }).toString('base64')
  const file = join(resolve(import.meta.dirname, '../..'), 'worker/reading/examples.json')
  writeFileSync(file, `${JSON.stringify({ examples: hashOfExamples(), records })}\n`)
}

if (process.argv[1]?.endsWith('pack-examples.ts')) packExamples()
