import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { factsQuery } from '../../../../editor/features/onboarding/facts-query.ts'
import type { FactsQuestion } from '../../../../worker/creation/facts/schema.ts'
import { factOf, readOf } from './a-fact.ts'

const question = (businessActivities: string): FactsQuestion => ({
  businessName: 'Lather & Oak',
  businessActivities,
  businessLocation: 'Totnes',
  contact: '',
  dismissed: [],
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
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const facts = readOf([factOf('service', 'Cut £28')])
  calls[0]?.answer(facts)
  expect(await reading).toEqual(facts)
  expect(calls[0]?.body).toEqual(question('Cut £28'))
})

test('cancels the previous request and keeps the facts of the last answer until the next one', async () => {
  open()
  const observer = new QueryObserver(queries, factsQuery(question('Cut £28')))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const first = readOf([factOf('service', 'Cut £28')])
  calls[0]?.answer(first)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(first))

  observer.setOptions(factsQuery(question('Cut £28, beard')))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  observer.setOptions(factsQuery(question('Cut £28, beard trim £15')))
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(observer.getCurrentResult()).toMatchObject({ data: first, isPlaceholderData: true })
  stop()
})

test('sends no request for an empty text', () => {
  expect(factsQuery(question('')).enabled).toBe(false)
  expect(factsQuery({ ...question(''), contact: '01803 960000' }).enabled).toBe(true)
})
