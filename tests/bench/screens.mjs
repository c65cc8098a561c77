import { chromium } from '@playwright/test'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'
import { median } from '../harness/bench/turns.mjs'

// How the screens feel where owners wait: the built product in Chromium.

const visits = 5
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
/** Draws a frame as soon as there is something to draw, rather than at the display's next tick. */
const eager = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

let running
const product = () => {
  running ??= startProduct('screens')
  return running
}

export async function close() {
  await (await running)?.stop()
  running = undefined
}

/** Runs `use` with a new browser's context. */
async function withContext(use, more = []) {
  const { origin } = await product()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...flags, ...more],
  })
  try {
    return await use(await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin }))
  } finally {
    await browser.close()
  }
}

/** The median of several visits, each with an empty cache; the first warms the server up. */
async function overVisits(visit) {
  const times = []
  for (let count = 0; count <= visits; count += 1) times.push(await withContext(visit))
  return median(times.slice(1))
}

async function firstPaint(context, bytesPerSecond) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (bytesPerSecond) {
    const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 40, ...speed })
  }
  await page.goto('/create', { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** Through all steps of the wizard, without what moves within half a second of an owner's input. */
async function layoutShift(context) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Ash Lane Barbers')
  await page.getByLabel("What's your business about?").fill('Barber shop for men and boys')
  await page.getByLabel('Business location').fill('Bath')
  await page.getByLabel('Business location').press('Tab')
  await page.getByText(/^(Location found|Several found)/).waitFor()
  for (const group of ['Choose font style', 'Choose colors']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('group', { name: group }).getByRole('radio').first().check({ force: true })
    await page.waitForTimeout(1000)
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create your site' }).waitFor()
  await page.waitForTimeout(1000)
  return page.evaluate(() => window.shift)
}

let people = 0

/** Signs somebody new in who has this website; its draft's id. */
async function signedIn(context, websiteSettings) {
  const { send, signInAs } = await load('/tests/harness/product-api.ts')
  people += 1
  await signInAs(context.request, `bench-${people}@shingle.example`)
  const response = await send(context.request, 'POST', '/api/drafts', { data: { websiteSettings } })
  return (await response.json()).draftId
}

/** As for an owner who comes back: the browser has the script. */
async function toolbarUsable(context) {
  const { fullDocument } = await load('/tests/sites-in-browser/sample-sites.ts')
  const draftId = await signedIn(context, fullDocument('Common'))
  const page = await context.newPage()
  const times = []
  for (let count = 0; count <= visits; count += 1) {
    const begun = performance.now()
    await page.goto(`/designer?websiteId=${draftId}`, { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click({ trial: true })
    times.push(performance.now() - begun)
    await page.waitForTimeout(1000)
  }
  return median(times.slice(1))
}

const typed = 'We mend what drips, rattles and leaks in Bristol before supper is on the table'
/**
 * In milliseconds: how long a quick typist holds a key, and the pause after a letter and after a word, long enough for what waits for a
 * pause. A key that is let go at once would make Chromium put off the task that ends the measurement.
 */
const heldMs = 40
const betweenLettersMs = 30
const betweenWordsMs = 410

/**
 * In the fullest website there can be, from the time stamp of the key down to the end of the frame in which the preview shows the letter: after the change of its DOM, the next
 * animation frame's callback, and behind that a task of the highest priority, which begins when style, layout and paint of the frame are done.
 */
async function keystroke(context) {
  const { fullestSite } = await load('/tests/renderer/fixtures/fullest-site.ts')
  const draftId = await signedIn(context, fullestSite())
  const page = await context.newPage()
  await page.goto(`/designer?websiteId=${draftId}`)
  await page.locator('main iframe').contentFrame().locator('#footer').waitFor()
  await page.waitForTimeout(2500)
  await page.locator('#open-introduction').click()
  await page.locator('[id="introduction.heading"]').fill('')
  await page.waitForTimeout(1000)
  await page.evaluate(watch, 'introduction')
  for (const letter of typed) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: heldMs })
    await page.waitForTimeout(letter === ' ' ? betweenWordsMs : betweenLettersMs)
  }
  const times = (await page.evaluate(() => window.keystrokes)).toSorted((a, b) => a - b)
  if (times.length < 60) throw new Error(`${times.length} of ${typed.length} letters seen in the frame`)
  return times[Math.ceil(times.length * 0.95) - 1]
}

/** Runs in the page. */
function watch(id) {
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
}

const slowLine = 400_000 / 8

export const measures = {
  'create-paint': () => overVisits((context) => firstPaint(context)),
  'create-paint-slow': () => overVisits((context) => firstPaint(context, slowLine)),
  'create-shift': () => withContext(layoutShift),
  'editor-toolbar': () => withContext(toolbarUsable),
  keystroke: () => withContext(keystroke, eager),
}
