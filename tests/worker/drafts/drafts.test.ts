import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Draft, DraftListItem } from '../../../worker/drafts/schema.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { documentWith, smallDocument } from '../../harness/workers/sites/documents.ts'

const nobodys = 'f'.repeat(32)

async function newDraft(browser: Browser, businessName?: string): Promise<Draft> {
  const { status, body } = await browser.post('/api/drafts', { websiteSettings: smallDocument(businessName) })
  expect(status).toBe(201)
  return body as Draft
}

const save = (browser: Browser, { draftId, revision }: Pick<Draft, 'draftId' | 'revision'>, businessName: string) =>
  browser.put(
    `/api/drafts/${draftId}`,
    { websiteSettings: smallDocument(businessName) },
    { 'if-match': `"${revision}"` },
  )

const list = async (browser: Browser) =>
  ((await browser.get('/api/drafts')).body as { drafts: { draftId: string; businessName: string }[] }).drafts

/** An error response without parts that differ per request. */
function refusal({ status, body }: { status: number; body: unknown }) {
  const { error } = body as { error: { requestId: string } }
  return { status, error: { ...error, requestId: '' } }
}

describe('a draft', () => {
  it('belongs to the person who creates, reads, saves and deletes it', async () => {
    const browser = await newPerson()
    const made = await newDraft(browser, 'First name')
    expect(made).toMatchObject({
      revision: 1,
      version: '1.0',
      handle: null,
      lastDesignedAt: null,
      lastPublishedAt: null,
    })
    expect(made.websiteSettings).toMatchObject({ id: made.draftId, businessName: 'First name' })

    const read = await browser.get(`/api/drafts/${made.draftId}`)
    expect(read.body).toEqual(made)
    expect(read.headers.get('etag')).toBe('"1"')

    const saved = await save(browser, made, 'Second name')
    expect(saved.status).toBe(200)
    expect(saved.headers.get('etag')).toBe('"2"')
    expect(saved.body).toMatchObject({ revision: 2, websiteSettings: { businessName: 'Second name' } })
    expect(saved.body).toMatchObject({ lastDesignedAt: expect.any(String), createdAt: made.createdAt })

    expect((await browser.delete(`/api/drafts/${made.draftId}`)).status).toBe(204)
    expect((await browser.get(`/api/drafts/${made.draftId}`)).status).toBe(404)
    expect(await list(browser)).toEqual([])
  })

  it('opens by its handle, but saves only by its id', async () => {
    const browser = await newPerson()
    const made = await newDraft(browser)
    await env.DB.prepare("update draft_websites set handle = 'adas-plumbing' where id = ?").bind(made.draftId).run()
    expect((await browser.get('/api/drafts/adas-plumbing')).body).toMatchObject({ draftId: made.draftId })
    expect((await save(browser, { draftId: 'adas-plumbing', revision: 1 }, 'Other')).status).toBe(404)
  })

  // ASVS 8.2.2
  it('responds with 404 to other people, as if it didn’t exist', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const { draftId } = await newDraft(owner)
    const calls = (id: string) =>
      [
        () => other.get(`/api/drafts/${id}`),
        () => save(other, { draftId: id, revision: 1 }, 'Taken over'),
        () => other.delete(`/api/drafts/${id}`),
        () => other.post(`/api/drafts/${id}/publish`, { handle: 'taken-over' }, { 'if-match': '"1"' }),
        () => other.post(`/api/drafts/${id}/duplicate`),
        () => other.get(`/api/drafts/${id}/release`),
      ] as const
    for (const [index, call] of calls(draftId).entries()) {
      const [foreign, unknown] = [await call(), await calls(nobodys)[index]?.()]
      expect(foreign.status).toBe(404)
      expect(refusal(foreign)).toEqual(unknown && refusal(unknown))
    }
    expect((await owner.get(`/api/drafts/${draftId}`)).body).toMatchObject({ revision: 1 })
  })

  it('responds with 401 without a session', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    await browser.post('/api/session/sign-out')
    for (const { status, body } of [
      await browser.get('/api/drafts'),
      await browser.get(`/api/drafts/${draftId}`),
      await browser.post('/api/drafts', { websiteSettings: smallDocument() }),
      await save(browser, { draftId, revision: 1 }, 'Other'),
      await browser.delete(`/api/drafts/${draftId}`),
      await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'other-name' }, { 'if-match': '"1"' }),
      await browser.post(`/api/drafts/${draftId}/duplicate`),
      await browser.get(`/api/drafts/${draftId}/release`),
    ]) {
      expect(status).toBe(401)
      expect(body).toMatchObject({ error: { code: 'not_signed_in' } })
    }
  })
})

