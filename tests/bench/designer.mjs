import { get } from 'node:http'
import { chromium } from '@playwright/test'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

// The designer in Chromium, with someone signed in and a website on the screen.

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A page that shows the designer, at rest, with a website, or with the fullest there can be. `eager` is for a browser that draws
 * a frame as soon as there is something to draw, rather than at the display's next tick. Close it with `close`.
 */
async function openDesigner(origin, { eager = false, websiteSettings } = {}) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: eager ? [...flags, '--disable-frame-rate-limit', '--disable-gpu-vsync'] : flags,
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
    const draftId = await signedInDraft(context.request, origin, websiteSettings ?? (await fullest()))
    const page = await context.newPage()
    await page.goto(`/designer?websiteId=${draftId}`)
    const site = page.locator('main iframe').contentFrame()
    await site.locator('#footer').waitFor()
    await page.waitForTimeout(2500)
    return { page, site, draftId, close: () => browser.close() }
  } catch (error) {
    await browser.close()
    throw error
  }
}

/** Signs in with the code that the mailbox shows and stores the website. Answers its draft's id. */
async function signedInDraft(request, origin, websiteSettings) {
  // Each time someone else: an address gets only so many codes an hour.
  const email = `bench-${Date.now()}@shingle.example`
  const answerTo = async (method, path, data) => {
    const response = await request[method](path, data && { data, headers: { origin } })
    if (!response.ok())
      throw new Error(`${path} answers ${response.status()}: ${(await response.text()).slice(0, 200)}`)
    return response.json()
  }
  const { session } = await answerTo('post', '/api/login/otp/generate', { email })
  const { mails } = await answerTo('get', '/api/mailbox')
  const code = mails.find(({ recipient }) => recipient === email)?.text.match(/\b\d{6}\b/)?.[0]
  const { status } = await answerTo('post', '/api/login/otp/verify', { session, code })
  if (status !== 'Success') throw new Error(`signing in: ${status}`)
  const { draftId } = await answerTo('post', '/api/drafts', { websiteSettings })
  return draftId
}

async function fullest() {
  const { fullestSite } = await load('/tests/renderer/fixtures/fullest-site.ts')
  return fullestSite()
}

// How the designer feels: the built product in Chromium, with the fullest website there can be (17 sections, 36 pictures).

const typed = 'We mend what drips, rattles and leaks in Bristol before supper is on the table'
/**
 * In milliseconds: how long a quick typist holds a key, and the pause after a letter and after a word, long enough for what waits for a
 * pause. A key that is let go at once would make Chromium put off the task that ends the measurement.
 */
const held = 40
const betweenLetters = 30
const betweenWords = 410
const dragMs = 2000

let product
const origin = async () => {
  product ??= await startProduct('designer')
  return product.origin
}

const closeDesigner = () => product?.stop()

/**
 * From the time stamp of the key down (taken by the browser when the key arrives) to the end of the frame in which the
 * preview shows the letter: after the change of its DOM, the next animation frame's callback, and behind that a task of the
 * highest priority, which begins when style, layout and paint of the frame are done, before anything else that waits. The browser
 * draws as soon as it can: on a display, the frame then waits for the display's next tick, however little there was to do. `processor` is what the page's main thread
 * worked for a letter, all that comes after the frame included: it does not grow when others keep the machine busy.
 */
async function keystroke() {
  const { page, close: closeBrowser } = await openDesigner(await origin(), { eager: true })
  try {
    await focusHeading(page)
    const { times, work } = await typeAndWatch(page, 'introduction')
    const processor = { p50: share(work, 0.5), p95: share(work, 0.95) }
    return { value: share(times, 0.95), p50: share(times, 0.5), letters: times.length, processor }
  } finally {
    await closeBrowser()
  }
}

