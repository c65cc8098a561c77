import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeAnswersAtom,
  createdFromAtom,
  nextStepAtom,
  restartWizardAtom,
  wizardAtom,
} from '#editor/create/wizard-state.ts'
import { readWizard } from '#editor/create/wizard-storage.ts'
import { listUnfinished } from '#session/list-unfinished.ts'
import { deleteAllUnfinished, hasUnfinished } from '#session/unfinished-websites.ts'
import { onDayWords } from '#ui/words/when-words.ts'
import { fakeStorage } from '../session/fake-storage.ts'

const day = 86_400_000
let tab: ReturnType<typeof createStore>

const openTab = () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  return createStore()
}
const names = () => listUnfinished('').map(({ wizard }) => readWizard(wizard).answers.businessName)

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  tab = openTab()
})

describe('answers left in a closed tab', () => {
  test('appear in the next tab, at the same step', () => {
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing', businessActivities: 'Plumber' })
    tab.set(nextStepAtom)
    expect(hasUnfinished('')).toBe(true)
    expect(readWizard(listUnfinished('')[0]?.wizard ?? '')).toMatchObject({
      step: 'Fonts',
      answers: { businessName: 'Hartley Plumbing', businessActivities: 'Plumber' },
    })
  })

  test('never appear in the tab where they were entered', () => {
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing' })
    const { id } = tab.get(wizardAtom)
    expect(hasUnfinished(id)).toBe(false)
    expect(listUnfinished(id)).toEqual([])
  })

  test('appear together with those of other tabs, latest first', () => {
    vi.useFakeTimers({ now: 0 })
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing' })
    vi.setSystemTime(1)
    openTab().set(changeAnswersAtom, { businessName: 'Alder & Ash' })
    expect(names()).toEqual(['Alder & Ash', 'Hartley Plumbing'])
    vi.setSystemTime(2)
    tab.set(changeAnswersAtom, { contact: '0113 496 0771' })
    expect(names()).toEqual(['Hartley Plumbing', 'Alder & Ash'])
    vi.useRealTimers()
  })

  test('appear only if they contain more than a detected town or a linked trade', () => {
    tab.set(changeAnswersAtom, { businessLocation: 'Leeds', trade: 'plumber' })
    expect(names()).toEqual([])
  })

  test('disappear once they are removed, used for a website or restarted', () => {
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing' })
    tab.set(changeAnswersAtom, { businessName: '' })
    expect(names()).toEqual([])
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing' })
    tab.set(createdFromAtom, 'made from this')
    expect(names()).toEqual([])
    tab.set(createdFromAtom, '')
    expect(names()).toEqual(['Hartley Plumbing'])
    tab.set(restartWizardAtom)
    expect(names()).toEqual([])
  })

  test('disappear after a month and at sign-out', () => {
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing' })
    expect(listUnfinished('', Date.now() + 29 * day)).toHaveLength(1)
    expect(listUnfinished('', Date.now() + 31 * day)).toEqual([])
    expect(hasUnfinished('')).toBe(false)
    tab.set(changeAnswersAtom, { businessName: 'Hartley & Sons' })
    deleteAllUnfinished()
    expect(hasUnfinished('')).toBe(false)
  })

  test('don’t appear if the stored text is unreadable', () => {
    localStorage.setItem('unfinished:x', 'no JSON')
    expect(listUnfinished('')).toEqual([])
    expect(hasUnfinished('')).toBe(false)
  })
})

test('unfinished answers show their day in everyday words', () => {
  const now = Date.parse('2026-12-02T12:00:00Z')
  const words = (days: number) => onDayWords(now - days * day, now, { zone: 'UTC', locale: 'en-US' })
  expect([0, 1, 3, 6, 9].map(words)).toEqual(['today', 'yesterday', 'on Sunday', 'on Thursday', 'on Nov 23'])
})
