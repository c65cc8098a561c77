import { describe, expect, it } from 'vitest'
import { initialsOf } from '../../../renderer/elements/monogram.tsx'
import { paragraphsOf } from '../../../renderer/elements/text.tsx'
import { columnsFor } from '../../../renderer/styles/columns.ts'

describe('cards in columns', () => {
  it('never leave a lone one in the last row', () => {
    for (let count = 2; count <= 12; count += 1) expect(count % columnsFor(count), `${count} cards`).not.toBe(1)
  })
})

describe('initials', () => {
  it.each([
    ['Ruth Alder', 'RA'],
    ['Inês de Souza Duarte', 'ID'],
    ['Plato', 'P'],
    ['  émile  ', 'É'],
    ['(the) Boss', 'B'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('prose', () => {
  it('begins a paragraph at a blank line and breaks at a single one', () => {
    expect(paragraphsOf('One\ntwo\n\n  three\n \n\n')).toEqual([['One', 'two'], ['three']])
    expect(paragraphsOf('  \n ')).toEqual([])
  })
})
