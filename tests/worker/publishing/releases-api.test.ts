import { describe, expect, it } from 'vitest'
import { type Draft, type DraftListItem, type LiveRelease, published } from '../../../worker/drafts/schema.ts'
import { type ReleaseList, release, releaseList, scheduled, unpublished } from '../../../worker/publishing/schema.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import { type Answer, type Browser, listen } from '../../harness/workers/accounts/browser.ts'
import { connectDomain, disconnectDomain, takeDomain } from '../../harness/workers/domains/connected-domain.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, newHandle, titleAt, visit } from '../../harness/workers/sites/sites.ts'

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const codeOf = ({ status, body }: Answer) => [status, (body as { error?: { code: string } }).error?.code]

/** A person whose website is online as 'One', with 'Two' saved as its second revision. */
async function owner() {
  const browser = await newPerson()
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument('One') })
  const { draftId } = body as Draft
  const [path, handle] = [`/api/drafts/${draftId}`, newHandle()]
  expect((await browser.post(`${path}/publish`, { handle }, ifMatch(1))).status).toBe(200)
  expect((await browser.put(path, { websiteSettings: smallDocument('Two') }, ifMatch(1))).status).toBe(200)
  return { browser, draftId, path, handle }
}

const listOf = async (browser: Browser, path: string) => releaseList.parse((await browser.get(`${path}/releases`)).body)