/**
 * The same letters typed into the designer and, before and after, into a page with one input that sets one heading in one
 * frame: how many times as long the designer takes. What slows the machine slows both. Not letter by letter in turn: a tab that comes
 * to the front paints everything. `onPage` are the milliseconds where they are typed on the page itself, `processor` those that the
 * main thread worked for a letter.
 */
async function keystrokeVsBare() {
  const { page, site, close: closeBrowser } = await openDesigner(await origin(), { eager: true })
  try {
    const before = await typeIntoBare(page)
    await page.bringToFront()
    await focusHeading(page)
    const designer = await typeAndWatch(page, 'introduction')
    await focusHeadingOnPage(page, site)
    const onPage = await typeAndWatch(page, 'introduction')
    const after = await typeIntoBare(page)
    const bare = { times: [...before.times, ...after.times], work: [...before.work, ...after.work] }
    const of = (kind, part) => ({ designer: share(designer[kind], part), bare: share(bare[kind], part) })
    const p95 = of('times', 0.95)
    return {
      value: p95.designer / p95.bare,
      p95,
      p50: of('times', 0.5),
      onPage: { p95: share(onPage.times, 0.95), p50: share(onPage.times, 0.5) },
      processor: { ...of('work', 0.5), onPage: share(onPage.work, 0.5) },
    }
  } finally {
    await closeBrowser()
  }
}

async function typeIntoBare(designer) {
  const page = await designer.context().newPage()
  await page.setContent('<input><main><iframe srcdoc="<h1 id=introduction><span></span></h1>"></iframe></main>')
  await page.evaluate(() => {
    const input = document.querySelector('input')
    const heading = document.querySelector('iframe').contentDocument.querySelector('span')
    input.addEventListener('input', () => {
      heading.textContent = input.value
    })
  })
  await page.locator('input').click()
  const typing = await typeAndWatch(page, 'introduction')
  await page.close()
  return typing
}

async function focusHeading(page) {
  await page.locator('#open-introduction').click()
  await page.locator('[id="introduction.heading"]').fill('')
  await page.waitForTimeout(1000)
}

/** A click on the heading of the page puts the caret there. */
async function focusHeadingOnPage(page, site) {
  await site.locator('#introduction [data-field="heading"]').click()
  await site.locator('#introduction [contenteditable]').waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.waitForTimeout(1000)
}

/** The milliseconds until each letter was drawn in the part of the frame with that id, and those that the main thread worked for it. */
async function typeAndWatch(page, id) {
  await page.evaluate(watch, id)
  const busy = await busyTime(page)
  const work = []
  for (const letter of typed) {
    const before = await busy()
    await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: held })
    await page.waitForTimeout(letter === ' ' ? betweenWords : betweenLetters)
    work.push((await busy()) - before)
  }
  const times = await page.evaluate(() => window.keystrokes)
  if (times.length < 60) throw new Error(`${times.length} of ${typed.length} letters seen in the frame`)
  return { times, work }
}

/** Milliseconds of processor time that the page's main thread has used so far: told apart from waiting on a busy machine. */
async function busyTime(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
}

const share = (values, part) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] * 10) / 10

/** Runs in the page. */
function watch(id) {
  window.stopWatching?.()
  window.keystrokes = []
  const { contentDocument } = document.querySelector('main iframe')
  const seen = (since) => window.keystrokes.push(performance.now() - since)
  let pressed
  const press = (event) => {
    // A frame counts from its own beginning.
    const behind = event.view.performance.timeOrigin - performance.timeOrigin
    pressed = event.timeStamp + behind
  }
  addEventListener('keydown', press, true)
  contentDocument.addEventListener('keydown', press, true)
  const observer = new MutationObserver(() => {
    const since = pressed
    pressed = undefined
    if (since !== undefined)
      requestAnimationFrame(() => scheduler.postTask(() => seen(since), { priority: 'user-blocking' }))
  })
  observer.observe(contentDocument.getElementById(id), { subtree: true, childList: true, characterData: true })
  window.stopWatching = () => observer.disconnect()
}

