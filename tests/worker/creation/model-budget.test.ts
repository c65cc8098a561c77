import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { sweep } from '../../../worker/upkeep/sweep.ts'
import { newAddress, newCodePerson, password, reauthenticate } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newModel } from '../../harness/workers/creation/scripted-model.ts'

beforeEach(() => env.DB.exec('delete from ai_prompts'))

const thought = Array.from({ length: 12 }, (_, nth) => `Copper ${nth + 1}`)
const usage = { prompt_tokens: 1_000_000, completion_tokens: 0 }

async function modelWith(settings: Partial<Env>) {
  const model = await newModel([{ says: { names: thought }, usage }])
  return { ...model, settings: { ...model.settings, ...settings } }
}

let questions = 0
/** Asks for names of a business that nobody has asked about. The model is asked unless a budget is spent. */
const askForNames = (browser: Browser) =>
  browser.post('/api/suggestions/names', { businessActivities: `Plumber ${questions++}` })

async function askOften(browser: Browser, times: number) {
  for (let time = 0; time < times; time += 1) expect((await askForNames(browser)).status).toBe(200)
}

/** Somebody at an address who signed up with a password and confirmed nothing. */
async function newUnverified(settings: Partial<Env>, address: string): Promise<Browser> {
  const browser = new Browser(settings, address)
  expect((await browser.post('/api/login/sign-up', { email: newAddress(), password })).status).toBe(201)
  return browser
}

describe('the daily limit of model calls for people whom nobody knows', () => {
  it('is one for an address, however many unverified accounts are made there', async () => {
    const { settings, seen } = await modelWith({ AI_DAILY_CALLS_EACH: '3' })
    const address = '198.51.100.7'
    await askOften(new Browser(settings, address), 2)
    for (let account = 0; account < 4; account += 1) await askOften(await newUnverified(settings, address), 2)
    expect(await seen()).toHaveLength(3)
    await askOften(await newUnverified(settings, '198.51.100.8'), 1)
    expect(await seen()).toHaveLength(4)
  })

  it('is one for unverified accounts and visitors together, wherever they are', async () => {
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

  it('does not begin again for somebody who deletes the account and makes another', async () => {
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
    await sweep(env, () => new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect(await env.DB.prepare('select count(*) as n from ai_prompts').first('n')).toBe(0)
  })
})

describe('the daily budget in dollars', () => {
  // A call costs a dollar.
  const priced = { AI_PRICE_IN: '1', AI_PRICE_OUT: '0', AI_DAILY_BUDGET: '3' }

  it('counts the calls of customers and of unverified accounts, so that strangers stop', async () => {
    const { settings, seen } = await modelWith(priced)
    const { browser } = await newCodePerson(settings)
    await askOften(browser, 2)
    await askOften(await newUnverified(settings, '198.51.100.60'), 1)
    await askOften(new Browser(settings), 1)
    await askOften(await newUnverified(settings, '198.51.100.61'), 1)
    expect(await seen()).toHaveLength(3)
  })

  it('leaves customers a part that strangers cannot use up, and ends for them too', async () => {
    const { settings, seen } = await modelWith({ ...priced, AI_DAILY_BUDGET_ALL: '5' })
    await askOften(new Browser(settings), 4)
    expect(await seen()).toHaveLength(3)
    const [{ browser: first }, { browser: second }] = [await newCodePerson(settings), await newCodePerson(settings)]
    await askOften(first, 2)
    await askOften(second, 2)
    expect(await seen()).toHaveLength(5)
  })
})
