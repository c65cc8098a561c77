import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asks } from '../../../worker/asks/schema.ts'
import { siteWithGallery } from '../../harness/composed-site.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { newAskingOwner as owner } from '../../harness/workers/asking-owner.ts'
import { newModel } from '../../harness/workers/creation/scripted-model.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'

const site = siteWithGallery()

/** An owner whose model calls these functions. */
async function modelThatCalls(...calls: [string, object][]) {
  const { settings } = await newModel([{ says: 'Done as asked.', calls }])
  return owner(settings)
}

describe('a request to the assistant', () => {
  beforeEach(async () => {
    await env.DB.exec('delete from ai_prompts')
  })

  it('proposes steps and stores the owner’s decision with the turn', async () => {
    const { browser, path, ask } = await modelThatCalls(
      ['set-hours', { days: ['Monday'], times: [] }],
      ['hide-section', { sectionId: 'gallery', hidden: true }],
    )
    const { done } = await ask('We’re closed on Mondays now and hide the gallery')
    expect(done?.turn.steps.map(({ title }) => title)).toEqual(['Closed on Mondays', 'Gallery hidden'])
    await browser.post(`${path}/${done?.turn.turnId}`, { accepted: 'all' })
    const { turns, suggestions, model } = (await browser.get(path)).body as Asks
    expect(turns.map(({ accepted }) => accepted)).toEqual(['all'])
    expect([suggestions.length, model]).toEqual([3, true])
  })

  it('fails without a model, and says so beforehand', async () => {
    const { browser, path, ask } = await owner()
    const { status, body } = await ask('Make it sing')
    expect([status, codeOf({ body })]).toEqual([503, 'assistant_unavailable'])
    expect(((await browser.get(path)).body as Asks).model).toBe(false)
  })

  it('appears among the last twenty turns', async () => {
    const { browser, path, ask } = await modelThatCalls(['undo', {}])
    const draftId = path.split('/')[3]
    const add = env.DB.prepare(
      "insert into asks (id, draft_id, created_at, message, outcome, title, text, steps, choices) values (?, ?, ?, ?, 'answered', '', '', '[]', '[]')",
    )
    await env.DB.batch(Array.from({ length: 20 }, (_, nth) => add.bind(`turn-${nth}`, draftId, nth, `request ${nth}`)))
    await ask('Undo')
    const { turns } = (await browser.get(path)).body as Asks
    expect([turns.length, turns[0]?.message, turns.at(-1)?.message]).toEqual([20, 'request 1', 'Undo'])
  })

  it('explains when the assistant can’t be reached', async () => {
    const peer = await newPeer([{ path: '/chat/completions', status: 500, text: 'no' }])
    const { ask } = await owner({ AI_PROVIDER: 'openai', AI_URL: peer.url, AI_KEY: 'key' })
    const { done } = await ask('Hide the gallery')
    expect(done?.turn).toMatchObject({ outcome: 'declined', steps: [] })
    expect(done?.turn.text).toBe('The assistant can’t be reached now. Try again in a minute.')
  })

  it('requires the draft’s owner', async () => {
    const [one, other] = [await owner(), await owner()]
    expect((await other.browser.post(one.path, { message: 'Undo', websiteSettings: site })).status).toBe(404)
    expect((await other.browser.get(one.path)).status).toBe(404)
  })

  it('proposes the model’s calls', async () => {
    const { ask } = await modelThatCalls(
      ['choose-palette', { palette: 'Terracotta' }],
      ['move-section', { sectionId: 'services', place: 'above', otherId: 'introduction' }],
    )
    const { done } = await ask('Make it warmer and pop the prices up somewhere on top')
    expect(done?.turn.steps.map(({ tool }) => tool)).toEqual(['choose-colors', 'move-section'])
  })

  it('adds a photo if a photo service finds any', async () => {
    const stock = await newPeer([{ path: '/search', ...pexelsPage([pexelsPhoto({ alt: 'A water heater' })]) }])
    const calls: [string, object][] = [['find-picture', { path: 'introduction.image', keyword: 'water heater' }]]
    const { settings } = await newModel([{ says: 'Done as asked.', calls }])
    const photos = { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: stock.url } as const
    const { done } = await (await owner({ ...settings, ...photos })).ask(
      'A photo of a water heater for the introduction',
    )
    expect(done?.turn.steps.map(({ input }) => input)).toMatchObject([
      { path: 'introduction.image', value: { provider: 'Pexels', description: 'A water heater' } },
    ])
  })

  it.each([
    ['a section that nobody named', 'remove-section', { sectionId: 'contact' }],
    ['a link that nobody gave', 'set-field', { path: 'introduction.heading', value: 'Visit evil.com today' }],
    ['a service that nobody named', 'remove-service', { name: 'Leak repairs' }],
  ])('never proposes %s', async (what, tool, input) => {
    const { ask } = await modelThatCalls([tool, input])
    const { done } = await ask('Could the introduction’s heading be a bit shorter?')
    expect(done?.turn.steps).toEqual([])
    expect(done?.turn.text).toContain(what.includes('link') ? 'that you didn’t give.' : 'I remove only what you name.')
  })

  it.each([
    ['another phone number', 'set-phone', { number: '0900 666 666' }, '“0900 666 666” isn’t in your words'],
    ['another name', 'rename-business', { name: 'Evil Corp' }, '“Evil Corp” isn’t in your words'],
    [
      'a promise',
      'set-field',
      { path: 'introduction.heading', value: 'Plumber in Leeds, Gas Safe registered, satisfaction guaranteed' },
      'which you didn’t',
    ],
    ['customers whom no section names', 'set-audience', { text: 'landlords' }, 'Your page shows this nowhere yet'],
  ])('warns of %s', async (_what, tool, input, warning) => {
    const { ask } = await modelThatCalls([tool, input])
    const { done } = await ask('Could the introduction’s heading be a bit shorter? We work for landlords.')
    expect(done?.turn.steps.flatMap(({ warnings = [] }) => warnings).join(' ')).toContain(warning)
  })
})
