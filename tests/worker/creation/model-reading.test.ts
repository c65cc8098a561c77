import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModelAnswer } from '../../../worker/creation/facts/model/answer.ts'
import { modelReadingAnswer, readFactsAnswer } from '../../../worker/creation/facts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { beginCreation, shardAssets } from '../../harness/workers/creation/creations.ts'
import { newModel, type ScriptedSaying } from '../../harness/workers/creation/scripted-model.ts'

const text =
  'Barber in Leeds. Cut £28, beard trim £15. The kids love the chair where they sit for a fringe tidy at 6 quid. No perms.'
const answers = { businessName: 'Strop', businessActivities: text, businessLocation: 'Leeds' }
const nothing: ModelAnswer = {
  ...{ trade: '', services: [], rate: [], people: [], hours: [], since: [], credentials: [], areas: [] },
  ...{ languages: [], audience: [], terms: [], notOffered: [], wrong: [] },
}
const service = (quote: string, name: string, price = '') => ({
  words: { name, variant: '', price, unit: '', duration: '', note: '' },
  quote,
})
const good: ModelAnswer = {
  ...nothing,
  trade: 'Barber',
  services: [service('Cut £28', 'Cut', '£28'), service('fringe tidy at 6 quid', 'fringe tidy', '6 quid')],
  wrong: ['service:beard trim', 'service:nobody has this'],
}

async function browserWith(says: unknown, more: Partial<ScriptedSaying> = {}, settings: Partial<Env> = {}) {
  const model = await newModel([{ says, ...more }])
  const browser = new Browser({ ...model.settings, ASSETS: shardAssets(), ...settings })
  return { browser, seen: model.seen }
}

async function readingOf(browser: Browser, question: object = answers) {
  const { status, body } = await browser.post('/api/facts/reading', question)
  expect(status, JSON.stringify(body)).toBe(200)
  return modelReadingAnswer.parse(body).reading
}

const log = vi.spyOn(console, 'error')

beforeEach(async () => {
  log.mockReset().mockReturnValue()
  await env.DB.exec('delete from ai_prompts')
})