/**
 * The mouse carries a section down and up the list, a move for every frame; the time between animation frames is that
 * between frames drawn. `p5` is what the slowest twentieth of them came to.
 */
async function drag() {
  const { page, close: closeBrowser } = await openDesigner(await origin())
  try {
    const handles = page.getByRole('button', { name: /^Drag: / })
    const from = await handles.first().boundingBox()
    const to = await handles.nth(8).boundingBox()
    const x = from.x + from.width / 2
    await page.mouse.move(x, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, from.y + from.height, { steps: 5 })
    await page.evaluate(() => {
      window.drawnAt = []
      const tick = (at) => {
        window.drawnAt.push(at)
        requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
    })
    const begun = performance.now()
    for (let turn = 0; performance.now() - begun < dragMs; turn += 1) {
      const share = (1 - Math.cos(((performance.now() - begun) / dragMs) * 4 * Math.PI)) / 2
      await page.mouse.move(x, from.y + (to.y - from.y) * share + (turn % 2))
      await page.waitForTimeout(4)
    }
    const stamps = await page.evaluate(() => window.drawnAt)
    if ((await page.locator('[data-dragged]').count()) === 0) throw new Error('nothing was being dragged')
    await page.mouse.up()
    const gaps = stamps
      .slice(1)
      .map((at, index) => at - stamps[index])
      .toSorted((a, b) => a - b)
    const slow = gaps[Math.ceil(gaps.length * 0.95) - 1]
    return {
      value: (1000 * gaps.length) / (stamps.at(-1) - stamps[0]),
      p5: Math.round(1000 / slow),
      frames: gaps.length,
    }
  } finally {
    await closeBrowser()
  }
}

// Pictures on their way from an owner's disk to a visitor's phone: the built product in Chromium, with photos of about 4 MB.

const kb = (bytes) => Math.round((bytes / 1024) * 10) / 10
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const handle = 'bench-pictures'

export const benches = {
  'keystroke-p95-ms': {
    unit: 'ms',
    against: '<= 16 on a quiet machine: key down in a heading field to the drawn frame with the changed preview',
    measure: keystroke,
  },
  'keystroke-vs-bare': {
    unit: 'ratio',
    against:
      '<= 3: 95th percentile of key down to the changed preview in the designer ÷ in a bare input with a bare frame, in the same run',
    measure: keystrokeVsBare,
  },
  'drag-fps': {
    unit: 'frames/s',
    against: '60: frames drawn while a section is dragged about the list, on a display of 60 Hz',
    measure: drag,
  },
  'upload-ms': {
    unit: 'ms',
    against: 'from dropping a photo of 4 MB to the picture in the library, the median of three after a first',
    measure: uploads,
  },
  'upload-vs-send': {
    unit: 'ratio',
    against:
      '<= 1.5: dropping a photo of 4 MB to the picture in the library, ÷ sending its bytes, on a line of 10 Mbit/s',
    measure: uploadsOnALine,
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

async function closePictures() {
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
    own: part('own'),
    prepare: part('prepare'),
    server: part('server'),
    sentKb: part('sent'),
  }
}

/** In bytes a second: 10 Mbit/s, an everyday connection at home. */
const lineSpeed = 1_250_000

/** Only the line is slow: the browser throttles the upload. */
async function uploadsOnALine() {
  const { page } = await designer()
  await openLibrary(page)
  const line = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 20, downloadThroughput: lineSpeed * 4, uploadThroughput: lineSpeed }
  await line.send('Network.enable')
  const ratios = []
  const parts = []
  try {
    await upload(page, 11)
    await line.send('Network.emulateNetworkConditions', conditions)
    for (const seed of [12, 13, 14]) {
      const part = await upload(page, seed)
      parts.push(part)
      ratios.push(part.all / ((part.bytes / lineSpeed) * 1000))
    }
  } finally {
    await line.detach()
  }
  const part = (name) => Math.round(middle(parts.map((one) => one[name])))
  return {
    value: Number(middle(ratios).toFixed(2)),
    ...{ own: part('own'), prepare: part('prepare'), server: part('server'), sentKb: part('sent') },
  }
}

/** Opens it where it isn't open yet. */
async function openLibrary(page) {
  if (await page.getByRole('tab', { name: 'Your pictures' }).isVisible()) return
  await page.locator('#open-introduction').click()
  await page.locator('[id="introduction.image-choose"]').click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Your pictures' }).click()
}

/** In milliseconds: all of it, until it shows from its own bytes, until it is sent, and the server's part with the sending. */
async function upload(page, seed) {
  const { makePhoto } = await load('/tests/harness/photo.ts')
  const { dropFiles } = await load('/tests/harness/photo.ts')
  const bytes = await makePhoto({ seed })
  const tiles = page.getByRole('list', { name: 'Your pictures' }).getByRole('img', { includeHidden: true })
  const before = await tiles.count()
  const sending = page.waitForRequest((request) => isUpload(request))
  const answer = page.waitForResponse((response) => isUpload(response.request()))
  // Handing the file over to the browser takes longer than all the rest: it counts from the drop.
  await page.evaluate(() =>
    addEventListener('drop', () => (window.droppedAt = Date.now()), { capture: true, once: true }),
  )
  const own = dropFiles(page, [{ name: `photo-${seed}.jpg`, type: 'image/jpeg', bytes }])
    .then(() => shown(page, before + 1, 'own'))
    .then(() => Date.now())
  const sentAt = sending.then(() => Date.now())
  const answeredAt = answer.then(() => Date.now())
  const [ownAt, request, response] = await Promise.all([own, sending, answer])
  if (!response.ok()) throw new Error(`an upload was answered with ${response.status()}`)
  await shown(page, before + 1, 'stored')
  const endedAt = Date.now()
  const begun = await page.evaluate(() => window.droppedAt)
  const sent = Number(await request.headerValue('content-length')) / 1024
  return {
    all: endedAt - begun,
    own: ownAt - begun,
    prepare: (await sentAt) - begun,
    server: (await answeredAt) - (await sentAt),
    sent,
    bytes: bytes.length,
  }
}

/** Until so many pictures are drawn in the library, from whatever bytes, or all of them from those that are stored. */
const shown = (page, count, which) =>
  page.waitForFunction(
    ([wanted, isStored]) => {
      const all = [...document.querySelectorAll('[aria-label="Your pictures"] img')]
      return (
        all.length === wanted &&
        all.every(
          ({ complete, naturalWidth, src }) => complete && naturalWidth > 0 && !(isStored && src.startsWith('blob:')),
        )
      )
    },
    [count, which === 'stored'],
    { polling: 'raf' },
  )

const isUpload = (request) => request.method() === 'POST' && /\/images\?/.test(request.url())

/** The introduction of the full site shows the photo, in every style; the page is published and opened on a phone. */
async function heaviestHero() {
  const { page, product, draftId } = await designer()
  const { fullDocument } = await load('/tests/sites-in-browser/sample-sites.ts')
  const { presetStyles } = await load('/renderer/document/enumerations.ts')
  const picture = await uploadedPicture(page, draftId)
  await allFilesMade(page.request, product.origin, picture)
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

/**
 * The AVIF files come after the upload's response, and their replacements are cached for a minute. Owners are led to the preview's host, whose
 * name this machine may not resolve.
 */
async function allFilesMade(request, origin, { urls }) {
  for (const { url } of urls.filter(({ type }) => type === 'small' || type === 'regular')) {
    const { location } = (await request.get(url, { maxRedirects: 0 })).headers()
    const { host, pathname, search } = new URL(location)
    const until = performance.now() + 100_000
    while ((await typeOf(`${origin}${pathname}${search}`, { host, accept: 'image/avif' })) !== 'image/avif') {
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

export const close = () => Promise.all([closeDesigner(), closePictures()])
