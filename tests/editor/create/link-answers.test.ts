import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { creationAnswersAtom } from '#editor/create/design/offered.ts'
import { parseLinkAnswers, startWithAnswersAtom, withoutLinkAnswers } from '#editor/create/link-answers.ts'
import {
  answersAtom,
  changeAnswersAtom,
  createdFromAtom,
  goToStepAtom,
  stepAtom,
  wizardAtom,
} from '#editor/create/wizard-state.ts'
import { readWizard } from '#editor/create/wizard-storage.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { creationAnswers } from '#worker/creation/schema.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { fakeStorage } from '../session/fake-storage.ts'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', fakeStorage())
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
})
const searchOf = (link: string) => new URL(link, 'http://app').search

describe('the answers in a wizard link', () => {
  test('match the answers that the link was made from', () => {
    const answers = {
      businessName: 'Lather & Oak',
      businessActivities: 'Barber shop: skin fade, 10% off',
      businessLocation: 'Saint-Étienne',
      trade: 'barber-shop',
      link: 'https://old.example/shop',
    }
    expect(parseLinkAnswers(searchOf(wizardLink(answers)))).toEqual(answers)
  })

  test('stay within the length limits', () => {
    const long = 'word '.repeat(999)
    const parsed = parseLinkAnswers(
      searchOf(wizardLink({ businessName: long, businessActivities: long, businessLocation: long })),
    )
    expect(parsed.businessName?.length).toBeLessThanOrEqual(limits.businessName)
    expect(parsed.businessActivities?.length).toBeLessThanOrEqual(limits.businessDescription)
    expect(parsed.businessLocation?.length).toBeLessThanOrEqual(limits.businessLocation)
  })

  test.each(['', '?step=Fonts', '?businessName=+&businessActivities=', '?trade=space-travel', '?trade=constructor'])(
    'exclude %j',
    (search) => {
      expect(parseLinkAnswers(search)).toEqual({})
    },
  )

  test('disappear from the address bar, which keeps other parameters', () => {
    expect(withoutLinkAnswers('?trade=spa&from=mail&businessName=')).toBe('?from=mail')
    expect(withoutLinkAnswers('?trade=spa')).toBe('')
    expect(withoutLinkAnswers('?from=a%20mail')).toBe('?from=a%20mail')
    expect(withoutLinkAnswers('')).toBe('')
  })
})

describe('opening a wizard link', () => {
  let store: ReturnType<typeof createStore>
  beforeEach(() => {
    storage.clear()
    store = createStore()
  })
  const answered = { businessName: 'Alder', businessActivities: 'Plumber in Leeds', fontPair: 'quiet' }

  test('replaces earlier answers, except those missing from the link', () => {
    store.set(changeAnswersAtom, answered)
    store.set(goToStepAtom, 'Fonts')
    store.set(startWithAnswersAtom, { businessName: 'Lather & Oak', trade: 'barber-shop' })
    expect(store.get(answersAtom)).toMatchObject({ ...answered, businessName: 'Lather & Oak', trade: 'barber-shop' })
    expect(store.get(stepAtom)).toBe('About')
  })

  test('returns to the person’s current step if the link contains no answers', () => {
    store.set(changeAnswersAtom, answered)
    store.set(goToStepAtom, 'Fonts')
    const before = store.get(wizardAtom)
    store.set(startWithAnswersAtom, {})
    expect(store.get(wizardAtom)).toBe(before)
  })

  test('sets a newly created website aside once and starts over', () => {
    store.set(changeAnswersAtom, answered)
    store.set(createdFromAtom, JSON.stringify(store.get(creationAnswersAtom)))
    const made = store.get(wizardAtom)
    store.set(startWithAnswersAtom, { trade: 'spa' })
    store.set(startWithAnswersAtom, { trade: 'spa' })
    expect(store.get(answersAtom)).toMatchObject({ businessName: '', businessActivities: '', trade: 'spa' })
    expect(store.get(createdFromAtom)).toBe('')
    expect(readWizard(store.get(wizardAtom).aside)).toEqual(made)
    expect(readWizard(storage.get('wizard') ?? null)).toEqual(store.get(wizardAtom))
  })

  test('forgets a website set aside once a website is created from other answers', () => {
    store.set(wizardAtom, { ...store.get(wizardAtom), aside: '{}' })
    store.set(createdFromAtom, 'other answers')
    expect(store.get(wizardAtom).aside).toBe('')
  })
})

describe('the trade in a wizard link', () => {
  const ofSpa = { businessName: 'Still', businessActivities: 'Open every day', trade: 'spa' }

  test('reaches the server and determines the suggested fonts and colors', () => {
    const store = createStore()
    storage.clear()
    store.set(changeAnswersAtom, { ...ofSpa, trade: '' })
    const without = store.get(creationAnswersAtom)
    store.set(changeAnswersAtom, ofSpa)
    const sent = store.get(creationAnswersAtom)
    expect(without).not.toHaveProperty('trade')
    expect(creationAnswers.parse(sent)).toMatchObject({ trade: 'spa' })
    expect(sent.palette).not.toBe(without.palette)
  })

  test('starts blank in a wizard state stored by an earlier release', () => {
    const { trade: _, ...answers } = readWizard(null).answers
    const stored = { step: 'About', answers: { ...answers, businessName: 'Alder' }, createdFrom: 'x' }
    expect(readWizard(JSON.stringify(stored))).toMatchObject({
      answers: { businessName: 'Alder', trade: '' },
      createdFrom: 'x',
      aside: '',
    })
  })
})
