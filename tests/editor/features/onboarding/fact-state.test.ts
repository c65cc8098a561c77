import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeWordsAtom,
  factGroupsAtom,
  factsAtom,
  factsQuestionAtom,
  putFactBackAtom,
  removeFactAtom,
} from '../../../../editor/features/onboarding/fact-state.ts'
import { creationAnswersAtom } from '../../../../editor/features/onboarding/offered.ts'
import { readRemovedFacts } from '../../../../editor/features/onboarding/removed-facts.ts'
import {
  answersAtom,
  changeAnswersAtom,
  restartWizardAtom,
} from '../../../../editor/features/onboarding/wizard-state.ts'
import { factsQuestion } from '../../../../worker/creation/facts/schema.ts'
import { creationAnswers } from '../../../../worker/creation/schema.ts'
import { factOf, readOf } from './a-fact.ts'

const storage = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
})

const text = 'Cut £28, beard trim £15. 12 years in Totnes.'
const cut = factOf('service', 'Cut £28')
const years = factOf('experience', '12 years')
let store: ReturnType<typeof createStore>
const shown = () =>
  store.get(factGroupsAtom).flatMap(({ facts }) => facts.map((one) => `${one.isRemoved ? '-' : ''}${one.text}`))
const asked = () => JSON.parse(store.get(factsQuestionAtom))

beforeEach(() => {
  storage.clear()
  store = createStore()
  store.set(changeAnswersAtom, { businessName: 'Lather & Oak', businessActivities: text, contact: ' 01803 960000 ' })
  store.set(factsAtom, readOf([cut, years]))
})

describe('a fact that was understood wrongly', () => {
  test('is removed, asked for no more, and left out of the website', () => {
    store.set(removeFactAtom, cut.key)
    expect(shown()).toEqual(['-Cut £28', '12 years'])
    expect(factsQuestion.parse(asked())).toMatchObject({ dismissed: [cut.key], contact: '01803 960000' })
    expect(creationAnswers.parse(store.get(creationAnswersAtom))).toMatchObject({
      dismissed: [cut.key],
      contact: '01803 960000',
    })
    store.set(factsAtom, readOf([years]))
    expect(shown()).toEqual(['-Cut £28', '12 years'])
  })

  test('is put back where it was, and is the server’s again from its next answer on', () => {
    store.set(removeFactAtom, cut.key)
    store.set(factsAtom, readOf([years]))
    store.set(putFactBackAtom, cut.key)
    expect(shown()).toEqual(['Cut £28', '12 years'])
    expect(asked().dismissed).toEqual([])
    store.set(factsAtom, readOf([years]))
    expect(shown()).toEqual(['12 years'])
  })

  test('can still be put back after a reload', () => {
    store.set(removeFactAtom, cut.key)
    store = createStore()
    store.set(factsAtom, readOf([years]))
    expect(shown()).toEqual(['-Cut £28', '12 years'])
    expect(store.get(answersAtom).contact).toBe(' 01803 960000 ')
    store.set(putFactBackAtom, cut.key)
    expect(shown()).toEqual(['Cut £28', '12 years'])
  })

  test('goes from sight with its words, and comes back removed with them', () => {
    store.set(removeFactAtom, cut.key)
    store.set(changeAnswersAtom, { businessActivities: '12 years in Totnes.' })
    store.set(factsAtom, readOf([years]))
    expect(shown()).toEqual(['12 years'])
    store.set(changeAnswersAtom, { businessActivities: text })
    expect(shown()).toEqual(['-Cut £28', '12 years'])
  })

  test('is changed in the text it was read in', () => {
    expect(store.set(changeWordsAtom, { fact: years, words: '15 years' })).toBe(true)
    expect(store.get(answersAtom).businessActivities).toBe('Cut £28, beard trim £15. 15 years in Totnes.')
    expect(store.set(changeWordsAtom, { fact: years, words: '20 years' })).toBe(false)
  })

  test('keeps its words until the next reading, and can change again before it', () => {
    store.set(changeWordsAtom, { fact: years, words: '15 years' })
    expect(shown()).toEqual(['Cut £28', '12 years'])
    const [fact] = store.get(factGroupsAtom).find(({ label }) => label === 'Experience')?.facts ?? []
    expect(fact && store.set(changeWordsAtom, { fact, words: '20 years' })).toBe(true)
    expect(store.get(answersAtom).businessActivities).toContain('20 years in Totnes')
  })
})

test('facts stay during the next reading, and go when the owner clears the text', () => {
  store.set(changeAnswersAtom, { businessActivities: `${text} We also` })
  expect(shown()).toEqual(['Cut £28', '12 years'])
  store.set(restartWizardAtom)
  expect(shown()).toEqual([])
})

test('more removals than the server takes keep the last ones', () => {
  const many = Array.from({ length: 120 }, (_, nth) => factOf('term', `Term ${nth}`, ''))
  store.set(factsAtom, readOf(many))
  for (const { key } of many) store.set(removeFactAtom, key)
  const { dismissed } = factsQuestion.parse(asked())
  expect(dismissed).toHaveLength(100)
  expect(dismissed.at(-1)).toBe('term:term 119')
})

test('stored facts of another shape are left out', () => {
  const stored = { ...cut, group: 'Prices', before: '' }
  const others = [null, 'cut', { ...stored, kind: 'toString' }, { ...stored, from: 'link' }, { ...stored, before: 1 }]
  expect(readRemovedFacts([...others, stored])).toEqual([stored])
  expect(readRemovedFacts({ 0: stored })).toEqual([])
})