describe('the releases API', () => {
  describe('for releases', () => {
    it('lists all, returns one and rolls back to one', async () => {
      const { browser, path, handle } = await owner()
      await browser.post(`${path}/publish`, { handle }, ifMatch(2))
      expect(await listOf(browser, path)).toMatchObject({
        releases: [
          { number: 2, live: true, changes: [{ kind: 'changed', place: 'Settings', what: ['Name'] }] },
          { number: 1, live: false, changes: null },
        ],
        schedules: [],
      })
      const first = release.parse((await browser.get(`${path}/releases/1`)).body)
      expect(first.websiteSettings.businessName).toBe('One')
      const back = await browser.post(`${path}/releases/1/roll-back`)
      expect(published.parse(back.body)).toMatchObject({
        handle,
        draft: { revision: 2, websiteSettings: { businessName: 'Two' } },
      })
      expect(await titleAt(handle)).toBe('One')
      expect(await listOf(browser, path)).toMatchObject({ releases: [{ live: false }, { number: 1, live: true }] })
    })

    it('returns 400 or 404 for a release number that cannot exist', async () => {
      const { browser, path } = await owner()
      for (const number of ['0', '-1', '1.5', 'one', '1e9999', '%20']) {
        expect([number, ...codeOf(await browser.get(`${path}/releases/${number}`))]).toEqual([
          number,
          400,
          'invalid_request',
        ])
      }
      for (const number of ['2', '999999999']) {
        expect(codeOf(await browser.get(`${path}/releases/${number}`))).toEqual([404, 'not_found'])
        expect(codeOf(await browser.post(`${path}/releases/${number}/roll-back`))).toEqual([404, 'not_found'])
      }
    })

    it('returns 404 for another person’s website', async () => {
      const [{ path, handle }, stranger] = [await owner(), await newPerson()]
      const calls = [
        stranger.get(`${path}/releases`),
        stranger.get(`${path}/releases/1`),
        stranger.post(`${path}/releases/1/roll-back`),
        stranger.put(`${path}/handle`, { handle: newHandle() }),
        stranger.post(`${path}/unpublish`, {}),
        stranger.post(`${path}/schedules`, { handle, at: inHours(1) }, ifMatch(2)),
        stranger.patch(`${path}/schedules/publish`, { at: inHours(1) }),
        stranger.delete(`${path}/schedules/publish`),
      ]
      for (const answer of await Promise.all(calls)) expect(codeOf(answer)).toEqual([404, 'not_found'])
      expect(await titleAt(handle)).toBe('One')
    })
  })

  describe('for a website’s address', () => {
    it('moves a website to another handle without publishing newer saves', async () => {
      const { browser, path, handle } = await owner()
      const next = newHandle()
      const moved = published.parse((await browser.put(`${path}/handle`, { handle: next })).body)
      expect(moved).toMatchObject({ handle: next, draft: { handle: next, websiteSettings: { businessName: 'Two' } } })
      expect((await visit(`http://${handle}.localhost:8787/?a=b`)).headers.get('location')).toBe(
        `http://${next}.localhost:8787/?a=b`,
      )
      expect(await titleAt(next)).toBe('One')
      expect(codeOf(await browser.put(`${path}/handle`, { handle: 'a' }))).toEqual([400, 'invalid_request'])
      expect(codeOf(await browser.put(`${path}/handle`, { handle: 'paypal' }))).toEqual([409, 'handle_in_use'])
      expect(codeOf(await browser.put(`${path}/handle`, {}))).toEqual([400, 'invalid_request'])
    })

    it('removes a website from its address when it goes offline and reserves its handle', async () => {
      const [{ browser, path, handle }, stranger] = [await owner(), await newPerson()]
      for (const body of [[], { all: true }, 'x'])
        expect((await browser.post(`${path}/unpublish`, body)).status).toBe(400)
      const { draft } = unpublished.parse((await browser.post(`${path}/unpublish`, {})).body)
      expect(draft).toMatchObject({ handle: null, revision: 2 })
      expect(await titleAt(handle)).toBeUndefined()
      expect((await browser.get(`/api/handles/${handle}`)).body).toMatchObject({ status: 'available' })
      expect((await stranger.get(`/api/handles/${handle}`)).body).toMatchObject({ status: 'in-use' })
      for (const call of [
        browser.post(`${path}/unpublish`, {}),
        browser.put(`${path}/handle`, { handle: newHandle() }),
        browser.post(`${path}/releases/1/roll-back`),
        browser.post(`${path}/schedules`, { handle, revertAt: inHours(1) }, ifMatch(2)),
      ]) {
        expect(codeOf(await call)).toEqual([409, 'not_published'])
      }
    })
  })

  describe('for schedules', () => {
    it('schedules a release, lists the schedule and cancels it', async () => {
      const { browser, path, handle } = await owner()
      const [at, revertAt] = [inHours(1), inHours(2)]
      const answer = await browser.post(`${path}/schedules`, { handle, at, revertAt }, ifMatch(2))
      expect(answer.headers.get('etag')).toBe('"2"')
      const schedules = [
        { kind: 'publish', at, release: 2, handle, failure: null },
        { kind: 'revert', at: revertAt, release: 1, handle, failure: null },
      ]
      expect(scheduled.parse(answer.body)).toMatchObject({ schedules, published: null, draft: { revision: 2 } })
      expect((await listOf(browser, path)).schedules).toEqual(schedules)
      for (const _time of [1, 2]) expect((await browser.delete(`${path}/schedules/publish`)).status).toBe(204)
      expect((await listOf(browser, path)).schedules).toEqual(schedules.slice(1))
      expect(await titleAt(handle)).toBe('One')
    })

    it('moves a schedule to another time and keeps its version', async () => {
      const { browser, path, handle } = await owner()
      await browser.post(`${path}/schedules`, { handle, at: inHours(1) }, ifMatch(2))
      const answer = await browser.patch(`${path}/schedules/publish`, { at: inHours(5) })
      expect([answer.status, answer.body]).toEqual([
        200,
        { schedules: [{ kind: 'publish', at: expect.any(String), release: 2, handle, failure: null }] },
      ])
      expect((await listOf(browser, path)).schedules).toEqual((answer.body as ReleaseList).schedules)
      expect(codeOf(await browser.patch(`${path}/schedules/publish`, { at: inHours(-1) }))).toEqual([
        422,
        'time_not_possible',
      ])
      expect(codeOf(await browser.patch(`${path}/schedules/revert`, { at: inHours(1) }))).toEqual([404, 'not_found'])
      expect(codeOf(await browser.patch(`${path}/schedules/publish`, {}))).toEqual([400, 'invalid_request'])
    })

    it('publishes at once and schedules the return', async () => {
      const { browser, path, handle } = await owner()
      const { body } = await browser.post(`${path}/schedules`, { handle, revertAt: inHours(2) }, ifMatch(2))
      expect(scheduled.parse(body)).toMatchObject({
        published: { handle },
        schedules: [{ kind: 'revert', release: 1 }],
      })
      expect(await titleAt(handle)).toBe('Two')
    })

    it('refuses a schedule with an old revision, a past time or an unknown kind', async () => {
      const { browser, path, handle } = await owner()
      const set = (body: object, headers?: Record<string, string>) => browser.post(`${path}/schedules`, body, headers)
      expect(codeOf(await set({ handle, at: inHours(1) }))).toEqual([428, 'revision_required'])
      expect(codeOf(await set({ handle, at: inHours(1) }, ifMatch(1)))).toEqual([412, 'stale_revision'])
      expect(codeOf(await set({ handle, at: inHours(-1) }, ifMatch(2)))).toEqual([422, 'time_not_possible'])
      expect(codeOf(await set({ handle, at: inHours(24 * 367) }, ifMatch(2)))).toEqual([422, 'time_not_possible'])
      for (const at of ['tomorrow', '2030-13-01T00:00:00Z', 1, '', null]) {
        expect([at, ...codeOf(await set({ handle, at }, ifMatch(2)))]).toEqual([at, 400, 'invalid_request'])
      }
      expect(codeOf(await browser.delete(`${path}/schedules/everything`))).toEqual([400, 'invalid_request'])
      expect((await listOf(browser, path)).schedules).toEqual([])
    })
  })

  it('notifies the owner’s other windows about a schedule', async () => {
    const { browser, path, handle, draftId } = await owner()
    const tab = await listen(browser)
    await browser.post(`${path}/schedules`, { handle, at: inHours(1) }, ifMatch(2))
    await browser.delete(`${path}/schedules/publish`)
    await browser.put(`${path}/handle`, { handle: newHandle() })
    await browser.post(`${path}/unpublish`, {})
    const events = ['website.scheduled', 'website.scheduled', 'website.published', 'website.unpublished']
    await expect.poll(() => tab.received).toEqual(events.map((type) => ({ type, draftId, revision: 2 })))
  })
})

