import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noAnswers } from '#editor/create/answers.ts'
import { creationAnswersAtom } from '#editor/create/design/offered.ts'
import { factGroups, readRemovedFacts } from '#editor/create/facts/fact-groups.ts'
import {
  changeWordsAtom,
  countryAtom,
  factGroupsAtom,
  factsAtom,
  factsQuestionAtom,
  putFactBackAtom,
  removeFactAtom,
  roomFor,
  stillSaid,
  withOwnWords,
} from '#editor/create/facts/fact-state.ts'
import { announcementOf } from '#editor/create/facts/understood.tsx'
import { factsQuery } from '#editor/create/facts/use-facts.ts'
import { answersAtom, changeAnswersAtom, restartWizardAtom } from '#editor/create/wizard-state.ts'
import { business } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { type FactsQuestion, factKinds, factsQuestion } from '#worker/creation/facts/schema.ts'
import { creationAnswers } from '#worker/creation/schema.ts'
import { eventually } from '../../harness/eventually.ts'
import { factOf, readOf } from './a-fact.ts'

test.each([
  [[], ''],
  [['12 years'], 'Understood: 12 years'],
  [['12 years', 'City & Guilds', 'Totnes'], 'Understood: 12 years, City & Guilds, Totnes'],
  [
    ['12 years', 'City & Guilds', 'Totnes', 'Cut £28', 'Beard £15'],
    'Understood: 12 years, City & Guilds, Totnes and 2 more',
  ],
])('of the new facts %j it says %j', (fresh, said) => {
  expect(announcementOf(fresh)).toBe(said)
})

describe('the country of a phone number', () => {
  afterEach(() => void vi.restoreAllMocks())

  test.each([
    ['AU', 'en-GB', 'AU'],
    ['', 'en-GB', 'GB'],
    ['', 'en', 'NZ'],
  ])('comes from the place %j, the language %j or the browser: %s', (country, language, expected) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-NZ')
    const store = createStore()
    store.set(changeAnswersAtom, { businessActivities: 'Barber' })
    store.set(factsAtom, readOf([], { business: business.parse({ place: { country } }), language }))
    expect(store.get(countryAtom)).toBe(expected)
  })
})

describe('own words', () => {
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
})

describe('fact groups', () => {
  const cut = factOf('service', 'Cut £28')
  const balayage = factOf('service', 'Balayage')
  const years = factOf('experience', '12 years')
  const totnes = factOf('area', 'Totnes')
  const dartington = factOf('area', 'Dartington')
  const paignton = factOf('area', 'Paignton')

  const shown = (groups: ReturnType<typeof factGroups>) =>
    groups.map(
      ({ label, facts }) => `${label}: ${facts.map((one) => (one.isRemoved ? `-${one.text}` : one.text)).join(', ')}`,
    )
  const removedFrom = (group: string, fact: typeof totnes, before = '') => ({ ...fact, group, before })

  describe('the facts that were understood', () => {
    test('are grouped by kind in the order customers ask, with priced services apart', () => {
      const answer = readOf([years, totnes, cut, balayage, factOf('credential', 'City & Guilds')])
      expect(shown(factGroups(answer, [], noAnswers))).toEqual([
        'Services: Balayage',
        'Prices: Cut £28',
        'Area: Totnes',
        'Experience: 12 years',
        'Credentials: City & Guilds',
      ])
    })

    test('have a group for every kind, and none is empty', () => {
      const groups = factGroups(readOf(factKinds.map((kind) => factOf(kind, kind))), [], noAnswers)
      expect(groups.flatMap(({ facts }) => facts)).toHaveLength(factKinds.length)
      expect(factGroups(undefined, [], noAnswers)).toEqual([])
    })
  })

  describe('a removed fact', () => {
    test('stays in its place, as soon as it is removed and once the server leaves it out', () => {
      const removed = [removedFrom('Area', dartington, paignton.key)]
      const expected = ['Area: Totnes, -Dartington, Paignton']
      const answers = { ...noAnswers, dismissed: [dartington.key] }
      expect(shown(factGroups(readOf([totnes, dartington, paignton]), removed, answers))).toEqual(expected)
      expect(shown(factGroups(readOf([totnes, paignton]), removed, answers))).toEqual(expected)
    })

    test.each([
      ['in order', [totnes, dartington]],
      ['the other way round', [dartington, totnes]],
    ])('keeps its place among other removed ones, removed %s', (_how, order) => {
      const before = { [totnes.key]: dartington.key, [dartington.key]: paignton.key }
      const removed = order.map((fact) => removedFrom('Area', fact, before[fact.key]))
      const groups = factGroups(readOf([paignton]), removed, {
        ...noAnswers,
        dismissed: [totnes.key, dartington.key],
      })
      expect(shown(groups)).toEqual(['Area: -Totnes, -Dartington, Paignton'])
    })

    test('keeps its group when it was the only one, a price too', () => {
      const groups = factGroups(readOf([years], { business: readOf([]).business }), [removedFrom('Prices', cut)], {
        ...noAnswers,
        dismissed: [cut.key],
      })
      expect(shown(groups)).toEqual(['Prices: -Cut £28', 'Experience: 12 years'])
    })

    test('is shown as before at once when it is put back, before the server has read it again', () => {
      expect(shown(factGroups(readOf([paignton]), [removedFrom('Area', totnes, paignton.key)], noAnswers))).toEqual([
        'Area: Totnes, Paignton',
      ])
    })
  })
})

describe('fact state', () => {
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
})

describe('facts query', () => {
  const question = (businessActivities: string): FactsQuestion => ({
    businessName: 'Lather & Oak',
    businessActivities,
    businessLocation: 'Totnes',
    contact: '',
    dismissed: [],
    confirmed: [],
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

  test('asks the server with the words as they are, and answers its facts', async () => {
    open()
    const reading = queries.fetchQuery(factsQuery(question('Cut £28')))
    await eventually(() => expect(calls).toHaveLength(1))
    const facts = readOf([factOf('service', 'Cut £28')])
    calls[0]?.answer(facts)
    expect(await reading).toEqual(facts)
    expect(calls[0]?.body).toEqual(question('Cut £28'))
  })

  test('cancels the previous request and keeps the facts of the last answer until the next one', async () => {
    open()
    const observer = new QueryObserver(queries, factsQuery(question('Cut £28')))
    const stop = observer.subscribe(() => undefined)
    await eventually(() => expect(calls).toHaveLength(1))
    const first = readOf([factOf('service', 'Cut £28')])
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

  test('sends no request for an empty text', () => {
    expect(factsQuery(question('')).enabled).toBe(false)
    expect(factsQuery({ ...question(''), contact: '01803 960000' }).enabled).toBe(true)
  })
})