describe('deleting a draft', () => {
  it('takes its website down and reserves the handle', async () => {
    const browser = await newPerson()
    const made = await newDraft(browser)
    const publish = (draft: Draft) =>
      browser.post(`/api/drafts/${draft.draftId}/publish`, { handle: 'Ada Plumbing' }, { 'if-match': '"1"' })
    const published = await publish(made)
    expect(published.body).toMatchObject({ handle: 'adaplumbing', draft: { draftId: made.draftId } })
    expect(await list(browser)).toMatchObject([{ publishedHandle: 'adaplumbing' }])
    expect(await env.SITES.get('host:adaplumbing.localhost')).not.toBeNull()

    expect((await browser.delete(`/api/drafts/${made.draftId}`)).status).toBe(204)
    expect(await env.SITES.get('host:adaplumbing.localhost')).toBeNull()
    expect((await (await newPerson()).get('/api/handles/adaplumbing')).body).toMatchObject({ status: 'in-use' })
    expect((await browser.get('/api/handles/adaplumbing')).body).toMatchObject({ status: 'available' })
    expect((await publish(await newDraft(browser))).status).toBe(200)
  })
})

describe('saving', () => {
  // ASVS 2.2.3
  it('requires the base revision', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser, 'Kept')
    const without = await browser.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument('Lost') })
    expect(without.status).toBe(428)
    expect(without.body).toMatchObject({ error: { code: 'revision_required' } })
    const any = await browser.put(
      `/api/drafts/${draftId}`,
      { websiteSettings: smallDocument('Lost') },
      { 'if-match': '*' },
    )
    expect(any.status).toBe(400)
    expect((await browser.get(`/api/drafts/${draftId}`)).body).toMatchObject({
      websiteSettings: { businessName: 'Kept' },
    })
  })

  it('keeps both documents when a different tab saved first', async () => {
    const browser = await newPerson()
    const made = await newDraft(browser)
    const first = (await save(browser, made, 'From the first tab')).body
    const second = await save(browser, made, 'From the second tab')
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({ error: { code: 'stale_revision', details: { current: first } } })
    expect((await browser.get(`/api/drafts/${made.draftId}`)).body).toEqual(first)
    expect((await save(browser, { ...made, revision: 2 }, 'From the second tab')).status).toBe(200)
  })

  it('succeeds for exactly one of several parallel saves', async () => {
    const browser = await newPerson()
    const made = await newDraft(browser)
    const names = Array.from({ length: 8 }, (_, index) => `Save ${index}`)
    const statuses = await Promise.all(names.map(async (name) => (await save(browser, made, name)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(7)
    expect((await browser.get(`/api/drafts/${made.draftId}`)).body).toMatchObject({ revision: 2 })
  })

  // ASVS 1.5.2, ASVS 2.2.1
  it('rejects an invalid document and returns the path without the value', async () => {
    const browser = await newPerson()
    const { draftId, websiteSettings } = await newDraft(browser, 'Kept')
    const spoilt = {
      ...websiteSettings,
      businessName: 'N'.repeat(49),
      theme: { ...websiteSettings.theme, colors: 'secret' },
    }
    const { status, body } = await browser.put(
      `/api/drafts/${draftId}`,
      { websiteSettings: spoilt },
      { 'if-match': '"1"' },
    )
    expect(status).toBe(400)
    const { issues } = (body as { error: { details: { issues: { path: string; message: string }[] } } }).error.details
    expect(issues.map(({ path }) => path)).toEqual(['websiteSettings.businessName', 'websiteSettings.theme.colors'])
    expect(JSON.stringify(body)).not.toMatch(/secret|NNNN/)
    expect((await browser.get(`/api/drafts/${draftId}`)).body).toMatchObject({
      revision: 1,
      websiteSettings: { businessName: 'Kept' },
    })
  })
})

describe('a picture in a document', () => {
  const answerTo = async (image: object) => {
    const browser = await newPerson()
    const { draftId, websiteSettings } = await newDraft(browser)
    const sections = websiteSettings.sections.map((section) =>
      section.type === 'Introduction' ? { ...section, content: { ...section.content, image } } : section,
    )
    const at = sections.findIndex(({ type }) => type === 'Introduction')
    expect(at).toBeGreaterThan(-1)
    const changed = { websiteSettings: { ...websiteSettings, sections } }
    const { status, body } = await browser.put(`/api/drafts/${draftId}`, changed, { 'if-match': '"1"' })
    const { error } = body as { error?: { details: { issues: { path: string }[] } } }
    const place = `websiteSettings.sections.${at}.content.image.`
    return { status, fields: error?.details.issues.map(({ path }) => path.replace(place, '')) }
  }
  const urls = (url: string) => [{ type: 'regular', url }]

  it.each(['Custom', 'Pexels', 'Unsplash', 'Openverse'])(
    'fails with an image address that isn’t from %s',
    async (provider) => {
      const refused = { status: 400, fields: ['urls.0.url'] }
      expect(await answerTo({ provider, urls: urls('https://evil.example/track.png') })).toEqual(refused)
      expect(await answerTo({ provider, urls: urls('https://images.pexels.com.evil.example/a.png') })).toEqual(refused)
      const crop = { ratio: 1, urls: urls('https://evil.example/track.png') }
      expect(await answerTo({ provider, crop })).toEqual({ status: 400, fields: ['crop.urls.0.url'] })
    },
  )

  it('works with an address from our own store or its photo service', async () => {
    for (const [provider, url] of [
      ['Custom', `/media/${'a'.repeat(64)}/full`],
      ['Pexels', 'https://images.pexels.com/photos/1/a.jpeg?w=800'],
      ['Unsplash', 'https://plus.unsplash.com/premium_photo-1?w=800'],
      ['Openverse', 'https://api.openverse.org/v1/images/1/thumb/'],
    ] as const)
      expect(await answerTo({ provider, urls: urls(url) })).toMatchObject({ status: 200 })
  })

  it.each(['javascript:alert(1)', 'http://photos.example/ana', 'data:text/html,hi', '//evil.example'])(
    'fails with the credit %s',
    async (url) => {
      const answer = await answerTo({ provider: 'Custom', credit: { name: 'Ana', url } })
      expect(answer).toEqual({ status: 400, fields: ['credit.url'] })
    },
  )
})

describe('a save’s body', () => {
  it('allows 512 KB', async () => {
    const browser = await newPerson()
    const { status, body } = await browser.post('/api/drafts', `{"filling":"${'x'.repeat(512 * 1024)}"}`)
    expect(status).toBe(413)
    expect(body).toMatchObject({ error: { code: 'too_large' } })
    expect((await browser.post('/api/drafts', `{"filling":"${'x'.repeat(400 * 1024)}"}`)).status).toBe(400)
  })

  it.each([
    ['reads a refused body of 100 MB to its end', 100, 101],
    ['stops reading a body that does not end', Number.POSITIVE_INFINITY, 140],
  ])('%s', async (_what, megabytes, most) => {
    const browser = await newPerson()
    const chunk = new Uint8Array(2 ** 20).fill(120)
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1
        if (sent > megabytes) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const headers = { 'content-type': 'application/json', origin: env.APP_ORIGIN }
    const { status } = await browser.fetch('/api/drafts', { method: 'POST', headers, body })
    expect(status).toBe(413)
    expect(sent).toBeGreaterThanOrEqual(100)
    expect(sent).toBeLessThanOrEqual(most)
  })

  // ASVS 3.5.2
  it('must be declared as JSON', async () => {
    const browser = await newPerson()
    const text = await browser.post('/api/drafts', 'businessName=Ada', { 'content-type': 'text/plain' })
    expect(text.status).toBe(415)
    expect(text.body).toMatchObject({ error: { code: 'unsupported_media_type' } })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await browser.post('/api/drafts', 'businessName=Ada', form)).status).toBe(415)
    const broken = await browser.post('/api/drafts', '{"websiteSettings":')
    expect(broken.status).toBe(400)
    expect(broken.body).toMatchObject({ error: { code: 'invalid_request' } })
    expect((await browser.post('/api/drafts')).status).toBe(400)
    expect((await browser.post('/api/drafts', '['.repeat(400_000))).status).toBe(400)
    expect((await browser.post('/api/drafts', '[]')).status).toBe(400)
    expect((await browser.post('/api/drafts', 'null')).status).toBe(400)
    expect(await list(browser)).toEqual([])
  })
})

