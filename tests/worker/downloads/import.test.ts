import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { makePng } from '../../harness/pictures/formats.ts'
import { newVerifiedPerson } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { documentShowing, upload } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { assets } from '../../harness/workers/sites/sites.ts'
import { readZip } from '../../harness/workers/zips/read-zip.ts'
import { writeZip } from '../../harness/workers/zips/write-zip.ts'

const text = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes)
const newPerson = async () => (await newVerifiedPerson({ ASSETS: assets, WEBSITE_LIMIT: '50' })).browser

type Answer = { draftId: string; businessName: string; error?: { code: string } }

async function importZip(browser: Browser, zip: Uint8Array<ArrayBuffer> | null) {
  const response = await browser.fetch('/api/drafts/import', {
    method: 'POST',
    headers: { origin: env.APP_ORIGIN, 'content-type': 'application/zip' },
    body: zip,
  })
  const body = (await response.json()) as Answer
  return { status: response.status, body, code: body.error?.code }
}

async function download(browser: Browser, draftId: string) {
  const response = await browser.fetch(`/api/drafts/${draftId}/download`)
  const zip = new Uint8Array(await response.arrayBuffer())
  return { zip, files: readZip(zip) }
}

/** The files of a static host, by path. */
const siteIn = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries(
    [...files].filter(([name]) => name.startsWith('site/')).map(([name, bytes]) => [name, text(bytes)]),
  )

/** A website that shows one picture and has another in its library. */
async function websiteOf(browser: Browser) {
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
  const { draftId } = body as Draft
  const { picture } = await upload(browser, draftId, await makePng(300, 200), { query: '?description=Shown' })
  await upload(browser, draftId, await makePng(200, 300), { query: '?description=Kept' })
  const shown = documentShowing({})
  const websiteSettings = {
    ...shown,
    sections: shown.sections.map((section) =>
      section.type === 'Introduction' ? { ...section, content: { ...section.content, image: picture.image } } : section,
    ),
  }
  const saved = await browser.put(`/api/drafts/${draftId}`, { websiteSettings }, { 'if-match': '"1"' })
  expect(saved.status).toBe(200)
  return { draftId, picture }
}

const draftsOf = async (browser: Browser) => ((await browser.get('/api/drafts')).body as { drafts: unknown[] }).drafts

const picturesOf = async (browser: Browser, draftId: string) => {
  const { body } = await browser.get(`/api/drafts/${draftId}/images`)
  const { pictures } = body as { pictures: { image: { description: string; urls: { url: string }[] } }[] }
  return pictures.map(({ image }) => image)
}

describe('importing a downloaded website', () => {
  it('recreates the same pages byte for byte, even after the website’s deletion', async () => {
    const browser = await newPerson()
    const { draftId } = await websiteOf(browser)
    const before = await download(browser, draftId)
    const site = siteIn(before.files)
    expect(Object.keys(site)).toEqual(expect.arrayContaining(['site/index.html', 'site/_headers']))
    expect(Object.keys(site).some((name) => name.endsWith('.webp'))).toBe(true)
    await browser.delete(`/api/drafts/${draftId}`)
    const { status, body } = await importZip(browser, before.zip)
    expect([status, body.businessName]).toEqual([201, 'Ada’s Plumbing'])
    expect(body.draftId).not.toBe(draftId)
    const after = await download(browser, body.draftId)
    expect(siteIn(after.files)).toEqual(site)
    expect((await picturesOf(browser, body.draftId)).map(({ description }) => description)).toEqual(['Kept', 'Shown'])
  })

  it('copies the pictures into another account as separate files', async () => {
    const browser = await newPerson()
    const { draftId, picture } = await websiteOf(browser)
    const { zip, files } = await download(browser, draftId)
    const other = await newPerson()
    const { status, body } = await importZip(other, zip)
    expect(status).toBe(201)
    const pictures = await picturesOf(other, body.draftId)
    expect(pictures.map(({ description }) => description).toSorted()).toEqual(['Kept', 'Shown'])
    const [shown] = pictures.filter(({ description }) => description === 'Shown')
    const hashIn = (url = '') => url.split('/')[2] ?? ''
    const [from, to] = [hashIn(picture.image.urls[0]?.url), hashIn(shown?.urls[0]?.url)]
    expect(to).not.toBe(from)
    const after = await download(other, body.draftId)
    const page = text(after.files.get('site/index.html'))
    expect(page).toBe(text(files.get('site/index.html')).replaceAll(from, to))
    expect(page).toContain(`/media/${to}/`)
  })

  it('accepts a download that was repacked in a folder', async () => {
    const browser = await newPerson()
    const { files } = await download(browser, (await websiteOf(browser)).draftId)
    const again = [...files].map(([name, bytes]) => ({ name: `ada/${name}`, bytes, deflated: true }))
    const zip = writeZip([{ name: 'ada/' }, { name: '__MACOSX/website.json', bytes: 'x' }, ...again])
    const { status, body } = await importZip(await newPerson(), zip)
    expect([status, body.businessName]).toEqual([201, 'Ada’s Plumbing'])
  })
})

