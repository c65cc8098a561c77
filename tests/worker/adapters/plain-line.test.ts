import { expect, it } from 'vitest'
import { plainLine } from '../../../worker/adapters/plain-line.ts'

it.each([
  ['  one \n\t line\u0000 ', 20, 'one line'],
  ['cut after a word', 9, 'cut after'],
  ['cut after a word', 10, 'cut after'],
  ['cut after a word', 13, 'cut after a'],
  ['unbreakable', 5, 'unbre'],
  ['a😀😀', 4, 'a😀'],
  ['', 5, ''],
])('%j in %i characters is %j', (text, max, line) => {
  expect(plainLine(text, max)).toBe(line)
})