async function newDraft(browser: Browser, name?: string): Promise<Draft> {
  return (await browser.post('/api/drafts', { websiteSettings: smallDocument(name) })).body as Draft
}

const saveAs = (browser: Browser, { draftId }: Draft, revision: number, name: string) =>
  browser.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument(name) }, { 'if-match': `"${revision}"` })

const publishAs = async (browser: Browser, { draftId }: Draft, revision: number, handle: string) =>
  expect(
    (await browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': `"${revision}"` })).status,
  ).toBe(200)

async function releaseOf(browser: Browser, { draftId }: Draft): Promise<LiveRelease | null> {
  const { status, body } = await browser.get(`/api/drafts/${draftId}/release`)
  expect(status).toBe(200)
  return (body as { release: LiveRelease | null }).release
}

describe('requesting the live release', () => {
  it('responds with null before the first publish, then with what visitors see', async () => {
    const browser = await newPerson()
    const draft = await newDraft(browser, 'As published')
    expect(await releaseOf(browser, draft)).toBeNull()

    await publishAs(browser, draft, 1, 'live-release')
    const first = await releaseOf(browser, draft)
    expect(first).toEqual({ number: 1, createdAt: expect.any(String), websiteSettings: draft.websiteSettings })

    await saveAs(browser, draft, 1, 'Changed since')
    expect(await releaseOf(browser, draft)).toEqual(first)

    await publishAs(browser, draft, 2, 'live-release')
    expect(await releaseOf(browser, draft)).toMatchObject({
      number: 2,
      websiteSettings: { id: draft.draftId, businessName: 'Changed since' },
    })
  })

  it('returns the live release after the website changed its handle or rolled back', async () => {
    const browser = await newPerson()
    const draft = await newDraft(browser, 'First')
    await publishAs(browser, draft, 1, 'first-address')
    await saveAs(browser, draft, 1, 'Second')
    await publishAs(browser, draft, 2, 'second-address')
    expect(await releaseOf(browser, draft)).toMatchObject({ number: 2, websiteSettings: { businessName: 'Second' } })
    await saveAs(browser, draft, 2, 'First')
    await publishAs(browser, draft, 3, 'first-address')
    expect(await releaseOf(browser, draft)).toMatchObject({ number: 1, websiteSettings: { businessName: 'First' } })
  })

  it('returns the live release of the requested draft only', async () => {
    const browser = await newPerson()
    const [one, other] = [await newDraft(browser, 'One'), await newDraft(browser, 'Other')]
    await publishAs(browser, one, 1, 'release-of-one')
    expect(await releaseOf(browser, other)).toBeNull()
    expect(await releaseOf(browser, one)).toMatchObject({ websiteSettings: { businessName: 'One' } })
  })
})

describe('the website list', () => {
  it('shows each website with its main domain', async () => {
    const browser = await newPerson()
    const { user } = (await browser.get('/api/session')).body as { user: { uid: string } }
    const websites = [smallDocument('Named'), smallDocument('Unnamed'), smallDocument('Draft')]
    const drafts: Draft[] = []
    for (const websiteSettings of websites)
      drafts.push((await browser.post('/api/drafts', { websiteSettings })).body as Draft)
    const [named, unnamed] = drafts.map(({ draftId }) => draftId) as [string, string]
    const publish = (draftId: string, handle: string) =>
      browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': '"1"' })
    await publish(named, 'list-named')
    await publish(unnamed, 'list-unnamed')
    const of = { userId: user.uid, draftId: named }
    const list = async () => {
      const { drafts: listed } = (await browser.get('/api/drafts')).body as { drafts: DraftListItem[] }
      for (const { url, publishedHandle, mainDomain } of listed)
        expect(url).toBe(publishedHandle && `http://${mainDomain ?? `${publishedHandle}.localhost`}:8787/`)
      return Object.fromEntries(listed.map(({ businessName, mainDomain }) => [businessName, mainDomain]))
    }

    await takeDomain(contextOf(), { ...of, domainName: 'pending.list.example' }, true)
    expect(await list()).toEqual({ Named: null, Unnamed: null, Draft: null })
    await connectDomain(contextOf(), { ...of, domainName: 'first.list.example' })
    await connectDomain(contextOf(), { ...of, domainName: 'second.list.example' })
    expect(await list()).toEqual({ Named: 'first.list.example', Unnamed: null, Draft: null })
    await disconnectDomain(contextOf(), { ...of, domainName: 'first.list.example' })
    expect(await list()).toEqual({ Named: 'second.list.example', Unnamed: null, Draft: null })
  })
})