describe('the draft list', () => {
  it('starts with the last designed draft, or else the last modified draft', async () => {
    const browser = await newPerson()
    const [a, b, c] = [await newDraft(browser, 'A'), await newDraft(browser, 'B'), await newDraft(browser, 'C')]
    const at = (draft: Draft, modified: number, designed: number | null) =>
      env.DB.prepare('update draft_websites set modified_at = ?, last_designed_at = ? where id = ?')
        .bind(modified, designed, draft.draftId)
        .run()
    await at(a, 9_000, 2_000)
    await at(b, 3_000, null)
    await at(c, 1_000, 4_000)
    expect((await list(browser)).map(({ businessName }) => businessName)).toEqual(['C', 'B', 'A'])
    await save(browser, a, 'A again')
    expect((await list(browser))[0]).toEqual({
      draftId: a.draftId,
      revision: 2,
      publishedHandle: null,
      mainDomain: null,
      suspended: false,
      url: null,
      businessName: 'A again',
      createdAt: a.createdAt,
      modifiedAt: expect.any(String),
      lastDesignedAt: expect.any(String),
      lastPublishedAt: null,
    })
  })

  it('shows when each draft was last published', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'said-when' }, { 'if-match': '"1"' })
    const { body } = await browser.get(`/api/drafts/${draftId}`)
    expect(await list(browser)).toMatchObject([{ lastPublishedAt: (body as Draft).lastPublishedAt, revision: 1 }])
  })
})

