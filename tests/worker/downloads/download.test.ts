import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { documentName } from '../../../worker/downloads/contents.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { mediaKey } from '../../../worker/platform/store/media.ts'
import { codeOf, newVerifiedPerson, uidOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { documentWithForm, entered, messagesOf, post } from '../../harness/workers/messages/contact-form.ts'
import { documentShowing, newPicture } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { assets, newHandle, publish } from '../../harness/workers/sites/sites.ts'
import { readZip } from '../../harness/workers/zips/read-zip.ts'

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** A person with a website of this document, and their browser. */
async function somebodyWith(websiteSettings: object) {
  const { browser } = await newVerifiedPerson({ ASSETS: assets })
  const { body } = await browser.post('/api/drafts', { websiteSettings })
  return { browser, userId: await uidOf(browser), draft: body as Draft }
}

async function download(browser: Browser, draftId: string) {
  const response = await browser.fetch(`/api/drafts/${draftId}/download`)
  expect(response.status).toBe(200)
  const files = readZip(new Uint8Array(await response.arrayBuffer()))
  return { headers: response.headers, files, names: [...files.keys()], textOf: (name: string) => text(files.get(name)) }
}

describe('a downloaded website', () => {
  // ASVS 5.4.1
  it('contains the pages with all their files, named after the business', async () => {
    const { browser, userId, draft } = await somebodyWith(smallDocument('Ada’s Plumbing'))
    const picture = await newPicture({ userId, draft })
    const { draftId } = draft
    const changed = { ...documentShowing({ whole: picture }), businessName: 'Ada’s Plumbing' }
    const saved = await browser.put(`/api/drafts/${draftId}`, { websiteSettings: changed }, { 'if-match': '"1"' })
    const handle = newHandle()
    await publish({ userId, draft: saved.body as Draft }, handle)
    const { headers, files, names, textOf } = await download(browser, draftId)
    const day = new Date().toISOString().slice(0, 10)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="ada-s-plumbing-${day}.zip"`)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(names).toEqual(expect.arrayContaining(['README.md', 'website.json', 'contents.json', 'site/404.html']))
    const page = textOf('site/index.html')
    const own = new RegExp(`(?:http://${handle}[.]localhost:8787|[\\s"(])/(\\w[^\\s")#?]*)`, 'g')
    const referred = [...page.matchAll(own)].map(([, path]) => path)
    expect(referred).toContain(`media/${picture.hash}/regular.webp`)
    const exists = (path = '') => [path, `${path}index.html`].some((name) => files.has(`site/${name}`))
    expect(referred.filter((path) => !exists(path))).toEqual([])
    expect(textOf('site/_redirects')).toContain(
      `/media/${picture.hash}/regular /media/${picture.hash}/regular.webp 301\n`,
    )
    expect(textOf('site/_redirects')).toMatch(/^\/favicon\.ico \/icon\.svg 302$/m)
    // The policy lists the style sheets by hash.
    for (const [, css = ''] of page.matchAll(/<style>(.*?)<\/style>/gs))
      expect(textOf('site/_headers')).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    expect(textOf('README.md')).toContain(`it sends them to http://${handle}.localhost:8787`)
  })

  it('contains the last saved document, and every picture once', async () => {
    const { browser, userId, draft } = await somebodyWith(smallDocument())
    const [shown, kept] = [await newPicture({ userId, draft }), await newPicture({ userId, draft })]
    const lost = await newPicture({ userId, draft })
    for (const format of ['', '.avif'] as const) await env.MEDIA.delete(mediaKey(lost.hash, 'regular', format))
    const websiteSettings = documentShowing({ whole: shown })
    await browser.put(`/api/drafts/${draft.draftId}`, { websiteSettings }, { 'if-match': '"1"' })
    const { names, textOf } = await download(browser, draft.draftId)
    expect(JSON.parse(textOf(documentName))).toEqual({ ...websiteSettings, id: draft.draftId })
    const { pictures } = JSON.parse(textOf('contents.json'))
    expect(pictures.map(({ file }: { file: string }) => file)).toEqual([
      `site/media/${shown.hash}/regular.webp`,
      `pictures/media/${kept.hash}/regular.webp`,
      null,
    ])
    expect(names.filter((name) => name.includes(shown.hash))).toHaveLength(1)
    expect(pictures[0]).toMatchObject({ description: 'A kitchen', tags: ['oak'], kind: 'upload', inLibrary: true })
  })

  it('keeps the contact form, which works from another host', async () => {
    const { browser, userId, draft } = await somebodyWith(documentWithForm({ email: 'ada@example.com' }))
    const handle = newHandle()
    await publish({ userId, draft }, handle)
    const { textOf } = await download(browser, draft.draftId)
    const [form = ''] = /<form .*?<\/form>/s.exec(textOf('site/index.html')) ?? []
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
    expect(action).toBe(`http://${handle}.localhost:8787/_/contact`)
    expect(form).toContain('href="mailto:ada@example.com"')
    expect(textOf('site/_headers')).toContain(`form-action 'self' http://${handle}.localhost:8787;`)
    const elsewhere = {
      ...{ origin: 'https://ada.netlify.example', referer: 'https://ada.netlify.example/' },
      ...{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    }
    const sent = await post(action, entered, { headers: elsewhere })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/'])
    expect(await messagesOf({ of: { userId, draftId: draft.draftId } })).toMatchObject([
      { ...entered, folder: 'inbox', hostname: `${handle}.localhost` },
    ])
  })

  it('explains in its README that an offline website’s form is left out', async () => {
    const { browser, draft } = await somebodyWith(documentWithForm())
    const { textOf } = await download(browser, draft.draftId)
    expect(textOf('site/index.html')).not.toContain('<form')
    expect(textOf('README.md')).toContain('so a contact form is left out')
  })

  it('opens to its owner only, thirty times a day', async () => {
    const { browser, draft } = await somebodyWith(smallDocument())
    const path = `/api/drafts/${draft.draftId}/download`
    expect((await new Browser().get(path)).status).toBe(401)
    const { browser: stranger } = await newVerifiedPerson()
    const refused = await stranger.get(path)
    expect([refused.status, codeOf(refused)]).toEqual([404, 'not_found'])
    for (let time = 0; time < 30; time += 1) await (await browser.fetch(path)).arrayBuffer()
    const late = await browser.get(path)
    expect([late.status, codeOf(late)]).toEqual([429, 'too_many_requests'])
  })
})
