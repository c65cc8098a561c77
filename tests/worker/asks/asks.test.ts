import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runAsk } from '../../../worker/asks/run-ask.ts'
import type { Asks } from '../../../worker/asks/schema.ts'
import { openContext } from '../../../worker/platform/context.ts'
import { siteWithGallery } from '../../harness/composed-site.ts'
import { newAskingOwner as owner } from '../../harness/workers/asking-owner.ts'
import { newModel } from '../../harness/workers/creation/scripted-model.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'

const site = siteWithGallery()

/** A model that calls these functions. */
async function modelThatCalls(...calls: [string, object][]) {
  const { settings } = await newModel([{ says: 'Done as asked.', calls }])
  return owner(settings)
}

describe('Asking for a change', () => {
  beforeEach(async () => {
    await env.DB.exec('delete from ai_prompts')
  })

  it('proposes a step and keeps the turn with what the owner made of it', async () => {
    const { browser, path, ask } = await owner()
    const { done } = await ask('We’re closed on Mondays now and hide the gallery')
    expect(done?.turn.steps.map(({ title }) => title)).toEqual(['Closed on Mondays', 'Gallery hidden'])
    await browser.post(`${path}/${done?.turn.turnId}`, { accepted: 'all' })
    const { turns, suggestions, model } = (await browser.get(path)).body as Asks
    expect(turns.map(({ accepted }) => accepted)).toEqual(['all'])
    expect([suggestions.length, model]).toEqual([3, false])
  })

  it('says what it doesn’t understand without a model, and changes nothing', async () => {
    const { done } = await (await owner()).ask('Make it sing')
    expect([done?.turn.outcome, done?.turn.steps]).toEqual(['declined', []])
    expect(done?.turn.text).toContain('“Make it sing”')
  })

  it.each([
    ['', '2026-12-25'],
    ['Pacific/Auckland', '2027-12-25'],
  ])('counts days in the website’s time zone “%s”', async (timeZone, firstDay) => {
    // In Auckland it is the 26th already.
    const now = () => new Date('2026-12-25T12:00:00Z')
    const document = { ...site, settings: { ...site.settings, timeZone } }
    const { turn } = await runAsk(
      { ...openContext(env, () => {}), now },
      {
        ...{
          userId: 'nobody',
          draftId: 'none',
          caller: { userId: null, address: 'somewhere', network: 'somewhere' },
          hasModel: false,
        },
        ...{
          request: { message: 'closed on 25 December', websiteSettings: document },
          signal: AbortSignal.timeout(60_000),
        },
      },
      () => {},
    )
    expect(turn.steps.map(({ input }) => input.fact)).toMatchObject([{ kind: 'dates', firstDay }])
  })

  it('keeps the last twenty turns', async () => {
    const { browser, path, ask } = await owner()
    const draftId = path.split('/')[3]
    const add = env.DB.prepare(
      "insert into asks (id, draft_id, created_at, message, outcome, title, text, steps) values (?, ?, ?, ?, 'answered', '', '', '[]')",
    )
    await env.DB.batch(Array.from({ length: 20 }, (_, nth) => add.bind(`turn-${nth}`, draftId, nth, `request ${nth}`)))
    await ask('Undo')
    const { turns } = (await browser.get(path)).body as Asks
    expect([turns.length, turns[0]?.message, turns.at(-1)?.message]).toEqual([20, 'request 1', 'Undo'])
  })

  it('says that the writer can’t be reached when the model fails, and still does what the rules understand', async () => {
    const peer = await newPeer([{ path: '/chat/completions', status: 500, text: 'no' }])
    const { ask } = await owner({ AI_PROVIDER: 'openai', AI_URL: peer.url, AI_KEY: 'key' })
    const { done } = await ask('Hide the gallery and make it sing')
    expect(done?.turn.steps.map(({ title }) => title)).toEqual(['Gallery hidden'])
    expect(done?.turn.text).toContain('“make it sing”')
  })

  it('finds no draft of another person', async () => {
    const [one, other] = [await owner(), await owner()]
    expect((await other.browser.post(one.path, { message: 'Undo', websiteSettings: site })).status).toBe(404)
    expect((await other.browser.get(one.path)).status).toBe(404)
  })

  it('takes what a model calls for the request', async () => {
    const { ask } = await modelThatCalls(
      ['choose-colors', { palette: 'Terracotta' }],
      ['move-section', { sectionId: 'services', place: 'above', otherId: 'introduction' }],
    )
    const { done } = await ask('Make it warmer and pop the prices up somewhere on top')
    expect(done?.turn.steps.map(({ tool }) => tool)).toEqual(['choose-colors', 'move-section'])
  })

  it('puts a photo where a photo service finds one', async () => {
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
    ['removes a section', 'remove-section', { sectionId: 'contact' }],
    ['sets another phone number', 'set-fact', { fact: { kind: 'phone', number: '0900 666 666' } }],
    ['closes the business', 'set-fact', { fact: { kind: 'hours', days: ['Monday'], times: [] } }],
    ['writes a link', 'set-field', { path: 'introduction.heading', value: 'Visit evil.com today' }],
    [
      'adds a promise',
      'set-field',
      { path: 'introduction.heading', value: 'Plumber in Leeds, Gas Safe registered, satisfaction guaranteed' },
    ],
    ['renames the business', 'rename-business', { name: 'Evil Corp' }],
  ])('leaves out a call that nobody asked for and that %s', async (_what, tool, input) => {
    const { ask } = await modelThatCalls([tool, input])
    const { done } = await ask('Could the introduction’s heading be a bit shorter?')
    expect(done?.turn.steps).toEqual([])
    // The model was heard, and the owner reads that its call was left out.
    expect(done?.turn.text).toMatch(/^Done as asked\. .+: .+\.$/)
  })
})
