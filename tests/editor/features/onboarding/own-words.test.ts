import { describe, expect, test } from 'vitest'
import { noAnswers } from '../../../../editor/features/onboarding/answers.ts'
import { roomFor, stillSaid, withOwnWords } from '../../../../editor/features/onboarding/own-words.ts'
import { limits } from '../../../../renderer/document/limits.ts'
import { factOf } from './a-fact.ts'

const said = (businessActivities: string) => ({ ...noAnswers, businessActivities })
const cut = factOf('service', 'Cut £28', 'cut £28')

describe('other words for a fact', () => {
  test('take the place of the owner’s, to the letter, and leave the rest as it was', () => {
    const answers = said('Barber.\n\nA  cut £28 , beard £15!')
    expect(withOwnWords(answers, cut, 'Cut from £30')).toEqual({
      businessActivities: 'Barber.\n\nA  Cut from £30 , beard £15!',
    })
  })

  test('are not taken for a pattern: $& and \\n stay what they are', () => {
    expect(withOwnWords(said('a cut £28'), cut, '$& \\n $1')).toEqual({ businessActivities: 'a $& \\n $1' })
  })

  test('go into the field that the fact came from', () => {
    const answers = {
      ...said('020 7946 0000'),
      contact: 'Call 020 7946 0000',
      businessLocation: 'Totnes and Dartington',
    }
    const phone = { ...factOf('phone', '020 7946 0000', '020 7946 0000'), from: 'contact' as const }
    expect(withOwnWords(answers, phone, '020 7946 0001')).toEqual({ contact: 'Call 020 7946 0001' })
    const area = { ...factOf('area', 'Totnes', 'Totnes'), from: 'businessLocation' as const }
    expect(withOwnWords(answers, area, 'Paignton')).toEqual({ businessLocation: 'Paignton and Dartington' })
  })

  test('replace whole words, and part of a word only when no whole word matches', () => {
    const plain = factOf('service', 'Cut', 'cut')
    expect(withOwnWords(said('Haircut or cut and blow dry'), plain, 'trim')).toEqual({
      businessActivities: 'Haircut or trim and blow dry',
    })
    expect(withOwnWords(said('Haircuts'), plain, 'trim')).toEqual({ businessActivities: 'Hairtrims' })
  })

  test('change nothing once the owner’s words are gone, or where the field has no room', () => {
    expect(withOwnWords(said('A trim'), cut, 'Cut £30')).toBeUndefined()
    expect(withOwnWords(said('A trim'), factOf('service', 'Cut', ''), 'Cut £30')).toBeUndefined()
    const full = said(`cut £28${' x'.repeat(limits.businessDescription)}`.slice(0, limits.businessDescription))
    expect(roomFor(full, cut)).toBe(cut.quote.length)
    expect(withOwnWords(full, cut, 'cut £285')).toBeUndefined()
    expect(withOwnWords(full, cut, 'cut £29')?.businessActivities).toHaveLength(limits.businessDescription)
  })
})

test('a fact without a quote counts as said', () => {
  expect(stillSaid(factOf('language', 'English and Polish', ''), noAnswers)).toBe(true)
  expect(stillSaid(cut, noAnswers)).toBe(false)
  expect(stillSaid(cut, said('cut £28'))).toBe(true)
})
