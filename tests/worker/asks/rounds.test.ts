import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { applySteps } from '../../../renderer/document/tools/steps.ts'
import type { Env } from '../../../worker/env.ts'
import { siteWithGallery } from '../../harness/composed-site.ts'
import { newAskingOwner } from '../../harness/workers/asking-owner.ts'

const site = siteWithGallery()

type Call = [name: string, input: unknown]
type Round = { says?: string; calls?: Call[] }

/** A model with one answer per round. */
function modelOf(...rounds: Round[]) {
  const prompts: { role: string; content: string }[][] = []
  const run: NonNullable<Env['AI']>['run'] = async (_model, inputs) => {
    const { says = '', calls = [] } = rounds[prompts.length] ?? {}
    prompts.push(inputs.messages as { role: string; content: string }[])
    return { response: says, tool_calls: calls.map(([name, input]) => ({ name, arguments: input })) }
  }
  return { prompts, settings: { AI_PROVIDER: 'workers-ai', AI: { run } } satisfies Partial<Env> }
}

async function answerTo(message: string, ...rounds: Round[]) {
  const { prompts, settings } = modelOf(...rounds)
  const { done } = await (await newAskingOwner(settings)).ask(message)
  if (!done) throw new Error('no answer')
  const { document, refused } = applySteps(site, done.turn.steps)
  return { ...done, prompts, document, refused }
}

const hide: Call = ['hide-section', { sectionId: 'gallery', hidden: true }]

