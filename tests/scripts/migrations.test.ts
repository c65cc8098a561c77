import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../worker/migrations')
const names = globSync('*.sql', { cwd: folder }).sort()

/** Statements that are compatible with the previous version's code. */
const additions = /^(?:create (?:unique )?(?:index|table|virtual table|trigger)\b|alter table `\w+` add\b)/i

it('migrations are numbered without a gap', () => {
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index))
})

it('migrations only add tables, columns, indexes and triggers', () => {
  const statements = names.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('--> statement-breakpoint')
      .map((text) => ({ name, text: text.trim() })),
  )
  expect(statements.filter(({ text }) => !additions.test(text))).toEqual([])
  const later = statements.filter(({ name }) => name !== names[0])
  const required = /^alter table .* not null/i
  expect(later.filter(({ text }) => required.test(text) && !/ default /i.test(text))).toEqual([])
})
