import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Creation } from '../../../worker/contract/creations.ts'
import { type Answer, Browser } from '../../harness/workers/browser.ts'
import { smallDocument } from '../../harness/workers/documents.ts'
import { newPerson, requestCode, signIn } from '../../harness/workers/sign-in.ts'

const answers = {
  businessName: 'Ada’s Plumbing',
  businessActivities: 'Plumbing and heating repairs for homes in the north of the city',
  businessLocation: 'Leeds',
  fontPair: 'manrope-source-sans',
  palette: 'harbour',
  sections: ['Header', 'Introduction', 'Services', 'Contact', 'Footer'],
}

async function create(browser: Browser): Promise<Creation> {
  const { status, body } = await browser.post('/api/creations', answers)
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Creation
}

const draftIdIn = (answer: Answer | undefined) => (answer?.body as { draftId: string } | undefined)?.draftId

const drafts = async (browser: Browser) => ((await browser.get('/api/drafts')).body as { drafts: unknown[] }).drafts

describe('a website made before signing in', () => {
  it('waits in the browser that made it, and in no other', async () => {
    const browser = new Browser()
    expect((await browser.get('/api/creations/current')).status).toBe(404)
    const made = await create(browser)
    expect(made).toMatchObject({ draftId: null, websiteSettings: { businessName: answers.businessName } })
    expect(made.websiteSettings.sections.map(({ type }) => type)).toEqual(answers.sections)
    expect((await browser.get('/api/creations/current')).body).toEqual(made)
    expect((await new Browser().get('/api/creations/current')).status).toBe(404)
  })

  it('cannot be reached by who knows its id', async () => {
    const { creationId } = await create(new Browser())
    const other = new Browser()
    other.cookies.set('creation', creationId)
    expect((await other.get('/api/creations/current')).status).toBe(404)
    expect(await signIn(other, 'other-cookie@example.com')).toEqual({ draftId: null })
  })

  it('is held by a cookie that scripts cannot read, kept to the host on https', async () => {
    const browser = new Browser()
    await create(browser)
    expect(browser.setCookies.get('creation')).toMatch(/HttpOnly/)
    expect(browser.setCookies.get('creation')).toMatch(/SameSite=Lax/)
    const live = new Browser({ APP_ORIGIN: 'https://app.example.com' })
    await create(live)
    expect(live.setCookies.get('__Host-creation')).toMatch(/Path=\/.*Secure/)
  })

  it('becomes the draft of whoever signs in there, and leaves the browser', async () => {
    const browser = new Browser()
    const made = await create(browser)
    const { draftId } = await signIn(browser, 'claims@example.com')
    expect((await browser.get(`/api/drafts/${draftId}`)).body).toMatchObject({
      draftId,
      revision: 1,
      websiteSettings: { ...made.websiteSettings, id: draftId },
    })
    expect(browser.cookies.has('creation')).toBe(false)
    expect((await browser.get('/api/creations/current')).status).toBe(404)
  })

  it('becomes one draft, however often it is claimed', async () => {
    const browser = new Browser()
    await create(browser)
    const creation = browser.cookies.get('creation') ?? ''
    const first = await signIn(browser, 'twice@example.com')
    browser.cookies.set('creation', creation)
    expect(await signIn(browser, 'twice@example.com')).toEqual(first)
    expect(await drafts(browser)).toHaveLength(1)
  })

  it('becomes one draft when claimed several times at once', async () => {
    const browser = new Browser()
    await create(browser)
    const person = await newPerson()
    person.cookies.set('creation', browser.cookies.get('creation') ?? '')
    const claims = await Promise.all(Array.from({ length: 6 }, () => person.post('/api/creations/current/claim')))
    const ids = claims.filter(({ status }) => status === 200).map(({ body }) => (body as Creation).draftId)
    expect(new Set(ids).size).toBe(1)
    expect(await drafts(person)).toHaveLength(1)
  })

  it('is nobody else’s once it is claimed', async () => {
    const browser = new Browser()
    await create(browser)
    const creation = browser.cookies.get('creation') ?? ''
    await signIn(browser, 'owner@example.com')
    const other = new Browser()
    other.cookies.set('creation', creation)
    expect(await signIn(other, 'second@example.com')).toEqual({ draftId: null })
    expect(await drafts(other)).toEqual([])
  })

  it('does not come back when its draft was deleted', async () => {
    const browser = new Browser()
    await create(browser)
    const creation = browser.cookies.get('creation') ?? ''
    const { draftId } = await signIn(browser, 'deletes@example.com')
    await browser.delete(`/api/drafts/${draftId}`)
    browser.cookies.set('creation', creation)
    expect(await signIn(browser, 'deletes@example.com')).toEqual({ draftId: null })
    expect(await drafts(browser)).toEqual([])
  })

  it('is not claimed by a code that is refused', async () => {
    const browser = new Browser()
    await create(browser)
    const { session } = await requestCode(browser, 'refused@example.com')
    const { body } = await browser.post('/api/login/otp/verify', { session, code: 'nonsense' })
    expect(body).toEqual({ status: 'InvalidCode', draftId: null })
    expect((await browser.get('/api/creations/current')).body).toMatchObject({ draftId: null })
  })

  it('waits on while the account is full, and is claimed when there is room', async () => {
    const person = await newPerson()
    const full = Array.from({ length: Number(env.WEBSITE_LIMIT) }, () =>
      person.post('/api/drafts', { websiteSettings: smallDocument() }),
    )
    const [first] = await Promise.all(full)
    const maker = new Browser()
    await create(maker)
    person.cookies.set('creation', maker.cookies.get('creation') ?? '')
    const refused = await person.post('/api/creations/current/claim')
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ error: { code: 'website_limit_reached' } })

    await person.delete(`/api/drafts/${draftIdIn(first)}`)
    const { status, body } = await person.post('/api/creations/current/claim')
    expect(status).toBe(200)
    expect((await person.get(`/api/drafts/${(body as Creation).draftId}`)).status).toBe(200)
  })
})

describe('a website made by somebody signed in', () => {
  it('is their draft at once and binds nothing to the browser', async () => {
    const person = await newPerson()
    const { draftId } = await create(person)
    expect((await person.get(`/api/drafts/${draftId}`)).body).toMatchObject({ draftId, revision: 1 })
    expect(person.cookies.has('creation')).toBe(false)
  })

  it('is refused when the account is full', async () => {
    const person = await newPerson()
    await Promise.all(Array.from({ length: Number(env.WEBSITE_LIMIT) }, () => create(person)))
    const { status, body } = await person.post('/api/creations', answers)
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { code: 'website_limit_reached' } })
  })
})

describe('answers', () => {
  it('that are not enough are refused with where they are wrong', async () => {
    const { status, body } = await new Browser().post('/api/creations', {
      ...answers,
      businessName: ' ',
      link: 'not an address',
      sections: ['Header', 'Nonsense'],
    })
    expect(status).toBe(400)
    const { issues } = (body as { error: { details: { issues: { path: string }[] } } }).error.details
    expect(issues.map(({ path }) => path)).toEqual(['businessName', 'link', 'sections.1'])
    expect(JSON.stringify(body)).not.toContain('not an address')
  })
})
