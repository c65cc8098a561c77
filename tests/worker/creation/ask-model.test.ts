import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { sweep } from '../../../worker/cron/sweep.ts'
import type { Env } from '../../../worker/env.ts'
import { askForParts, askModel, type Question } from '../../../worker/model/ask-model.ts'
import { openContext } from '../../../worker/platform/context.ts'
import type { Caller } from '../../../worker/platform/owner.ts'
import { newCodePerson, newUnverified, reauthenticate } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newModel, type ScriptedSaying } from '../../harness/workers/creation/scripted-model.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { contextOf as contextAt, newOwner } from '../../harness/workers/sites/sites.ts'

const log = vi.spyOn(console, 'error')

const line = modelText({ control: 'line', max: 30, ask: { what: 'a line', words: 3 } })
const answer = z.object({
  head: z.object({
    title: line,
    text: modelText({ control: 'prose', max: 60, ask: { what: 'a text', sentences: 2 } }),
  }),
  lines: z.array(line).length(2),
})
const question: Question<typeof answer> = {
  kind: 'test',
  instruction: 'Write lines.',
  data: { businessName: 'Ada', scrapeSummary: ' ' },
  answer,
}
const good = { head: { title: 'Pipes mended', text: 'Quickly. And well.' }, lines: ['One', 'Two'] }
const person: Caller = { userId: 'ada', address: null, network: 'home' }
const stranger = (address: string): Caller => ({ userId: null, address, network: address })

const contextOf = (settings: Partial<Env>) => openContext({ ...env, ...settings }, () => {})
const rows = async () => (await env.DB.prepare('select * from ai_prompts order by rowid').all()).results

async function modelSaying(sayings: readonly ScriptedSaying[], settings: Partial<Env> = {}) {
  const model = await newModel(sayings)
  const ctx = contextOf({ ...model.settings, ...settings })
  return { ...model, ctx, ask: (caller = person, other = question) => askModel(ctx, other, caller) }
}