describe('POST /api/facts/reading', () => {
  it('returns the model’s reading, to be merged into POST /api/facts', async () => {
    const { browser } = await browserWith(good)
    const reading = await readingOf(browser)
    expect(reading).toMatchObject({
      facts: [
        { kind: 'trade', value: { name: 'Barber' }, quote: 'Barber' },
        { kind: 'service', value: { name: 'Cut', price: { amount: 28, currency: 'GBP' } }, quote: 'Cut £28' },
        { kind: 'service', value: { name: 'Fringe tidy', price: { amount: 6 } }, quote: 'fringe tidy at 6 quid' },
      ],
      wrong: [{ key: 'service:beard trim', quote: 'beard trim £15' }],
    })
    const { body } = await browser.post('/api/facts', { ...answers, reading })
    const { business, rows } = readFactsAnswer.parse(body)
    expect(rows.filter(({ by }) => by === 'model').map(({ key, isSure }) => [key, isSure])).toEqual([
      ['service:beard trim', false],
      ['service:fringe tidy', true],
      ['term:at 6 quid', false],
    ])
    expect(business.services).toMatchObject([
      { name: 'Cut', source: 'typed' },
      { name: 'Fringe tidy', source: 'model', quote: 'fringe tidy at 6 quid' },
    ])
  })

  it('sends the model the text, its rows and four examples, once per text', async () => {
    const { browser, seen } = await browserWith(good)
    const first = await readingOf(browser)
    const again = { ...answers, businessName: 'Another name', contact: '07700 900123' }
    expect(await readingOf(browser, again)).toEqual(first)
    expect(await readingOf(browser, { ...answers, reading: first })).toEqual(first)
    const calls = await seen()
    expect(calls).toHaveLength(1)
    const [instruction = '', data = ''] = calls[0]?.messages.map(({ content }) => content) ?? []
    expect(instruction.match(/^\{"text":/gm)).toHaveLength(4)
    expect(instruction).not.toContain('fringe tidy')
    const prompt = JSON.parse(data).data
    expect(prompt).toMatchObject({ businessActivities: text, country: 'GB', language: 'en' })
    expect(JSON.parse(prompt.rows)).toMatchObject({ 'service:cut': 'service: Cut £28' })
    await readingOf(browser, { ...answers, businessActivities: `${text} Open Mondays 9-5.` })
    expect(await seen()).toHaveLength(2)
  })

  it('returns null without a model or text', async () => {
    expect(await readingOf(new Browser({ ASSETS: shardAssets() }))).toBeNull()
    const { browser, seen } = await browserWith(good)
    expect(await readingOf(browser, { businessActivities: ' ' })).toBeNull()
    expect(await seen()).toEqual([])
  })

  it('drops anything that is not in the text', async () => {
    const { browser } = await browserWith({
      ...nothing,
      trade: 'Award-winning barber',
      services: [
        service('Hot shave £30', 'Hot shave', '£30'),
        service('Cut £28', 'Cut', '£20'),
        service('Cut £28', 'Luxury cut', '£28'),
        service('No perms', 'perms'),
        service('beard trim £15', 'beard trim', '£15'),
      ],
      people: [{ name: 'Leeds', role: 'owner', quote: 'Barber in Leeds' }],
      hours: ['Mon to Sat 9-5'],
      since: ['since 1998'],
      credentials: ['Fully insured'],
      rate: [{ price: '£28', unit: 'an hour', quote: 'Cut £28' }],
      languages: ['French'],
      notOffered: ['beard trim'],
    })
    const reading = await readingOf(browser)
    expect(reading?.facts.map(({ kind, quote }) => [kind, quote])).toEqual([['service', 'beard trim £15']])
  })

  it.each<[string, unknown, Partial<ScriptedSaying>]>([
    ['nothing', ' ', {}],
    ['no JSON', 'I would rather not.', {}],
    ['an empty object', {}, {}],
    ['a list', [good], {}],
    ['other fields', { names: ['Strop'] }, {}],
    ['lists that are none', { ...good, services: 'Cut £28' }, {}],
    ['a part', good, { chunkSize: 20, truncateAfterChunks: 3 }],
    ['an error', 'busy', { status: 500 }],
  ])('returns null and keeps the reader’s rows when the model says %s', async (_what, says, more) => {
    const { browser } = await browserWith(says, more)
    expect(await readingOf(browser)).toBeNull()
    const { body } = await browser.post('/api/facts', { ...answers, reading: null })
    expect(readFactsAnswer.parse(body).business.services.map(({ name }) => name)).toContain('Cut')
  })

  it('drops invalid entries and keeps the others', async () => {
    const strange = { ...good, people: [7, null, { name: 'Bob' }], areas: [{}], terms: null }
    const { browser } = await browserWith(strange)
    expect((await readingOf(browser))?.facts).toHaveLength(3)
  })

  describe('a model that takes too long', () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const waits: number[] = []
    beforeEach(() => {
      waits.length = 0
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        waits.push(ms)
        return timeout(ms === 20_000 ? 100 : ms)
      })
    })
    afterEach(() => void vi.mocked(AbortSignal.timeout).mockRestore())

    it('yields null after 20 seconds, even with a longer AI_TIMEOUT', async () => {
      const { browser } = await browserWith(good, { latency: 3000, chunkSize: 10_000 }, { AI_TIMEOUT: '60000' })
      expect(await readingOf(browser)).toBeNull()
      expect(waits).toContain(20_000)
    })
  })

  it('cancels the model call when the browser disconnects', async () => {
    const called = Promise.withResolvers<AbortSignal>()
    const run: NonNullable<Env['AI']>['run'] = (_model, _inputs, options) => {
      called.resolve(options?.signal as AbortSignal)
      return new Promise(() => {})
    }
    const browser = new Browser({ AI_PROVIDER: 'workers-ai', AI: { run }, ASSETS: shardAssets() })
    const client = new AbortController()
    const response = browser.fetch('/api/facts/reading', {
      ...{ method: 'POST', body: JSON.stringify(answers), signal: client.signal },
      headers: { origin: env.APP_ORIGIN, 'content-type': 'application/json' },
    })
    const signal = await called.promise
    expect(signal.aborted).toBe(false)
    client.abort()
    await response.catch(() => undefined)
    expect(signal.aborted).toBe(true)
  })

  it('charges the visitors’ budget and returns null beyond it', async () => {
    const { browser, seen } = await browserWith(good, {}, { AI_DAILY_CALLS_EACH: '1' })
    expect(await readingOf(browser)).not.toBeNull()
    expect(await readingOf(browser, { ...answers, businessActivities: `${text} Ring the bell.` })).toBeNull()
    expect(await seen()).toHaveLength(1)
    const row = await env.DB.prepare('select kind, user_id, address from ai_prompts').first()
    expect(row).toMatchObject({ kind: 'reading', user_id: null, address: expect.any(String) })
  })

  it('responds with 429 to an address that exceeds its limit', async () => {
    const { browser, seen } = await browserWith(good, {}, { COSTLY_LIMIT: { limit: async () => ({ success: false }) } })
    expect((await browser.post('/api/facts/reading', answers)).status).toBe(429)
    expect(await seen()).toEqual([])
  })
})

