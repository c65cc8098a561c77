import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { suggestedIdeas, suggestedLooks, suggestedNames } from '../../../worker/creation/suggestions/schema.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import { newOrder } from '../../harness/workers/creation/creations.ts'
import { newModel } from '../../harness/workers/creation/scripted-model.ts'

const plumber = {
  businessName: '',
  businessActivities: 'Leak repairs, boiler servicing and blocked drains',
  businessLocation: 'Bristol',
}
const ask = async (what: 'names' | 'ideas' | 'looks', body: unknown, browser = new Browser()) =>
  browser.post(`/api/suggestions/${what}`, body)

describe('names', () => {
  it('are twelve, and twelve others when asked again', async () => {
    const first = await ask('names', { ...plumber, taken: [] })
    expect(first.status).toBe(200)
    const { names } = suggestedNames.parse(first.body)
    const second = suggestedNames.parse((await ask('names', { ...plumber, taken: names })).body)
    expect(second.names.filter((name) => names.includes(name))).toEqual([])
  })

  it('are for the signed-in too', async () => {
    const answer = await ask('names', { businessActivities: 'Dog walking' }, await newPerson())
    expect(suggestedNames.safeParse(answer.body).success).toBe(true)
  })
})

it('ideas are ten', async () => {
  const answer = await ask('ideas', { interests: 'dogs and baking', businessLocation: 'Leeds' })
  expect(answer.status).toBe(200)
  const { ideas } = suggestedIdeas.parse(answer.body)
  for (const idea of ideas) expect(idea.split(' ').length).toBeLessThanOrEqual(8)
})

it('looks are every font pair and every palette, and a style', async () => {
  const { status, body } = await ask('looks', { ...plumber, businessName: 'Harbor Lane' })
  expect(status).toBe(200)
  const looks = suggestedLooks.parse(body)
  expect(looks.fontPairs.toSorted()).toEqual(fontPairs.map(({ id }) => id).toSorted())
  expect(looks.palettes.toSorted()).toEqual(palettes.map(({ id }) => id).toSorted())
})

describe('where there is a model', () => {
  const thought = Array.from({ length: 12 }, (_, nth) => `Copper ${nth + 1}`)

  it('names are its own, and filled up where it says what was shown', async () => {
    const model = await newModel([{ says: { names: thought } }])
    const browser = new Browser(model.settings)
    expect((await ask('names', plumber, browser)).body).toEqual({ names: thought })
    const taken = ['copper 2', 'Copper 12', ...Array.from({ length: 90 }, (_, nth) => `Shown ${nth}`)]
    const { names } = suggestedNames.parse((await ask('names', { ...plumber, taken }, browser)).body)
    expect(names.slice(0, 10)).toEqual(thought.filter((name) => name !== 'Copper 2' && name !== 'Copper 12'))
    expect(new Set(names).size).toBe(12)
    const told = (await model.seen()).at(-1)?.messages[1]?.content ?? ''
    expect(told).toContain('Shown 89')
    expect(told).not.toContain('Shown 9\\n')
  })

  it('looks are in its order, ideas its own', async () => {
    const turned = {
      fontPairs: fontPairs.map(({ id }) => id).toReversed(),
      palettes: palettes.map(({ id }) => id).toReversed(),
    }
    const looks = new Browser((await newModel([{ says: turned }])).settings)
    expect((await ask('looks', plumber, looks)).body).toMatchObject(turned)
    const ideas = Array.from({ length: 10 }, (_, nth) => `Repairs for street ${nth + 1}`)
    const other = new Browser((await newModel([{ says: { ideas } }])).settings)
    expect((await ask('ideas', { interests: 'repairs' }, other)).body).toEqual({ ideas })
  })

  it('knows what an import has read on the page that is named, and reads nothing itself', async () => {
    const link = 'https://alder.example/shop'
    const { order, token } = await newOrder({ link })
    await env.DB.prepare('update creations set scrape_summary = ? where id = ?')
      .bind('Plumbers since 1998, with two vans.', order.creationId)
      .run()
    const summaryFor = async (what: 'names' | 'looks', more: object, holds = token) => {
      const model = await newModel([{ says: {} }])
      const browser = new Browser(model.settings)
      browser.cookies.set('creation', holds)
      expect((await ask(what, { ...plumber, ...more }, browser)).status).toBe(200)
      return JSON.parse((await model.seen())[0]?.messages[1]?.content ?? '').data.scrapeSummary
    }
    for (const what of ['names', 'looks'] as const) {
      expect(await summaryFor(what, { link: 'alder.example/shop' })).toBe('Plumbers since 1998, with two vans.')
      expect(await summaryFor(what, { link: 'https://other.example/' })).toBeUndefined()
      expect(await summaryFor(what, {})).toBeUndefined()
      expect(await summaryFor(what, { link }, 'another-token')).toBeUndefined()
    }
  })

  it('that fails, the composer answers', async () => {
    const browser = new Browser((await newModel([{ says: 'busy', status: 500 }])).settings)
    expect(suggestedNames.safeParse((await ask('names', plumber, browser)).body).success).toBe(true)
    expect(suggestedLooks.safeParse((await ask('looks', plumber, browser)).body).success).toBe(true)
  })
})

describe('a call that cannot be answered', () => {
  it.each([
    ['names', { ...plumber, businessActivities: '  ' }],
    ['names', { ...plumber, businessActivities: 'x'.repeat(1025) }],
    ['names', { ...plumber, taken: Array(301).fill('Copper') }],
    ['names', { ...plumber, taken: 'Copper' }],
    ['ideas', { businessLocation: 'Leeds' }],
    ['looks', {}],
    ['looks', { ...plumber, link: 'no address' }],
  ] as const)('is refused: %s of %o', async (what, body) => {
    const answer = await ask(what, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request' } })
  })

  it('is one of very many from one address', async () => {
    const browser = new Browser({ COSTLY_LIMIT: { limit: async () => ({ success: false }) } })
    expect((await ask('names', plumber, browser)).status).toBe(429)
  })
})