describe('askModel', () => {
  beforeAll(async () => {
    await newOwner('ada')
  })
  beforeEach(async () => {
    log.mockReset().mockReturnValue()
    await env.DB.exec('delete from ai_prompts')
  })

  describe('asking a question', () => {
    it('returns what the model says and stores it with its cost', async () => {
      const { ask, seen } = await modelSaying([{ says: good, usage: { prompt_tokens: 500, completion_tokens: 20 } }], {
        AI_PRICE_IN: '0.4',
        AI_PRICE_OUT: '1.6',
      })
      expect(await ask()).toEqual(good)
      expect(await rows()).toMatchObject([
        {
          ...{ user_id: 'ada', address: null, kind: 'test', status: 'done', answer: JSON.stringify(good) },
          ...{ prompt_tokens: 500, answer_tokens: 20, cost_micros: 232 },
        },
      ])
      const [{ messages } = { messages: [] }] = await seen()
      expect(JSON.parse(messages[1]?.content ?? '')).toEqual({ data: { businessName: 'Ada' } })
    })

    it('calls the model once per question, and again for a new question or model', async () => {
      const first = await modelSaying([{ says: good }])
      expect(await first.ask()).toEqual(good)
      expect(await first.ask(stranger('elsewhere'))).toEqual(good)
      expect(await first.seen()).toHaveLength(1)
      await first.ask(person, { ...question, data: { businessName: 'Eve' } })
      expect(await first.seen()).toHaveLength(2)
      const second = await modelSaying([{ says: good }])
      await second.ask()
      expect(await second.seen()).toHaveLength(1)
    })

    it('delivers each part of the answer as soon as it is complete', async () => {
      const { ctx } = await modelSaying([{ says: good, chunkSize: 8, latency: 40 }])
      const began = Date.now()
      const parts: [string, unknown, number][] = []
      await askForParts(ctx, question, person, (name, value) => parts.push([name, value, Date.now() - began]))
      const ended = Date.now() - began
      expect(parts.map(([name, value]) => [name, value])).toEqual(Object.entries(good))
      expect(parts[0]?.[2]).toBeLessThan(ended - 80)
    })

    it('leaves room for reasoning and sends the question’s temperature', async () => {
      const { ask, seen } = await modelSaying([{ says: good }])
      await ask(person, { ...question, maxTokens: 10, temperature: 0 })
      await ask(person, { ...question, data: { businessName: 'Eve' } })
      const [short, usual] = await seen()
      expect(short).toMatchObject({ max_completion_tokens: 4010, temperature: 0 })
      expect(Number(usual?.max_completion_tokens)).toBeGreaterThan(4010)
      expect(usual?.temperature).toBe(0.3)
    })

    it('cuts texts to their limits without another call', async () => {
      const head = { title: '“Pipes mended”', text: 'Quickly. And well. And often.' }
      const { ask, seen } = await modelSaying([{ says: { head, lines: ['One', 'Two', 'Three'] } }])
      expect(await ask()).toEqual({
        head: { title: 'Pipes mended', text: 'Quickly. And well.' },
        lines: ['One', 'Two'],
      })
      expect(await seen()).toHaveLength(1)
    })
  })

  describe('a faulty answer', () => {
    it.each([
      ['short', { ...good, lines: ['One'] }, /lines has 1 entries, not 2/],
      ['a repetition', { ...good, lines: ['One', 'ONE'] }, /lines repeats itself/],
      ['over a limit of words', { ...good, lines: ['One', 'two of them here'] }, /lines\.1 has more than 3 words/],
      ['missing', { head: good.head }, /lines is missing/],
      ['nothing', { ...good, lines: null }, /lines is missing/],
      ['something else', { ...good, lines: 'One, Two' }, /lines is missing/],
      ['a link', { ...good, lines: ['One', 'See evil.com now'] }, /lines\.1 has a link in it/],
      ['markup', { ...good, lines: ['One', '<b onclick=x>Two'] }, /lines\.1 has markup in it/],
    ])('triggers one more call when it is %s', async (_what, wrong, told) => {
      const { ask, seen } = await modelSaying([
        { nth: 0, says: wrong, usage: { prompt_tokens: 10, completion_tokens: 10 } },
        { says: { lines: ['One', 'Two'] } },
      ])
      expect(await ask()).toEqual(good)
      const [, again] = await seen()
      expect(again?.messages[0]?.content).toMatch(told)
      expect(JSON.stringify(again?.response_format)).not.toContain('head')
      expect(await rows()).toMatchObject([
        { status: 'failed', prompt_tokens: 10 },
        { status: 'done', answer: JSON.stringify(good) },
      ])
      expect(await ask()).toEqual(good)
      expect(await seen()).toHaveLength(2)
    })

    it('drops the part that fails twice and returns the rest', async () => {
      const wrong = { ...good, lines: ['One'] }
      const { ctx, ask, seen } = await modelSaying([{ says: wrong }])
      expect(await askForParts(ctx, question, person)).toEqual({ head: good.head })
      expect(await ask()).toBeUndefined()
      expect(await seen()).toHaveLength(4)
      expect(await rows()).toMatchObject(Array(4).fill({ status: 'failed', answer: null }))
    })

    it('leads to a request for the rest if truncated', async () => {
      const half = JSON.stringify(good).slice(0, -9)
      const { ask, seen } = await modelSaying([
        { nth: 0, says: half, finishReason: 'length' },
        { says: { lines: ['A', 'B'] } },
      ])
      expect(await ask()).toEqual({ ...good, lines: ['A', 'B'] })
      expect(await seen()).toHaveLength(2)
    })

    it('requests a required list that is missing, although it may be empty', async () => {
      const facts = z.array(line).max(3)
      const wanted = z.object({ head: line, facts, said: facts.meta({ explicit: true }) })
      const { ctx, seen } = await modelSaying([{ nth: 0, says: { head: 'One' } }, { says: { said: [] } }])
      const parts = await askForParts(ctx, { ...question, answer: wanted }, person)
      expect(parts).toEqual({ head: 'One', facts: [], said: [] })
      const [, again] = await seen()
      expect(again?.messages[0]?.content).toContain('said is missing')
    })

    it.each([
      ['no JSON', 'Sure! Here you are.'],
      ['a list', '[1, 2]'],
      ['nothing', '{}'],
    ])('retries once when the answer is %s', async (_what, says) => {
      const { ask, seen } = await modelSaying([{ nth: 0, says }, { says: good }])
      expect(await ask()).toEqual(good)
      expect(await seen()).toHaveLength(2)
    })
  })

  describe('a call without an answer', () => {
    it('returns undefined without a model', async () => {
      expect(await askModel(contextOf({}), question, person)).toBeUndefined()
      expect(await rows()).toEqual([])
    })

    it.each([
      ['is busy', { says: 'slow down', status: 429 }],
      ['fails', { says: 'overloaded', status: 500 }],
      ['breaks off', { says: good, chunkSize: 4, truncateAfterChunks: 2 }],
    ])('stores one failed call without the key when the model %s', async (_what, saying) => {
      const { ask, seen } = await modelSaying([saying], { AI_PRICE_IN: '1000', AI_PRICE_OUT: '1000' })
      expect(await ask()).toBeUndefined()
      expect(await seen()).toHaveLength(1)
      const [row] = await rows()
      expect(row).toMatchObject({ status: 'failed', answer: null })
      expect(JSON.stringify(log.mock.calls)).not.toContain('nobody-may-see')
    })

    it('logs an error in production without a key', async () => {
      const { ask, seen } = await modelSaying([{ says: good }], { ENVIRONMENT: 'production', AI_KEY: '' })
      expect(await ask()).toBeUndefined()
      expect(await seen()).toEqual([])
      expect(JSON.stringify(log.mock.calls)).toMatch(/AI_KEY is not set/)
    })

    it('records the maximum cost of a call that times out', async () => {
      const peer = await newPeer([{ path: '/chat/completions', delay: 5000 }])
      const ctx = contextOf({ AI_PROVIDER: 'openai', AI_URL: peer.url, AI_TIMEOUT: '300', AI_PRICE_OUT: '10' })
      expect(await askModel(ctx, question, person)).toBeUndefined()
      expect(await peer.seen()).toHaveLength(1)
      expect((await rows())[0]?.cost_micros).toBeGreaterThan(500)
    })
  })

  it('allows links that the owner gave and rejects other links', async () => {
    const own = { ...good, lines: ['Ada.com mends', 'Two'] }
    const { ask } = await modelSaying([{ says: own }])
    expect(await ask(person, { ...question, own: ['Ada.com'] })).toEqual(own)
    expect(await ask(person, { ...question, own: ['Eve.com'], data: { businessName: 'Eve' } })).toBeUndefined()
  })

  describe('the daily budget', () => {
    const other = (nth: number): Question<typeof answer> => ({ ...question, data: { businessName: `Business ${nth}` } })
    const all = async (ask: (nth: number) => Promise<unknown>, count: number) =>
      (await Promise.all(Array.from({ length: count }, (_, nth) => ask(nth)))).filter((one) => one !== undefined).length

    it('limits calls from one address, even in parallel', async () => {
      const { ask, seen } = await modelSaying([{ says: good }], { AI_DAILY_CALLS_EACH: '3' })
      expect(await all((nth) => ask(stranger('here'), other(nth)), 8)).toBe(3)
      expect(await ask(stranger('there'), other(100))).toEqual(good)
      expect(await ask(person, other(101))).toEqual(good)
      expect(await seen()).toHaveLength(5)
    })

    it('limits all visitors’ calls together', async () => {
      const { ask, seen } = await modelSaying([{ says: good }], { AI_DAILY_CALLS: '4' })
      expect(await all((nth) => ask(stranger(`address ${nth}`), other(nth)), 9)).toBe(4)
      expect(await seen()).toHaveLength(4)
      expect(await ask(person, other(100))).toEqual(good)
    })

    it('still allows other visitors’ calls when 30 networks use up theirs', async () => {
      const { ask } = await modelSaying([{ says: good }], { AI_DAILY_CALLS: '300', PEOPLE_AN_ADDRESS: '1' })
      const add = env.DB.prepare(
        `insert into ai_prompts (id, address, kind, input_hash, status, prompt_tokens, answer_tokens, cost_micros, created_at)
      values (?, 'others', 'other', 'x', 'failed', 0, 0, 0, ?)`,
      )
      await env.DB.batch(Array.from({ length: 150 }, (_, nth) => add.bind(`before-${nth}`, Date.now())))
      expect(await all((nth) => ask(stranger(`network ${nth % 30}`), other(nth)), 180)).toBe(60)
      expect(await ask(stranger('somebody else'), other(200))).toEqual(good)
    })

    it('reserves a call’s maximum cost until its actual cost is known', async () => {
      const usage = { prompt_tokens: 1000, completion_tokens: 0 }
      // A call may cost 1 or 2 dollars; it costs 10 cents.
      const settings = { AI_PRICE_IN: '100', AI_PRICE_OUT: '300', AI_DAILY_BUDGET: '5' }
      const { ask, seen } = await modelSaying([{ says: good, usage, latency: 20 }], settings)
      const atOnce = await all((nth) => ask(stranger(`address ${nth}`), other(nth)), 12)
      expect(atOnce).toBeGreaterThan(0)
      expect(atOnce).toBeLessThan(5)
      expect(await env.DB.prepare('select sum(cost_micros) as sum from ai_prompts').first('sum')).toBe(atOnce * 100_000)
      expect(await ask(stranger('late'), other(100))).toEqual(good)
      expect(await seen()).toHaveLength(atOnce + 1)
    })

    it('allows a person 200 calls a day', async () => {
      const { ask } = await modelSaying([{ says: good }])
      const add = env.DB.prepare(
        `insert into ai_prompts (id, user_id, kind, input_hash, status, prompt_tokens, answer_tokens, cost_micros, created_at)
      values (?, 'ada', 'other', 'x', 'failed', 0, 0, 0, ?)`,
      )
      await env.DB.batch(Array.from({ length: 199 }, (_, nth) => add.bind(`new-${nth}`, Date.now())))
      expect(await all((nth) => ask(person, other(nth)), 3)).toBe(1)
      await env.DB.prepare('update ai_prompts set created_at = created_at - ?')
        .bind(24 * 60 * 60 * 1000)
        .run()
      expect(await ask(person, other(100))).toEqual(good)
    })
  })
})