describe('a failing import', () => {
  const document = JSON.stringify(smallDocument())
  const contents = { format: 1, madeAt: '2026-11-30T00:00:00.000Z', pictures: [] as object[] }
  const website = { name: 'website.json', bytes: document }
  const about = (changes: object = {}) => ({
    name: 'contents.json',
    bytes: JSON.stringify({ ...contents, ...changes }),
  })
  const whole = [website, about()]
  const picture = {
    ...{ hash: 'a'.repeat(64), kind: 'upload', provider: 'Custom', description: '', tags: [], inLibrary: true },
    file: 'pictures/a.png',
  }
  const withPicture = (bytes: string | Uint8Array) => [
    website,
    about({ pictures: [picture] }),
    { name: picture.file, bytes },
  ]
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)

  const bad: [what: string, zip: Uint8Array<ArrayBuffer>, code: string, status?: number][] = [
    ['nothing', new Uint8Array(), 'import_not_a_zip'],
    [
      'a picture',
      Uint8Array.from('\x89PNG\r\n\x1a\n and so on, for a while', (letter) => letter.charCodeAt(0)),
      'import_not_a_zip',
    ],
    ['half a zip file', writeZip(whole).slice(0, 400), 'import_damaged'],
    ['an empty zip file', writeZip([]), 'import_not_a_website'],
    ['another zip file', writeZip([{ name: 'holiday.jpg', bytes: 'x' }]), 'import_not_a_website'],
    ...['../website.json', '/etc/passwd', 'a/../../b', 'C:\\b', 'a\\..\\b', 'a//b', './a', 'a\0b'].map(
      (name): [string, Uint8Array<ArrayBuffer>, string] => [
        `the path ${JSON.stringify(name)}`,
        writeZip([...whole, { name, bytes: 'x' }]),
        'import_unsafe',
      ],
    ),
    ['two files of one name', writeZip([website, ...whole]), 'import_unsafe'],
    [
      'a bomb that says how large it is',
      writeZip([...whole, { name: 'bomb', bytes: megabytes(1), deflated: true, size: 300 * 1024 * 1024 }]),
      'import_too_large',
      413,
    ],
    [
      'a document that unpacks to more than it says',
      writeZip([{ ...website, bytes: megabytes(8), deflated: true, size: 1000 }, about()]),
      'import_damaged',
    ],
    [
      'a huge document',
      writeZip([{ ...website, bytes: ' '.repeat(600_000) + document, deflated: true }, about()]),
      'import_too_large',
      413,
    ],
    [
      'too many files',
      writeZip(Array.from({ length: 2001 }, (_, nth) => ({ name: `f${nth}` }))),
      'import_too_large',
      413,
    ],
    ['a wrong sum', writeZip([{ ...website, sum: 1 }, about()]), 'import_damaged'],
    ['a later version of the file', writeZip([website, about({ format: 2 })]), 'import_wrong_version'],
    [
      'a later version of the document',
      writeZip([{ ...website, bytes: document.replace('"version":"1.0"', '"version":"2.0"') }, about()]),
      'import_wrong_version',
    ],
    ['a document that is not JSON', writeZip([{ ...website, bytes: '{' }, about()]), 'import_not_a_website'],
    [
      'a document that is nested very deep',
      writeZip([{ ...website, bytes: '['.repeat(250_000) + ']'.repeat(250_000) }, about()]),
      'import_not_a_website',
    ],
    ['a document of something else', writeZip([{ ...website, bytes: '{"a":1}' }, about()]), 'import_not_a_website'],
    ['a picture that is none', writeZip(withPicture('not a picture')), 'import_damaged'],
  ]

  // ASVS 5.2.1, ASVS 5.2.2, ASVS 5.2.3, ASVS 5.3.2
  it.each(bad)('rejects %s', async (_what, zip, code, status = 422) => {
    const browser = await newPerson()
    const answer = await importZip(browser, zip)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(await draftsOf(browser)).toEqual([])
  })

  it('rejects pictures that refer to the same large file repeatedly', async () => {
    const bytes = new Uint8Array(15 * 1024 * 1024)
    bytes.set(await makePng(30, 20))
    const pictures = Array.from({ length: 30 }, (_, nth) => ({ ...picture, hash: String(nth).padStart(64, '0') }))
    const zip = writeZip([website, about({ pictures }), { name: picture.file, bytes, deflated: true }])
    const browser = await newPerson()
    expect((await importZip(browser, zip)).code).toBe('import_too_large')
    expect(await draftsOf(browser)).toEqual([])
  })

  it('rejects a file of more than 40 MB', async () => {
    const browser = await newPerson()
    const answer = await importZip(browser, megabytes(41))
    expect([answer.status, answer.code]).toEqual([413, 'import_too_large'])
  })

  it('stores nothing when a picture can’t be stored', async () => {
    const { browser } = await newVerifiedPerson({
      IMAGES: {
        input: () => {
          throw new Error('down')
        },
      } as unknown as ImagesBinding, // a service that fails
    })
    const answer = await importZip(browser, writeZip(withPicture(await makePng(30, 20))))
    expect([answer.status, answer.code]).toEqual([503, 'upload_failed'])
    expect(await draftsOf(browser)).toEqual([])
    const held = await env.DB.prepare("select count(*) as count from website_images where state = 'pending'").first(
      'count',
    )
    expect(held).toBe(0)
  })

  it('rejects a file for a full account, without a session, or after twenty in a day', async () => {
    expect((await importZip(new Browser(), writeZip(whole))).status).toBe(401)
    const { browser } = await newVerifiedPerson({ WEBSITE_LIMIT: '1' })
    expect((await importZip(browser, writeZip(whole))).status).toBe(201)
    const full = await importZip(browser, writeZip(whole))
    expect([full.status, full.code]).toEqual([409, 'website_limit_reached'])
    expect(await draftsOf(browser)).toHaveLength(1)
    for (let time = 2; time < 20; time += 1) await importZip(browser, new Uint8Array())
    expect((await importZip(browser, writeZip(whole))).code).toBe('too_many_requests')
  })
})
