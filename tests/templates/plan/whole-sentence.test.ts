import { describe, expect, it } from 'vitest'
import type { OwnerPart } from '../../../templates/plan/owner-parts.ts'
import { introducesAlone, isBareList } from '../../../templates/plan/whole-sentence.ts'

const part = (text: string, facts: string[] = []): OwnerPart => ({
  text,
  facts,
  kind: 'telling',
  details: [],
  rest: text,
})
const people = new Set(['person-bex'])

describe('a hurriedly typed sentence', () => {
  it.each([
    ['i learned it from my aunt', [], true],
    ['bex cuts and nan sews', ['person-bex'], true],
    ['been at it since 1998', ['experience'], true],
    ['coffee is bad but free', [], false],
    ['sister bex teaches the little ones', ['person-bex'], false],
    ['parking', [], false],
  ])('introduces the business only if it is about its owners: %s', (text, facts, introduces) => {
    expect(introducesAlone(part(text, facts), people, 'en-GB')).toBe(introduces)
  })
})

it('a carefully typed sentence introduces the business', () => {
  expect(introducesAlone(part('The workshop is above the bakery.'), people, 'en-GB')).toBe(true)
})

it.each([
  ['punk soul jazz noise', true],
  ['loud in here', false],
  ['chairs, tables and stools', false],
])('a bare list has only commas between its items: %s', (text, isList) => expect(isBareList(text)).toBe(isList))
