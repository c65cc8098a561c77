import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { creationAnswersAtom } from '#editor/create/design/offered.ts'
import { announcementOf } from '#editor/create/facts/fact-rows.tsx'
import {
  addRowAtom,
  confirmRowAtom,
  openQuestionsAtom,
  putBackRowAtom,
  removeRowAtom,
  rowsAtom,
  type ShownRow,
  setRowAtom,
} from '#editor/create/facts/fact-state.ts'
import { countryAtom, factsAtom, factsQuestionAtom } from '#editor/create/facts/read-facts.ts'
import { groupedRows } from '#editor/create/facts/row-groups.ts'
import { factsQuery } from '#editor/create/facts/use-facts.ts'
import { changeAnswersAtom, restartWizardAtom } from '#editor/create/wizard-state.ts'
import { business } from '#renderer/document/business.ts'
import { factText } from '#worker/creation/facts/fact-text.ts'
import { rowFact } from '#worker/creation/facts/filled-fact.ts'
import { rowValues } from '#worker/creation/facts/row-facts.ts'
import { type FactRow, type FactsQuestion, factsQuestion } from '#worker/creation/facts/schema.ts'
import { creationAnswers } from '#worker/creation/schema.ts'
import { eventually } from '../../harness/eventually.ts'
import { fakeStorage } from '../session/fake-storage.ts'
import { readOf, rowKinds, rowOf } from './a-fact.ts'

test.each([
  [[], ''],
  [['12 years'], 'Understood: 12 years'],
  [['12 years', 'City & Guilds', 'Totnes'], 'Understood: 12 years, City & Guilds, Totnes'],
  [
    ['12 years', 'City & Guilds', 'Totnes', 'Cut £28', 'Beard £15'],
    'Understood: 12 years, City & Guilds, Totnes and 2 more',
  ],
])('the new facts %j are announced as %j', (fresh, announcement) => {
  expect(announcementOf(fresh)).toBe(announcement)
})

describe('a phone number’s country', () => {
  afterEach(() => void vi.restoreAllMocks())

  test.each([
    ['AU', 'en-GB', 'AU'],
    ['', 'en-GB', 'GB'],
    ['', 'en', 'NZ'],
  ])('comes from the place %j, the language %j or else the browser: %s', (country, language, expected) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-NZ')
    const store = createStore()
    store.set(changeAnswersAtom, { businessActivities: 'Barber' })
    store.set(factsAtom, readOf([], { business: business.parse({ place: { country } }), language }))
    expect(store.get(countryAtom)).toBe(expected)
  })
})

describe('groups of facts', () => {
  const labels = (rows: FactRow[]) =>
    groupedRows(rows.map((row) => ({ ...row, isOwn: false, isRemoved: false })))
      .filter(({ rows: own }) => own.length > 0)
      .map(({ group, rows: own }) => `${group.label}: ${own.map((row) => factText(row, 'en-GB')).join(', ')}`)

  test('contain every fact, in the order in which customers ask', () => {
    const groups = labels(rowKinds.map((kind) => rowOf(kind)))
    expect(groups.slice(0, 3)).toEqual(['Services: Cut £28, £40', 'Hours: By appointment', 'Areas: Totnes'])
    expect(groups.join().split(/: |,/).length).toBeGreaterThanOrEqual(rowKinds.length)
  })

  test('show separately what the business doesn’t offer', () => {
    const no = rowOf('term', { kind: 'Excluded', text: 'No gas work' })
    expect(labels([rowOf('term'), no])).toEqual(['Details: Cash only', 'Not offered: No gas work'])
  })
})