describe('the website limit', () => {
  it('applies to parallel new drafts, and a deletion makes room for one', async () => {
    const browser = await newPerson()
    const limit = Number(env.WEBSITE_LIMIT)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => browser.post('/api/drafts', { websiteSettings: smallDocument() })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(40 - limit)
    for (const { body } of refused) expect(body).toMatchObject({ error: { code: 'website_limit_reached' } })

    const drafts = await list(browser)
    expect(drafts).toHaveLength(limit)
    await browser.delete(`/api/drafts/${drafts[0]?.draftId}`)
    await newDraft(browser)
  })
})

async function aDraft(browser: Browser, websiteSettings = smallDocument()): Promise<Draft> {
  const { status, body } = await browser.post('/api/drafts', { websiteSettings })
  expect(status).toBe(201)
  return body as Draft
}

const duplicate = (browser: Browser, idOrHandle: string) => browser.post(`/api/drafts/${idOrHandle}/duplicate`)

const listed = async (browser: Browser) =>
  ((await browser.get('/api/drafts')).body as { drafts: DraftListItem[] }).drafts

describe('a duplicate', () => {
  it('copies the stored document under a new id and name', async () => {
    const browser = await newPerson()
    const original = await aDraft(browser, documentWith(12))
    const { status, body, headers } = await duplicate(browser, original.draftId)
    expect([status, headers.get('etag')]).toEqual([201, '"1"'])
    const copy = body as Draft
    expect(copy.draftId).not.toBe(original.draftId)
    expect(copy).toMatchObject({ revision: 1, handle: null, lastPublishedAt: null, lastDesignedAt: null })
    expect(copy.websiteSettings).toEqual({
      ...original.websiteSettings,
      id: copy.draftId,
      businessName: 'Ada’s Plumbing (2)',
    })
    expect((await browser.get(`/api/drafts/${copy.draftId}`)).body).toEqual(copy)
    expect((await browser.get(`/api/drafts/${original.draftId}`)).body).toEqual(original)
    expect((await listed(browser)).map(({ businessName }) => businessName)).toContain('Ada’s Plumbing (2)')
  })

  it('doesn’t get the original’s handle and preview links', async () => {
    const browser = await newPerson()
    const { draftId } = await aDraft(browser)
    await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'stays-here' }, { 'if-match': '"1"' })
    await browser.post(`/api/drafts/${draftId}/preview-links`, { days: 1 })
    const copy = (await duplicate(browser, draftId)).body as Draft
    expect(copy.handle).toBeNull()
    const row = await env.DB.prepare('select * from draft_websites where id = ?').bind(copy.draftId).first()
    expect(row).toMatchObject({ handle: null, last_published_at: null })
    expect((await browser.get(`/api/drafts/${copy.draftId}/preview-links`)).body).toEqual({ shared: false })
    expect((await browser.get('/api/drafts/stays-here')).body).toMatchObject({ draftId })
  })

  it.each([
    ['x'.repeat(48), `${'x'.repeat(44)} (2)`],
    [`${'x'.repeat(43)}😀 and more`.slice(0, 48), `${'x'.repeat(43)} (2)`],
    [`${'x'.repeat(40)}👩‍🔧`, `${'x'.repeat(40)} (2)`],
    [`${'x'.repeat(43)} yard`, `${'x'.repeat(43)} (2)`],
    ['Ada (7)', 'Ada (2)'],
    ['Ada (2)', 'Ada (3)'],
  ])('of %s gets a number, and a name within the limit', async (name, expected) => {
    const browser = await newPerson()
    const { draftId } = await aDraft(browser, smallDocument(name))
    expect((await duplicate(browser, draftId)).body).toMatchObject({ websiteSettings: { businessName: expected } })
  })

  it('gets the next number, even as a copy of a copy', async () => {
    const browser = await newPerson()
    const { draftId } = await aDraft(browser, smallDocument('Ada'))
    const nameOf = async (id: string) => {
      const { draftId: copy, websiteSettings } = (await duplicate(browser, id)).body as Draft
      return [websiteSettings.businessName, copy] as const
    }
    const [second, copy] = await nameOf(draftId)
    expect([second, (await nameOf(copy))[0], (await nameOf(draftId))[0]]).toEqual(['Ada (2)', 'Ada (3)', 'Ada (4)'])
  })

  it('counts toward the website limit, even in parallel', async () => {
    const browser = await newPerson()
    const { draftId } = await aDraft(browser)
    const answers = await Promise.all(Array.from({ length: 20 }, () => duplicate(browser, draftId)))
    const limit = Number(env.WEBSITE_LIMIT)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit - 1)
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body]).toMatchObject([409, { error: { code: 'website_limit_reached' } }])
    }
    expect(await listed(browser)).toHaveLength(limit)
  })

  it('requires the draft’s id, not its handle', async () => {
    const browser = await newPerson()
    const { draftId } = await aDraft(browser)
    await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'no-twin' }, { 'if-match': '"1"' })
    expect((await duplicate(browser, 'no-twin')).status).toBe(404)
    expect(await listed(browser)).toHaveLength(1)
  })
})
