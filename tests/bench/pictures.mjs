// Pictures on their way from an owner's disk to a visitor's phone: the built product in Chromium, with photos of about 4 MB.
import { get } from 'node:http'
import { openDesigner } from '../harness/bench/designer-page.mjs'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

const kb = (bytes) => Math.round((bytes / 1024) * 10) / 10
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const handle = 'bench-pictures'

export const benches = {
  'upload-ms': {
    unit: 'ms',
    against: 'from dropping a photo of 4 MB to the picture in the library, the median of three after a first',
    measure: uploads,
  },
  'lcp-image-kb': {
    unit: 'KB',
    against:
      "<= 60: the picture of the introduction as a phone of 390 px and two pixels' density loads it, heaviest style",
    measure: heaviestHero,
  },
}

let opened
const designer = () => {
  opened ??= open()
  return opened
}

async function open() {
  const { fullDocument } = await load('/tests/sites-in-browser/sample-sites.ts')
  const product = await startProduct('pictures')
  return { product, ...(await openDesigner(product.origin, { websiteSettings: fullDocument('Common') })) }
}

export async function close() {
  const { product, close: closeBrowser } = (await opened) ?? {}
  await closeBrowser?.()
  await product?.stop()
}

/** Each photo is another one: the same would be found to be there already. */
async function uploads() {
  const { page } = await designer()
  await openLibrary(page)
  const [first, ...times] = [await upload(page, 1), await upload(page, 2), await upload(page, 3), await upload(page, 4)]
  const part = (name) => Math.round(middle(times.map((time) => time[name])))
  return {
    value: part('all'),
    first: Math.round(first.all),
    prepare: part('prepare'),
    server: part('server'),
    sentKb: part('sent'),
  }
}

async function openLibrary(page) {
  await page.locator('#open-introduction').click()
  await page.locator('[id="introduction.image-choose"]').click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Your pictures' }).click()
}

/** In milliseconds: all of it, what the browser does before it sends, and the server's part with the sending. */
async function upload(page, seed) {
  const { makePhoto } = await load('/tests/harness/photo.ts')
  const { dropFiles } = await load('/tests/harness/drop-files.ts')
  const bytes = await makePhoto({ seed })
  const tiles = page.getByRole('list', { name: 'Your pictures' }).getByRole('img', { includeHidden: true })
  const before = await tiles.count()
  const sending = page.waitForRequest((request) => isUpload(request))
  const answer = page.waitForResponse((response) => isUpload(response.request()))
  const begun = performance.now()
  await dropFiles(page, [{ name: `photo-${seed}.jpg`, type: 'image/jpeg', bytes }])
  const request = await sending
  const sentAt = performance.now()
  if (!(await answer).ok()) throw new Error(`an upload was answered with ${(await answer).status()}`)
  const answeredAt = performance.now()
  await page.waitForFunction(
    (wanted) => {
      const shown = [...document.querySelectorAll('[aria-label="Your pictures"] img')]
      return shown.length === wanted && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    },
    before + 1,
    { polling: 'raf' },
  )
  const sent = Number(await request.headerValue('content-length')) / 1024
  return { all: performance.now() - begun, prepare: sentAt - begun, server: answeredAt - sentAt, sent }
}

const isUpload = (request) => request.method() === 'POST' && /\/images\?/.test(request.url())

/** The introduction of the full site shows the photo, in every style; the page is published and opened on a phone. */
async function heaviestHero() {
  const { page, product, draftId } = await designer()
  const { fullDocument } = await load('/tests/sites-in-browser/sample-sites.ts')
  const { presetStyles } = await load('/renderer/document/enumerations.ts')
  const picture = await uploadedPicture(page, draftId)
  await allFilesMade(product.origin, picture)
  const heroes = []
  for (const style of presetStyles) {
    const document = fullDocument(style)
    for (const { type, content } of document.sections) if (type === 'Introduction') content.image = picture
    await publish(page.request, product.origin, { draftId, websiteSettings: document })
    const url = product.origin.replace('//', `//${handle}.`)
    heroes.push({ style, ...(await heroOf(page, url, 2)), atThree: await heroOf(page, url, 3) })
  }
  const worst = heroes.toSorted((a, b) => b.bytes - a.bytes)[0]
  const by = Object.fromEntries(heroes.map(({ style, atThree, ...hero }) => [style, [said(hero), said(atThree)]]))
  const densityThree = kb(Math.max(...heroes.map(({ atThree }) => atThree.bytes)))
  return { value: worst.bytes / 1024, style: worst.style, densityThree, by }
}

const said = ({ bytes, variant, type, largest }) =>
  `${kb(bytes)} KB, ${variant}, ${type}${largest ? '' : ', a text is larger'}`

async function uploadedPicture(page, draftId) {
  const { pictures } = await (await page.request.get(`/api/drafts/${draftId}/images`)).json()
  if (pictures.length > 0) return pictures.at(-1).image
  await openLibrary(page)
  await upload(page, 1)
  return uploadedPicture(page, draftId)
}

/** The AVIF files come after the upload's response, and their replacements are cached for a minute. */
async function allFilesMade(origin, { urls }) {
  const { hostname, port } = new URL(origin)
  const headers = { host: `preview.${hostname}:${port}`, accept: 'image/avif' }
  for (const { url } of urls.filter(({ type }) => type === 'small' || type === 'regular')) {
    const until = performance.now() + 100_000
    while ((await typeOf(`${origin}${url}`, headers)) !== 'image/avif') {
      if (performance.now() > until) throw new Error(`${url} is not there as AVIF`)
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  }
}

const typeOf = (url, headers) =>
  new Promise((resolve, reject) =>
    get(url, { headers }, (answer) => {
      answer.resume()
      resolve(answer.headers['content-type'])
    }).on('error', reject),
  )

async function publish(request, origin, { draftId, websiteSettings }) {
  const { revision } = await (await request.get(`/api/drafts/${draftId}`)).json()
  const save = { data: { websiteSettings }, headers: { origin, 'if-match': `"${revision}"` } }
  const saved = await (await request.put(`/api/drafts/${draftId}`, save)).json()
  const headers = { origin, 'if-match': `"${saved.revision}"` }
  const answer = await request.post(`/api/drafts/${draftId}/publish`, { data: { handle }, headers })
  if (!answer.ok()) throw new Error(`publishing: ${answer.status()} ${(await answer.text()).slice(0, 200)}`)
}

/** What a phone loads of the introduction's picture, and whether it is the largest that the phone paints at first. */
async function heroOf(designerPage, url, deviceScaleFactor) {
  const browser = designerPage.context().browser()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile: true })
  try {
    const page = await context.newPage()
    const answers = new Map()
    page.on('response', (response) => answers.set(response.url(), response))
    await page.goto(url, { waitUntil: 'networkidle' })
    const { shown, largest } = await page.evaluate(painted)
    const answer = answers.get(shown)
    if (!answer?.ok()) throw new Error(`${shown} was answered with ${answer?.status()}`)
    const type = answer.headers()['content-type']
    return { bytes: (await answer.body()).length, variant: shown.split('/').at(-1), type, largest: largest === shown }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function painted() {
  const shown = document.querySelector('#introduction img').currentSrc
  return new Promise((resolve) =>
    new PerformanceObserver((list) => resolve({ shown, largest: list.getEntries().at(-1).url })).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  )
}
