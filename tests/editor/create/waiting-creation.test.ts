import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { creationAnswersAtom } from '#editor/create/design/offered.ts'
import { findWaitingCreation, returnToAside } from '#editor/create/waiting-creation.ts'
import { answersAtom, changeAnswersAtom, createdFromAtom, stepAtom, wizardAtom } from '#editor/create/wizard-state.ts'
import { readWizard } from '#editor/create/wizard-storage.ts'

const storage = new Map<string, string>()
const kept = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
}
vi.stubGlobal('sessionStorage', kept)
vi.stubGlobal('localStorage', kept)

const answers = {
  businessName: 'Alder Plumbing',
  businessActivities: 'Plumber',
  businessLocation: 'Leeds',
  link: '',
  fontPair: 'sign',
  palette: 'deep-green',
  sections: ['Header', 'Footer'],
  contact: '01803 960000',
  corrections: [{ act: 'confirm', key: 'service:shave', quote: 'shave' }],
  reading: null,
}
let answer: (body: unknown, status?: number) => void
let store: ReturnType<typeof createStore>

beforeEach(() => {
  storage.clear()
  store = createStore()
  const answered = new Promise<Response>((resolve) => {
    answer = (body, status = 200) => resolve(Response.json(body, { status }))
  })
  vi.stubGlobal('fetch', () => answered)
})

describe('a website creation waiting in this browser', () => {
  test('opens in a tab without answers, with the original answers', async () => {
    const found = findWaitingCreation(store, true)
    answer({ answers, draftId: null })
    await found
    expect(store.get(stepAtom)).toBe('Launch')
    expect(store.get(answersAtom)).toMatchObject({ businessName: 'Alder Plumbing', trade: '' })
    expect(JSON.parse(store.get(createdFromAtom))).toEqual(answers)
    expect(store.get(creationAnswersAtom)).toEqual(answers)
  })

  test('keeps its trade', async () => {
    const found = findWaitingCreation(store, true)
    answer({ answers: { ...answers, trade: 'plumber' }, draftId: null })
    await found
    expect(store.get(creationAnswersAtom)).toEqual({ ...answers, trade: 'plumber' })
  })

  test('doesn’t replace answers that the person started, even if they clear them', async () => {
    store.set(changeAnswersAtom, { trade: 'spa' })
    const found = findWaitingCreation(store, false)
    store.set(changeAnswersAtom, { trade: '' })
    answer({ answers, draftId: null })
    await found
    expect(store.get(stepAtom)).toBe('About')
    expect(readWizard(store.get(wizardAtom).aside).answers.businessName).toBe('Alder Plumbing')

    returnToAside(store)
    expect(store.get(stepAtom)).toBe('Launch')
    expect(JSON.parse(store.get(createdFromAtom))).toEqual(answers)
    expect(store.get(wizardAtom).aside).toBe('')
  })

  test.each([
    ['belongs to another person', { answers, draftId: 'x' }, 200],
    ['comes from an earlier release', { answers: null, draftId: null }, 200],
    ['is gone', { error: { code: 'not_found', requestId: 'x' } }, 404],
  ])('remains unchanged when the response %s', async (_why, body, status) => {
    const before = store.get(wizardAtom)
    const found = findWaitingCreation(store, true)
    answer(body, status)
    await found
    expect(store.get(wizardAtom)).toBe(before)
  })
})
