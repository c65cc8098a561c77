import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { newAskingOwner } from '../../harness/workers/asking-owner.ts'
import { newPeer } from '../../harness/workers/peer.ts'

type Run = NonNullable<Env['AI']>['run']

/** A binding that leaves some calls pending. `waiting` resolves with the signal of the first one. */
function hangingModel(answerTo: (inputs: Record<string, unknown>) => unknown = () => undefined) {
  let tell: (signal: AbortSignal) => void = () => {}
  const waiting = new Promise<AbortSignal>((resolve) => {
    tell = resolve
  })
  const run: Run = async (_model, inputs, options) => {
    const answer = answerTo(inputs)
    if (answer !== undefined) return answer
    tell(options?.signal as AbortSignal)
    // It never ends, and ignores its signal.
    return new Promise(() => {})
  }
  const settings = {
    AI_PROVIDER: 'workers-ai',
    AI: { run },
    AI_PRICE_IN: '1',
    AI_PRICE_OUT: '1',
  } satisfies Partial<Env>
  return { waiting, settings }
}

const rows = async () =>
  (await env.DB.prepare('select kind, status, cost_micros from ai_prompts order by rowid').all()).results

describe('stopping a request', () => {
  beforeEach(async () => {
    await env.DB.exec('delete from ai_prompts')
  })

  it.each(['closes the connection', 'stops reading'])(
    'cancels the model call and stores no turn when the owner %s',
    async (how) => {
      const { waiting, settings } = hangingModel()
      const { open, turns } = await newAskingOwner(settings)
      const client = new AbortController()
      const { response, ended } = await open('Make it sing', client.signal)
      const called = await waiting
      expect(called.aborted).toBe(false)
      if (how === 'stops reading') await response.body?.cancel()
      else client.abort()
      await ended()
      expect(called.aborted).toBe(true)
      expect(await turns()).toEqual([])
    },
  )

  it('gets noticed through blank lines sent during the wait', async () => {
    const { waiting, settings } = hangingModel()
    const { open } = await newAskingOwner(settings)
    const { response, ended } = await open('Make it sing')
    await waiting
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('\n')
    await reader?.cancel()
    await ended()
  })

  it('charges the call once, at its maximum cost', async () => {
    const { waiting, settings } = hangingModel()
    const { open } = await newAskingOwner(settings)
    const { response, ended } = await open('Make it sing')
    await waiting
    const [reserved] = await rows()
    await response.body?.cancel()
    await ended()
    expect(await rows()).toEqual([reserved])
    expect(reserved).toMatchObject({ kind: 'ask', status: 'failed' })
    expect(Number(reserved?.cost_micros)).toBeGreaterThan(2000)
  })

  it('ends a rewrite that the model called, without sending more sections', async () => {
    const input = { sectionId: 'page', way: 'friendlier' }
    let rewrites = 0
    const { waiting, settings } = hangingModel((inputs) => {
      if ('tools' in inputs) return { response: 'All friendlier.', tool_calls: [{ name: 'rewrite', arguments: input }] }
      rewrites += 1
      return undefined
    })
    const { open, turns } = await newAskingOwner(settings)
    const { response, ended } = await open('All texts of the page could be friendlier')
    const called = await waiting
    await response.body?.cancel()
    await ended()
    expect(called.aborted).toBe(true)
    expect(await turns()).toEqual([])
    // Six sections in parallel, out of nine with text.
    expect(rewrites).toBeLessThanOrEqual(6)
  })

  it('happens to a stalled stream long before the model’s own timeout', async () => {
    const event = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' }
    const choices = [{ index: 0, delta: { content: 'I am thinking' }, finish_reason: null }]
    const peer = await newPeer([
      {
        ...{ path: '/chat/completions', headers: { 'content-type': 'text/event-stream' }, stalls: true },
        text: `data: ${JSON.stringify({ ...event, choices })}\n\n`,
      },
    ])
    const settings = { AI_PROVIDER: 'openai', AI_URL: peer.url, AI_KEY: 'key', AI_TIMEOUT: '50000' } as const
    const { open, turns } = await newAskingOwner(settings)
    const { response, ended } = await open('Make it sing')
    const reader = response.body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    expect(JSON.parse(first)).toEqual({ type: 'text', text: 'I am thinking' })
    const began = Date.now()
    await reader?.cancel()
    await ended()
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(await turns()).toEqual([])
    expect(await rows()).toMatchObject([{ kind: 'ask', status: 'failed' }])
  })
})