describe('a request’s rounds', () => {
  beforeEach(async () => {
    await env.DB.exec('delete from ai_prompts')
  })

  it('return the results of calls to the model until it stops calling', async () => {
    const { turn, prompts } = await answerTo('Hide the gallery', { calls: [hide] }, { says: 'The gallery is hidden.' })
    expect(turn).toMatchObject({ outcome: 'proposed', title: 'Gallery hidden', text: 'The gallery is hidden.' })
    expect(prompts).toHaveLength(2)
    expect(prompts[1]?.at(-1)).toMatchObject({
      role: 'tool',
      content: '{"ok":true,"proposed":["Gallery hidden"],"changed":["gallery"]}',
    })
  })

  it('let the model correct a refused call', async () => {
    const wrong: Call = ['set-hours', { days: ['Caturday'], times: [] }]
    const right: Call = ['set-hours', { days: ['Saturday'], times: [{ opens: '10:00', closes: '14:00' }] }]
    const { turn, prompts } = await answerTo('Sat 10-2', { calls: [wrong] }, { calls: [right] }, { says: 'Open.' })
    expect(prompts[1]?.at(-1)?.content).toContain('expected one of \\"Monday\\"|\\"Tuesday\\"')
    expect([turn.steps.length, turn.text]).toEqual([1, 'Open.'])
  })

  it('explain a refused call to the owner instead of showing the model’s sentence', async () => {
    const call: Call = ['choose-layout', { sectionId: 'gallery', layout: 'SlideShow' }]
    const { turn } = await answerTo('The gallery as a slide show', { calls: [call] }, { says: 'Done, a slide show!' })
    expect(turn).toMatchObject({
      outcome: 'declined',
      text: expect.stringMatching(/^Gallery has no layout “slide show”\. It has /),
    })
  })

  it('remind a model that claims a change without a call', async () => {
    const { turn, prompts } = await answerTo(
      'Hide the gallery',
      { says: 'Done!' },
      { calls: [hide] },
      { says: 'Hidden.' },
    )
    expect(prompts[1]?.at(-1)?.content).toContain('No function was called')
    expect(turn).toMatchObject({ outcome: 'proposed', text: 'Hidden.' })
  })

  it('report that nothing changed if the model repeats the claim', async () => {
    const done = { says: 'Done! The gallery is hidden now.' }
    const { turn } = await answerTo('Hide the gallery', done, done)
    expect(turn.outcome).toBe('declined')
    expect(turn.text).toMatch(/^Nothing was changed\./)
  })

  it('end after the sixth', async () => {
    const rounds = Array.from({ length: 9 }, (_, nth): Round => {
      return { calls: [['set-field', { path: 'introduction.heading', value: `Plumber ${nth}` }]] }
    })
    const { turn, prompts } = await answerTo('Try headings', ...rounds)
    expect(prompts).toHaveLength(6)
    expect(turn.text).toContain('didn’t get to the end')
  })

  it('end when the model repeats a call', async () => {
    const { turn, prompts } = await answerTo(
      'Hide the gallery',
      { calls: [hide] },
      { calls: [hide] },
      { calls: [hide] },
    )
    expect([prompts.length, turn.steps.length]).toEqual([2, 1])
  })

  it('keep earlier steps when the model fails', async () => {
    const run: NonNullable<Env['AI']>['run'] = async (_model, inputs) => {
      if (JSON.stringify(inputs.messages).includes('call_1_1')) throw new Error('3040: Capacity exceeded')
      return { response: '', tool_calls: [{ name: hide[0], arguments: hide[1] }] }
    }
    const { done } = await (await newAskingOwner({ AI_PROVIDER: 'workers-ai', AI: { run } })).ask('Hide the gallery')
    expect(done?.turn.steps).toHaveLength(1)
    expect(done?.turn.text).toBe(
      'Gallery hidden. The assistant can’t be reached now. Try again in a minute. These changes were found before that.',
    )
  })

  it('include today’s weekday and the time zone', async () => {
    const { prompts } = await answerTo('Closed on Friday', { says: '' })
    expect(prompts[0]?.[0]?.content).toMatch(/Today is \w+day, \w+ \d+, \d{4} \(\d{4}-\d\d-\d\d\), time zone UTC\./)
  })

  it('include the last turns with the owner’s decisions', async () => {
    const { prompts, settings } = modelOf({ calls: [hide] }, { says: 'Hidden.' }, { says: '' })
    const { browser, path, ask } = await newAskingOwner(settings)
    const { done } = await ask('Hide the gallery')
    await browser.post(`${path}/${done?.turn.turnId}`, { accepted: 'none' })
    await ask('no, the other one')
    expect(prompts[2]?.slice(2).map(({ content }) => content)).toEqual([
      '{"request":"Hide the gallery"}',
      'Hidden. The owner discarded it.',
      '{"request":"no, the other one"}',
    ])
  })

  it('stop at a question, and keep the answers to choose from', async () => {
    const question: Call = ['ask-owner', { question: 'Which phone number?', choices: ['0113 496 0123', 'A new one'] }]
    const { turn } = await answerTo('Change the number', { calls: [question] })
    expect(turn).toMatchObject({
      outcome: 'asked',
      text: 'Which phone number?',
      choices: ['0113 496 0123', 'A new one'],
    })
  })

  it('end with the right screen if no function fits', async () => {
    const call: Call = ['cannot-do', { reason: 'Publishing is yours: press Publish.', screen: 'publish' }]
    const { turn } = await answerTo('Publish it', { calls: [call] }, { says: 'Published!' })
    expect(turn).toMatchObject({ outcome: 'declined', text: 'Publishing is yours: press Publish.', screen: 'publish' })
  })

  it('answer a question from data that they read', async () => {
    const { turn, prompts } = await answerTo(
      'How many messages did I get?',
      { calls: [['read-messages', {}]] },
      { calls: [['answer', { text: 'None so far.' }]] },
      {},
    )
    expect(prompts[1]?.at(-1)?.content).toContain('"messages":[]')
    expect(turn).toMatchObject({ outcome: 'answered', text: 'None so far.', steps: [] })
  })

  it.each([
    ['read-website', {}, '## Facts of the business'],
    ['read-checklist', {}, '"checklist":[]'],
    ['read-visitors', { days: '7' }, '"ok":true'],
    ['read-versions', {}, '"versions":[]'],
    ['list-pictures', {}, '"pictures":[]'],
  ])('support %s', async (name, input, expected) => {
    const { prompts } = await answerTo('What is there?', { calls: [[name, input]] }, {})
    expect(prompts[1]?.at(-1)?.content).toContain(expected)
  })

  it('reject a past date', async () => {
    const call: Call = ['set-date-hours', { label: 'Wedding', firstDay: '2024-12-06' }]
    const { turn } = await answerTo('closed this Friday for a wedding', { calls: [call] }, { says: 'Closed.' })
    expect(turn.steps).toEqual([])
    expect(turn.text).toMatch(/Friday, December 6, 2024 is in the past\. Today is/)
  })
})