describe('a reading in POST /api/facts', () => {
  const fact = { kind: 'service', value: { name: 'Cut' }, quote: 'Cut £28' }

  it.each<[string, unknown]>([
    ['text', 'Cut £28'],
    ['a fact without a quote', { facts: [{ ...fact, quote: '' }], wrong: [] }],
    ['a fact of no kind', { facts: [{ ...fact, kind: 'slogan' }], wrong: [] }],
    ['more facts than a text can have', { facts: Array(151).fill(fact), wrong: [] }],
    ['more keys than rows', { facts: [], wrong: Array(61).fill({ key: 'service:cut', quote: '' }) }],
  ])('fails with 400 when it is %s', async (_what, reading) => {
    const { status, body } = await new Browser().post('/api/facts', { ...answers, reading })
    expect([status, body]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  })

  it('adds nothing that is not in the text', async () => {
    const forged = [
      { kind: 'service', value: { name: 'Botox' }, quote: 'Botox £90' },
      { kind: 'service', value: { name: 'Cut', price: { amount: 5, currency: 'GBP' } }, quote: 'Cut £28' },
      { kind: 'hours', value: { note: 'Always open' }, quote: 'Barber in Leeds' },
      { kind: 'phone', value: { kind: 'Phone', number: '0900 123' }, quote: 'Cut £28' },
      { kind: 'link', value: { url: 'https://evil.example' }, quote: 'Cut £28' },
      { kind: 'address', value: { text: '1 Evil Street' }, quote: 'Barber in Leeds' },
    ]
    const facts = async (reading: unknown) =>
      (await new Browser({ ASSETS: shardAssets() }).post('/api/facts', { ...answers, reading })).body
    expect(await facts({ facts: forged, wrong: [] })).toEqual(await facts(null))
  })

  it('fills a creation without another model call, after the owner’s corrections', async () => {
    const { browser, seen } = await browserWith(good)
    const reading = await readingOf(browser)
    const { websiteSettings } = await beginCreation(browser, {
      ...answers,
      reading,
      corrections: [{ act: 'confirm', key: 'service:beard trim', quote: 'beard trim £15' }],
    })
    expect(websiteSettings.business.services.map(({ name, source }) => [name, source])).toEqual([
      ['Cut', 'typed'],
      ['Beard trim', 'typed'],
      ['Fringe tidy', 'model'],
    ])
    const readings = (await seen()).filter(({ messages }) => messages[0]?.content.includes('list every fact'))
    expect(readings).toHaveLength(1)
  })
})
