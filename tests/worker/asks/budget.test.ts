import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { codeOf, newPasswordPerson, uidOf } from '../../harness/workers/accounts/account.ts'
import { limitOf } from '../../harness/workers/accounts/browser.ts'
import { newAskingOwner } from '../../harness/workers/asking-owner.ts'
import { newModel, type ScriptedSaying } from '../../harness/workers/creation/scripted-model.ts'

const model = async (saying: Partial<ScriptedSaying> = {}, settings: Partial<Env> = {}) => {
  const made = await newModel([{ says: 'No.', calls: [['cannot-do', { reason: 'I can’t sing.' }]], ...saying }])
  return { ...made, settings: { ...made.settings, ...settings } }
}

describe('the assistant’s budget', () => {
  beforeEach(async () => {
    await env.DB.exec('delete from ai_prompts')
  })

  it('follows the per-address rate limit for costly calls', async () => {
    const { settings } = await model()
    const { ask } = await newAskingOwner({ ...settings, COSTLY_LIMIT: limitOf(2) })
    expect((await ask('hide the gallery')).status).toBe(200)
    expect((await ask('hide the team')).status).toBe(200)
    const third = await ask('hide the contact section')
    expect([third.status, codeOf(third)]).toEqual([429, 'too_many_requests'])
  })

  it('pays once for a repeated request', async () => {
    const usage = { prompt_tokens: 1000, completion_tokens: 10 }
    const { settings, seen } = await model({ usage }, { AI_PRICE_IN: '1', AI_PRICE_OUT: '2' })
    const [one, other] = [await newAskingOwner(settings), await newAskingOwner(settings)]
    await one.ask('Make it sing')
    await other.ask('Make it sing')
    expect(await seen()).toHaveLength(1)
    const { results } = await env.DB.prepare('select kind, status, cost_micros from ai_prompts').all()
    expect(results).toEqual([{ kind: 'ask', status: 'done', cost_micros: 1020 }])
  })

  it('allows a person two hundred calls a day, with an explanation afterwards', async () => {
    const { settings, seen } = await model()
    const { browser, ask } = await newAskingOwner(settings)
    const add = env.DB.prepare(
      `insert into ai_prompts (id, user_id, kind, input_hash, status, prompt_tokens, answer_tokens, cost_micros, created_at)
      values (?, ?, 'other', 'x', 'failed', 0, 0, 0, ?)`,
    )
    const uid = await uidOf(browser)
    await env.DB.batch(Array.from({ length: 200 }, (_, nth) => add.bind(`spent-${nth}`, uid, Date.now())))
    const { done } = await ask('Make it sing')
    expect(done?.turn.text).toBe('The assistant has done all it may today. It works again tomorrow.')
    await env.DB.prepare('update ai_prompts set created_at = created_at - ?')
      .bind(24 * 60 * 60 * 1000)
      .run()
    await ask('Make it sing')
    expect(await seen()).toHaveLength(1)
  })

  it('ends for everyone at the day’s limit in dollars', async () => {
    const prices = { AI_PRICE_IN: '1', AI_PRICE_OUT: '1', AI_DAILY_BUDGET: '0.001', AI_DAILY_BUDGET_ALL: '0.001' }
    const { settings, seen } = await model({}, prices)
    const { done } = await (await newAskingOwner(settings)).ask('Make it sing')
    expect([done?.turn.outcome, done?.turn.steps]).toEqual(['declined', []])
    expect(await seen()).toHaveLength(0)
  })

  it('covers all unverified accounts from one address together', async () => {
    const { settings, seen } = await model({}, { AI_DAILY_CALLS_EACH: '2' })
    const { browser } = await newPasswordPerson(settings)
    const { ask } = await newAskingOwner(settings, browser)
    for (const what of ['sing', 'dance', 'jump']) await ask(`Make it ${what}`)
    expect(await seen()).toHaveLength(2)
  })

  it('pays for each round, and stops the request when used up', async () => {
    const calls = [['hide-section', { sectionId: 'gallery', hidden: true }]] as const
    const { settings, seen } = await model({ says: 'Hidden.', calls }, { AI_DAILY_CALLS_EACH: '1' })
    const { browser } = await newPasswordPerson(settings)
    const { ask } = await newAskingOwner(settings, browser)
    const { done } = await ask('Hide the gallery')
    expect(await seen()).toHaveLength(1)
    expect(done?.turn.steps).toHaveLength(1)
    expect(done?.turn.text).toContain('It works again tomorrow.')
  })
})
