import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { mediaPath } from '../../../renderer/document/values/media.ts'
import type { Draft, PreviewLink } from '../../../worker/drafts/schema.ts'
import { creationIdOf, newToken } from '../../../worker/platform/crypto/hash.ts'
import { changeHandle } from '../../../worker/publishing/publish.ts'
import { makePng } from '../../harness/pictures/formats.ts'
import { newCodePerson, newPasswordPerson, requestProof } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import {
  documentShowing,
  newDraftId,
  newHash,
  newPicture,
  storeFile,
  upload,
} from '../../harness/workers/pictures/uploads.ts'
import {
  addressFor,
  contextOf,
  idOf,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const app = siteEnv().APP_ORIGIN
const previews = 'http://preview.localhost:8787'
const hour = 60 * 60 * 1000

const statusOf = async (url: string, init: RequestInit = {}) => {
  const response = await visit(url, init)
  await response.arrayBuffer()
  return response.status
}
const cookiesOf = (browser: Browser) => ({ cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') })
const appPicture = (browser: Browser, path: string) => visit(app + path, { headers: cookiesOf(browser) })

let seed = 1
/** A picture just uploaded to a new draft. */
async function newUpload(browser: Browser) {
  const draftId = await newDraftId(browser)
  const { picture } = await upload(browser, draftId, await makePng(400, 300, 90_000 + seed++))
  const path = picture.image.urls.find(({ type }) => type === 'small')?.url ?? picture.image.urls[0]?.url ?? ''
  return { draftId, picture, path, hash: path.split('/')[2] ?? '' }
}

/** Publishes the draft with an uploaded picture; returns its handle. */
async function publishShowing(browser: Browser, { draftId, picture }: Awaited<ReturnType<typeof newUpload>>) {
  const { websiteSettings } = (await browser.get(`/api/drafts/${draftId}`)).body as Draft
  const sections = websiteSettings.sections.map((section) =>
    section.type === 'Introduction' ? { ...section, content: { ...section.content, image: picture.image } } : section,
  )
  const saved = await browser.put(
    `/api/drafts/${draftId}`,
    { websiteSettings: { ...websiteSettings, sections } },
    { 'if-match': '"1"' },
  )
  expect(saved.status).toBe(200)
  const handle = newHandle()
  expect((await browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': '"2"' })).status).toBe(200)
  return handle
}

describe('an upload that no website shows', () => {
  it('opens only for its owner on the app’s host', async () => {
    const others = newHandle()
    await publish(await newSite(), others)
    const [{ browser: owner }, { browser: stranger }] = [await newPasswordPerson(), await newCodePerson()]
    const { path } = await newUpload(owner)
    expect(await statusOf(addressFor(others, path))).toBe(404)
    expect(await statusOf(previews + path)).toBe(404)
    expect(await statusOf(app + path)).toBe(404)
    expect((await appPicture(stranger, path)).status).toBe(404)
    const redirect = await appPicture(owner, path)
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'private, max-age=3600'])
    const picture = await visit(redirect.headers.get('location') ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.headers.get('access-control-allow-origin')).toBe(app)
    expect(await statusOf(addressFor(others, path))).toBe(404)
  })

  it('renews the session cookie two days after sign-in', async () => {
    const { browser, email } = await newCodePerson()
    const { path } = await newUpload(browser)
    await env.DB.prepare(
      'update sessions set expires_at = expires_at - ? where user_id = (select id from users where email = ?)',
    )
      .bind(48 * hour, email)
      .run()
    const redirect = await appPicture(browser, path)
    expect(redirect.status).toBe(302)
    expect(redirect.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=\S+;.*Max-Age=/)])
  })

  it('opens with its own pass until the pass expires', async () => {
    const { browser } = await newCodePerson()
    const [one, other] = [await newUpload(browser), await newUpload(browser)]
    const location = new URL((await appPicture(browser, one.path)).headers.get('location') ?? '')
    const pass = location.searchParams.get('pass') ?? ''
    const [until = '', mac = ''] = pass.split('.')
    expect(Number(until) - Date.now()).toBeLessThanOrEqual(24 * hour)
    expect(await statusOf(`${previews}${one.path}?pass=${pass}`)).toBe(200)
    for (const wrong of [
      '',
      '.',
      mac,
      `${until}.`,
      `${Number(until) + 1}.${mac}`,
      `${until}.${mac.replace(/./, 'x')}`,
      `0.${mac}`,
    ])
      expect([wrong, await statusOf(`${previews}${one.path}?pass=${wrong}`)]).toEqual([wrong, 404])
    expect(await statusOf(`${previews}${other.path}?pass=${pass}`)).toBe(404)
    expect(await statusOf(`${addressFor('preview', one.path)}?pass=${Date.now() - 1}.${mac}`)).toBe(404)
  })
})

describe('an unclaimed website’s picture', () => {
  it('opens only in the browser that created it', async () => {
    const token = newToken()
    const [site, draftId] = [await newSite(), await creationIdOf(token)]
    const { hash } = await newPicture({ userId: '', draft: { ...site.draft, draftId } })
    const path = mediaPath(hash, 'regular')
    const held = (value: string) => visit(app + path, { headers: { cookie: `creation=${value}` } })
    const redirect = await held(token)
    expect(redirect.status).toBe(302)
    expect(await statusOf(redirect.headers.get('location') ?? '')).toBe(200)
    for (const value of [newToken(), draftId, '']) expect((await held(value)).status).toBe(404)
  })
})

describe('a picture on a website', () => {
  // ASVS 8.4.1
  it('opens only on that website', async () => {
    const { browser } = await newCodePerson()
    const uploaded = await newUpload(browser)
    const [own, others] = [await publishShowing(browser, uploaded), newHandle()]
    await publish(await newSite(), others)
    for (let time = 0; time < 2; time += 1) {
      expect(await statusOf(addressFor(own, uploaded.path))).toBe(200)
      expect(await statusOf(addressFor(others, uploaded.path))).toBe(404)
    }
  })

  it('disappears when the website goes offline', async () => {
    const { browser } = await newCodePerson()
    const uploaded = await newUpload(browser)
    const own = await publishShowing(browser, uploaded)
    expect(await statusOf(addressFor(own, uploaded.path))).toBe(200)
    expect((await browser.post(`/api/drafts/${uploaded.draftId}/unpublish`, {})).status).toBe(200)
    expect(await statusOf(addressFor(own, uploaded.path))).toBe(404)
    expect(await statusOf(previews + uploaded.path)).toBe(404)
  })

  it('disappears with its account, even with a pass', async () => {
    const { browser, email } = await newCodePerson()
    const uploaded = await newUpload(browser)
    const own = await publishShowing(browser, uploaded)
    const copycat = newHandle()
    await storeSite(`${copycat}.localhost`, { page: `<img src="${uploaded.path}">` })
    const pass = (await appPicture(browser, uploaded.path)).headers.get('location') ?? ''
    const everywhere = [addressFor(own, uploaded.path), addressFor(copycat, uploaded.path), pass]
    for (const url of everywhere) expect(await statusOf(url)).toBe(200)
    const proof = await requestProof(browser, email, 'delete-account')
    expect((await browser.post('/api/account/reauthentication/code/verify', proof)).status).toBe(200)
    expect((await browser.delete('/api/account')).status).toBe(204)
    expect((await env.MEDIA.list({ prefix: `media/${uploaded.hash}/` })).objects).toEqual([])
    for (const url of everywhere) expect([url, await statusOf(url)]).toEqual([url, 404])
    const copy = `${env.SITES_ORIGIN}${uploaded.path}`
    expect(await caches.default.match(copy)).toBeUndefined()
  })

  it('remains in a location’s cache for an hour at most', async () => {
    const { browser } = await newCodePerson()
    const uploaded = await newUpload(browser)
    const response = await visit(addressFor(await publishShowing(browser, uploaded), uploaded.path))
    await response.arrayBuffer()
    const copy = await caches.default.match(`${env.SITES_ORIGIN}${uploaded.path}`)
    expect(copy?.headers.get('cache-control')).toBe('max-age=3600')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=3600, immutable')
  })
})

describe('a picture no longer on the live page', () => {
  const showing = async (site: Site, of: Parameters<typeof documentShowing>[0]): Promise<Site> => ({
    ...site,
    draft: { ...site.draft, websiteSettings: documentShowing(of) },
  })
  const pathOf = ({ hash }: { hash: string }) => mediaPath(hash, 'regular')

  it('remains available for an hour after its replacement', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const [first, second, third] = [await newPicture(site), await newPicture(site), await newPicture(site)]
    const names = ['First', 'Second', 'Third']
    let live = site
    for (const [nth, whole] of [first, second, third].entries()) {
      live = await save(await showing(live, { whole }), names[nth] ?? '')
      await publish(live, handle)
    }
    for (const picture of [first, second, third]) expect(await statusOf(addressFor(handle, pathOf(picture)))).toBe(200)

    const later = newHandle()
    const longAgo = contextOf(siteEnv(), () => new Date(Date.now() - 2 * hour))
    const other = await newSite()
    const [old, current] = [await newPicture(other), await newPicture(other)]
    const before = await save(await showing(other, { whole: old }), 'Before')
    await publish(before, later, longAgo)
    await publish(await save(await showing(before, { whole: current }), 'After'), later, longAgo)
    expect(await statusOf(addressFor(later, pathOf(old)))).toBe(404)
    expect(await statusOf(addressFor(later, pathOf(current)))).toBe(200)
  })

  it('responds with an error at the website’s former address', async () => {
    const [site, left] = [await newSite(), newHandle()]
    const picture = await newPicture(site)
    await publish(await save(await showing(site, { whole: picture }), 'Here'), left)
    await changeHandle(contextOf(), { ...idOf(site), handle: newHandle() })
    expect(await statusOf(addressFor(left, pathOf(picture)))).not.toBe(200)
  })
})