describe('fact rows', () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })

  const text = 'Cut £28, beard trim £15. 12 years in Totnes.'
  const cut = rowOf('service')
  const years = rowOf('experience')
  let store: ReturnType<typeof createStore>
  const shown = () =>
    store.get(rowsAtom).map((row) => `${row.isRemoved ? '-' : row.isSure ? '' : '?'}${factText(row, 'en-GB')}`)
  const sentQuestion = () => factsQuestion.parse(JSON.parse(store.get(factsQuestionAtom)))
  const shownRow = (nth = 0) => store.get(rowsAtom)[nth] as ShownRow
  const haircut = (name: string, amount: number) => rowOf('service', { name, price: { amount, currency: 'GBP' } })

  beforeEach(() => {
    storage.clear()
    store = createStore()
    store.set(changeAnswersAtom, { businessName: 'Lather & Oak', businessActivities: text, contact: ' 01803 960000 ' })
    store.set(factsAtom, readOf([cut, years]))
  })

  test('show a change at once and send it with the next request', () => {
    store.set(setRowAtom, cut, haircut('Haircut', 30))
    expect(shown()).toEqual(['Haircut £30', '12 years'])
    const correction = { act: 'set', key: cut.key, fact: { kind: 'service', value: { name: 'Haircut' } } }
    expect(sentQuestion().corrections).toMatchObject([correction])
    expect(creationAnswers.parse(store.get(creationAnswersAtom)).corrections).toMatchObject([correction])
  })

  test('return in place with the owner’s value when restored after a removal', () => {
    store.set(setRowAtom, cut, haircut('Haircut', 30))
    store.set(removeRowAtom, shownRow())
    expect(shown()).toEqual(['-Haircut £30', '12 years'])
    store.set(putBackRowAtom, shownRow())
    expect(shown()).toEqual(['Haircut £30', '12 years'])
  })

  test('get back the value that was read if restored without an edit', () => {
    store.set(removeRowAtom, shownRow())
    expect(shown()).toEqual(['-Cut £28', '12 years'])
    store.set(putBackRowAtom, shownRow())
    expect([shown(), sentQuestion().corrections]).toEqual([['Cut £28', '12 years'], []])
  })

  test('support adding, removing and restoring even if the text doesn’t mention them', () => {
    store.set(addRowAtom, haircut('Perm', 60))
    store.set(addRowAtom, haircut('Balayage', 90))
    expect(shown()).toEqual(['Cut £28', '12 years', 'Perm £60', 'Balayage £90'])
    store.set(removeRowAtom, shownRow(2))
    expect(shown()).toEqual(['Cut £28', '12 years', 'Balayage £90', '-Perm £60'])
    store.set(putBackRowAtom, shownRow(3))
    expect(shown()).toEqual(['Cut £28', '12 years', 'Balayage £90', 'Perm £60'])
  })

  test('return when restored if the owner added them and the text mentions them too', () => {
    store.set(factsAtom, readOf([rowOf('service', {}, { key: 'service:cut' }), years]))
    store.set(addRowAtom, haircut('Cut', 32))
    expect(shown()).toEqual(['Cut £32', '12 years'])
    store.set(removeRowAtom, shownRow())
    expect(shown()).toEqual(['-Cut £32', '12 years'])
    store.set(putBackRowAtom, shownRow())
    expect(shown()).toEqual(['Cut £32', '12 years'])
  })

  test('require a value to save', () => {
    const blank = { name: '' }
    for (const kind of ['trade', 'service', 'person', 'area'] as const)
      expect(rowFact.safeParse({ kind, value: rowValues[kind].parse(blank) }).success).toBe(false)
    expect(rowFact.safeParse({ kind: 'hours', value: rowValues.hours.parse({}) }).success).toBe(false)
  })

  test('confirm an uncertain fact, by a button or by saving its value', () => {
    store.set(factsAtom, readOf([{ ...cut, isSure: false }, years]))
    expect(shown()).toEqual(['?Cut £28', '12 years'])
    expect(store.get(openQuestionsAtom)).toBe(1)
    store.set(confirmRowAtom, shownRow())
    expect(shown()).toEqual(['Cut £28', '12 years'])
    expect(store.get(openQuestionsAtom)).toBe(0)
    store.set(setRowAtom, cut, haircut('Cut', 28))
    expect(sentQuestion().corrections).toMatchObject([{ act: 'confirm', key: cut.key }])
  })

  test('keep the owner’s corrections after a reload', () => {
    store.set(setRowAtom, cut, haircut('Haircut', 30))
    store.set(addRowAtom, haircut('Perm', 60))
    store = createStore()
    expect(shown()).toEqual(['Haircut £30', 'Perm £60'])
    store.set(factsAtom, readOf([cut, years]))
    expect(shown()).toEqual(['Haircut £30', '12 years', 'Perm £60'])
  })

  test('stay during the next reading, and disappear when the text is cleared', () => {
    store.set(changeAnswersAtom, { businessActivities: `${text} We also` })
    store.set(addRowAtom, haircut('Perm', 60))
    expect(shown()).toEqual(['Cut £28', '12 years', 'Perm £60'])
    store.set(changeAnswersAtom, { businessActivities: '', contact: '' })
    expect(shown()).toEqual(['Perm £60'])
    store.set(restartWizardAtom)
    expect(shown()).toEqual([])
  })

  test('send the owner’s last 200 corrections', () => {
    for (let nth = 0; nth < 220; nth += 1) store.set(setRowAtom, { key: `term:${nth}`, quote: '' }, rowOf('term'))
    expect(sentQuestion().corrections).toHaveLength(200)
    expect(sentQuestion().corrections.at(-1)?.key).toBe('term:219')
  })
})