const thought = Array.from({ length: 12 }, (_, nth) => `Copper ${nth + 1}`)
const usage = { prompt_tokens: 1_000_000, completion_tokens: 0 }

async function modelWith(settings: Partial<Env>) {
  const model = await newModel([{ says: { names: thought }, usage }])
  return { ...model, settings: { ...model.settings, ...settings } }
}

let questions = 0
/** Requests names for a new business each time, so the model is called unless a budget is spent. */
const askForNames = (browser: Browser) =>
  browser.post('/api/suggestions/names', { businessActivities: `Plumber ${questions++}` })

async function askOften(browser: Browser, times: number) {
  for (let time = 0; time < times; time += 1) expect((await askForNames(browser)).status).toBe(200)
}

describe('the model-call budget', () => {
  beforeEach(() => env.DB.exec('delete from ai_prompts'))

  describe('the daily limit for calls without a verified account', () => {
    it('applies per address, across all unverified accounts made there', async () => {
      const { settings, seen } = await modelWith({ AI_DAILY_CALLS_EACH: '3' })
      const address = '198.51.100.7'
      await askOften(new Browser(settings, address), 2)
      for (let account = 0; account < 4; account += 1) await askOften(await newUnverified(settings, address), 2)
      expect(await seen()).toHaveLength(3)
      await askOften(await newUnverified(settings, '198.51.100.8'), 1)
      expect(await seen()).toHaveLength(4)
    })

    it('applies to unverified accounts and visitors together, across addresses', async () => {
      const { settings, seen } = await modelWith({ AI_DAILY_CALLS: '4' })
      for (let nth = 0; nth < 3; nth += 1) {
        await askOften(new Browser(settings), 1)
        await askOften(await newUnverified(settings, `198.51.100.${20 + nth}`), 1)
      }
      expect(await seen()).toHaveLength(4)
      const { browser } = await newCodePerson(settings)
      await askOften(browser, 1)
      expect(await seen()).toHaveLength(5)
    })

    it('remains the same when an account is deleted and a new account is made', async () => {
      const { settings, seen } = await modelWith({ AI_DAILY_CALLS_EACH: '2' })
      const address = '198.51.100.40'
      for (let account = 0; account < 3; account += 1) {
        const browser = await newUnverified(settings, address)
        await askOften(browser, 1)
        await reauthenticate(browser, 'delete-account')
        expect((await browser.delete('/api/account')).status).toBe(204)
      }
      expect(await seen()).toHaveLength(2)
      const { results } = await env.DB.prepare('select * from ai_prompts').all()
      expect(results).toHaveLength(2)
      for (const row of results) expect(row).toMatchObject({ user_id: null, input_hash: '', answer: null })
      await sweep(contextAt(env, () => new Date(Date.now() + 25 * 60 * 60 * 1000)))
      expect(await env.DB.prepare('select count(*) as n from ai_prompts').first('n')).toBe(0)
    })
  })

  describe('the daily budget in dollars', () => {
    // A call costs one dollar.
    const priced = { AI_PRICE_IN: '1', AI_PRICE_OUT: '0', AI_DAILY_BUDGET: '3' }

    it('includes calls by customers and unverified accounts, so visitors are stopped', async () => {
      const { settings, seen } = await modelWith(priced)
      const { browser } = await newCodePerson(settings)
      await askOften(browser, 2)
      await askOften(await newUnverified(settings, '198.51.100.60'), 1)
      await askOften(new Browser(settings), 1)
      await askOften(await newUnverified(settings, '198.51.100.61'), 1)
      expect(await seen()).toHaveLength(3)
    })

    it('reserves a part for customers, who are stopped too once it is spent', async () => {
      const { settings, seen } = await modelWith({ ...priced, AI_DAILY_BUDGET_ALL: '5' })
      for (let nth = 0; nth < 4; nth += 1) await askOften(new Browser(settings), 1)
      expect(await seen()).toHaveLength(3)
      const [{ browser: first }, { browser: second }] = [await newCodePerson(settings), await newCodePerson(settings)]
      await askOften(first, 2)
      await askOften(second, 2)
      expect(await seen()).toHaveLength(5)
    })
  })
})