describe('a release without a picture list', () => {
  it('serves the pictures of its pages and its icon', async () => {
    const host = `${newHandle()}.localhost`
    const [shown, icon, logo, stray] = [newHash(), newHash(), newHash(), newHash()]
    for (const hash of [shown, icon, logo, stray]) await storeFile(hash)
    const iconPath = await storeFile(icon, { variant: 'icon-32', contentType: 'image/png' })
    await storeSite(host, {
      page: `<img srcset="${mediaPath(shown, 'small')} 800w, ${mediaPath(shown, 'regular')} 1200w">`,
      files: { 'privacy/index.html': [`<img src="${mediaPath(logo, 'thumbnail')}">`, 'text/html; charset=utf-8'] },
      icon: iconPath,
    })
    const at = (path: string) => statusOf(`http://${host}:8787${path}`)
    expect(await at(mediaPath(shown, 'regular'))).toBe(200)
    expect(await at(mediaPath(logo, 'regular'))).toBe(200)
    expect(await at('/favicon.ico')).toBe(200)
    expect(await at(mediaPath(stray, 'regular'))).toBe(404)
  })
})

describe('a private preview', () => {
  it('serves the owner’s pictures below its own path until the link ends', async () => {
    const { browser } = await newCodePerson()
    const uploaded = await newUpload(browser)
    await publishShowing(browser, uploaded)
    const link = (await browser.post(`/api/drafts/${uploaded.draftId}/preview-links`, { days: 1 })).body as PreviewLink
    const page = await (await visit(link.url)).text()
    const { pathname } = new URL(link.url)
    const sources = [...page.matchAll(/(?:src|href)="([^"]*\/media\/[^"]*)"/g)].map(([, path]) => path ?? '')
    expect(sources.length).toBeGreaterThan(0)
    for (const path of sources) {
      expect(path.startsWith(`${pathname}media/`)).toBe(true)
      const response = await visit(previews + path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'private, max-age=86400, immutable',
      ])
      await response.arrayBuffer()
    }
    const { browser: other } = await newCodePerson()
    const theirs = await newUpload(other)
    expect(await statusOf(link.url + theirs.path.slice(1))).toBe(404)
    expect((await browser.delete(`/api/drafts/${uploaded.draftId}/preview-links`)).status).toBe(204)
    for (const path of sources) expect(await statusOf(previews + path)).toBe(404)
  })
})
