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
import { dropAllUnfinished, hasUnfinished } from '#session/unfinished-websites.ts'
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

describe('answers of a tab that is closed before anything is created', () => {
  test('are there for the next tab, with the step', () => {
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing', businessActivities: 'Plumber' })
    tab.set(nextStepAtom)
    expect(hasUnfinished('')).toBe(true)
    expect(readWizard(listUnfinished('')[0]?.wizard ?? '')).toMatchObject({
      step: 'Fonts',
      answers: { businessName: 'Hartley Plumbing', businessActivities: 'Plumber' },
    })
  })

  test('are not offered to the tab that they are in', () => {
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing' })
    const { id } = tab.get(wizardAtom)
    expect(hasUnfinished(id)).toBe(false)
    expect(listUnfinished(id)).toEqual([])
  })

  test('stand beside those of another tab, the latest first', () => {
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

  test('do not begin with a town that was filled in or a trade that a link told', () => {
    tab.set(changeAnswersAtom, { businessLocation: 'Leeds', trade: 'plumber' })
    expect(names()).toEqual([])
  })

  test('go once they are removed, the website is created, or the person starts over', () => {
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

  test('go after a month, and with the person who signs out', () => {
    tab.set(changeAnswersAtom, { businessName: 'Hartley Plumbing' })
    expect(listUnfinished('', Date.now() + 29 * day)).toHaveLength(1)
    expect(listUnfinished('', Date.now() + 31 * day)).toEqual([])
    expect(hasUnfinished('')).toBe(false)
    tab.set(changeAnswersAtom, { businessName: 'Hartley & Sons' })
    dropAllUnfinished()
    expect(hasUnfinished('')).toBe(false)
  })

  test('do no harm where the stored text is no longer read', () => {
    localStorage.setItem('unfinished:x', 'no JSON')
    expect(listUnfinished('')).toEqual([])
    expect(hasUnfinished('')).toBe(false)
  })
})

test('the day is said as one would', () => {
  const now = Date.parse('2026-12-02T12:00:00Z')
  const words = (days: number) => onDayWords(now - days * day, now, { zone: 'UTC', locale: 'en-US' })
  expect([0, 1, 3, 6, 9].map(words)).toEqual(['today', 'yesterday', 'on Sunday', 'on Thursday', 'on Nov 23'])
})