describe('the facts query', () => {
  const question = (businessActivities: string): FactsQuestion => ({
    businessName: 'Lather & Oak',
    businessActivities,
    businessLocation: 'Totnes',
    contact: '',
    corrections: [],
    reading: null,
  })

  type Call = { body: unknown; signal: AbortSignal; answer: (body: unknown) => void }
  let calls: Call[] = []
  let queries: QueryClient

  function open() {
    calls = []
    queries = new QueryClient()
    const fetch = (_url: string, { body, signal }: { body: string; signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        calls.push({ body: JSON.parse(body), signal, answer: (answer) => resolve(Response.json(answer)) })
      })
    vi.stubGlobal('fetch', fetch)
  }
  afterEach(() => {
    queries.clear()
    vi.unstubAllGlobals()
  })

  test('sends the exact text and returns the server’s facts', async () => {
    open()
    const reading = queries.fetchQuery(factsQuery(question('Cut £28')))
    await eventually(() => expect(calls).toHaveLength(1))
    const facts = readOf([rowOf('service')])
    calls[0]?.answer(facts)
    expect(await reading).toEqual(facts)
    expect(calls[0]?.body).toEqual(question('Cut £28'))
  })

  test('cancels the previous request, and shows its facts until new ones arrive', async () => {
    open()
    const observer = new QueryObserver(queries, factsQuery(question('Cut £28')))
    const stop = observer.subscribe(() => undefined)
    await eventually(() => expect(calls).toHaveLength(1))
    const first = readOf([rowOf('service')])
    calls[0]?.answer(first)
    await eventually(() => expect(observer.getCurrentResult().data).toEqual(first))

    observer.setOptions(factsQuery(question('Cut £28, beard')))
    await eventually(() => expect(calls).toHaveLength(2))
    observer.setOptions(factsQuery(question('Cut £28, beard trim £15')))
    await eventually(() => expect(calls).toHaveLength(3))
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
    expect(observer.getCurrentResult()).toMatchObject({ data: first, isPlaceholderData: true })
    stop()
  })

  test('waits until the person types something', () => {
    const nothing = { ...question(''), businessName: '' }
    expect(factsQuery(nothing).enabled).toBe(false)
    expect(factsQuery({ ...nothing, contact: '01803 960000' }).enabled).toBe(true)
    expect(factsQuery(question('')).enabled).toBe(true)
  })
})
