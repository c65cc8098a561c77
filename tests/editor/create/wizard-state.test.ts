import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { steps } from '#editor/create/steps.ts'
import {
  answersAtom,
  changeAnswersAtom,
  createdFromAtom,
  goToStepAtom,
  nextStepAtom,
  previousStepAtom,
  reachableAtom,
  restartWizardAtom,
  stepAtom,
} from '#editor/create/wizard-state.ts'
import { fakeStorage } from '../session/fake-storage.ts'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', fakeStorage())
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
})

const about = { businessName: 'Alder Plumbing', businessActivities: 'Plumber', link: '' }
/** Another page of the same tab: a new store over the same storage. */
const reloaded = () => createStore()

describe('the wizard', () => {
  let store: ReturnType<typeof createStore>
  beforeEach(() => {
    storage.clear()
    store = createStore()
  })

  test('consists of five steps in a fixed order', () => {
    expect(steps).toEqual(['About', 'Fonts', 'Colors', 'Sections', 'Launch'])
  })

  test('moves by Next and Back, and stops at the first and last steps', () => {
    store.set(changeAnswersAtom, about)
    const walked = steps.map(() => {
      const step = store.get(stepAtom)
      store.set(nextStepAtom)
      return step
    })
    expect(walked).toEqual([...steps])
    expect(store.get(stepAtom)).toBe('Launch')
    for (const _ of steps) store.set(previousStepAtom)
    expect(store.get(stepAtom)).toBe('About')
  })

  test.each([
    ['the name is blank', { businessName: '   ' }],
    ['the business has no description', { businessActivities: '' }],
    ['the link is not a URL', { link: 'not an address' }],
  ])('stops at the first step while %s', (_why, change) => {
    store.set(changeAnswersAtom, { ...about, ...change })
    store.set(nextStepAtom)
    expect(store.get(stepAtom)).toBe('About')
  })

  test('allows no skipped step, and can go back to any', () => {
    store.set(changeAnswersAtom, about)
    store.set(goToStepAtom, 'Sections')
    expect(store.get(stepAtom)).toBe('About')
    store.set(nextStepAtom)
    store.set(nextStepAtom)
    expect(store.get(stepAtom)).toBe('Colors')
    store.set(goToStepAtom, 'About')
    expect(store.get(stepAtom)).toBe('About')
  })

  test('returns to any visited step as long as the first is complete', () => {
    store.set(changeAnswersAtom, about)
    for (let steps = 0; steps < 3; steps += 1) store.set(nextStepAtom)
    store.set(goToStepAtom, 'About')
    expect(store.get(reachableAtom)).toBe('Sections')
    store.set(goToStepAtom, 'Launch')
    expect(store.get(stepAtom)).toBe('About')
    store.set(goToStepAtom, 'Sections')
    expect(store.get(stepAtom)).toBe('Sections')
    store.set(changeAnswersAtom, { businessName: '' })
    expect(store.get(reachableAtom)).toBe('About')
  })

  test('restores the step and all answers after a reload', () => {
    store.set(changeAnswersAtom, { ...about, fontPair: 'quiet', sections: ['Header', 'Footer'] })
    store.set(nextStepAtom)
    store.set(createdFromAtom, 'made from this')

    const next = reloaded()
    expect(next.get(stepAtom)).toBe('Fonts')
    expect(next.get(answersAtom)).toMatchObject({ ...about, fontPair: 'quiet', sections: ['Header', 'Footer'] })
    expect(next.get(createdFromAtom)).toBe('made from this')
  })

  test.each([
    'null',
    'no JSON',
    '[]',
    '{"step":"Launch"}',
    '{"step":7,"answers":{"businessName":7,"sections":"all"}}',
    '{"step":"Launch","answers":null}',
  ])('discards an invalid stored state: %s', (memory) => {
    storage.set('wizard', memory)
    expect(store.get(stepAtom)).toBe('About')
    expect(store.get(answersAtom)).toMatchObject({ businessName: '', sections: null })
  })

  test('clears everything on restart', () => {
    store.set(changeAnswersAtom, about)
    store.set(nextStepAtom)
    store.set(restartWizardAtom)
    expect(reloaded().get(stepAtom)).toBe('About')
    expect(reloaded().get(answersAtom).businessName).toBe('')
  })
})
