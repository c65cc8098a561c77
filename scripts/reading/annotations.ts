import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Example, parseExamples, recordsOf } from '../../worker/reading/annotated.ts'

export type { Example, GoldMark } from '../../worker/reading/annotated.ts'

const root = resolve(import.meta.dirname, '../..')

export const sets = { training: 'examples/training', development: 'examples/development', held: 'held' } as const
export type SetName = keyof typeof sets

const filesOf = (set: SetName) => globSync(`worker/reading/${sets[set]}/*.txt`, { cwd: root }).sort()

/** The examples of a set, in the order of their files. The format is described in worker/reading/examples/README.md. */
export const readExamples = (set: SetName): Example[] =>
  filesOf(set).flatMap((file) => parseExamples(readFileSync(join(root, file), 'utf8')))

/** The same as they are written. */
export const readRecords = (set: SetName): string[] =>
  filesOf(set).flatMap((file) => recordsOf(readFileSync(join(root, file), 'utf8')))

/** Changes with every training example. */
export const hashOfExamples = (): string => {
  const hash = createHash('sha256')
  for (const file of filesOf('training')) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
