// How the designer feels: the built product in Chromium, with the fullest website there can be (17 sections, 36 pictures).
import { openDesigner } from '../harness/bench/designer-page.mjs'
import { startProduct } from '../harness/bench/product.mjs'

const typed = 'We mend what drips, rattles and leaks in Bristol before supper is on the table'
/** In milliseconds: between letters as a quick typist types, and after a word, long enough for what waits for a pause. */
const betweenLetters = 70
const betweenWords = 450
const dragMs = 2000

export const benches = {
  'keystroke-p95-ms': {
    unit: 'ms',
    against: '<= 16 on a quiet machine: key down in a heading field to the drawn frame with the changed preview',
    measure: keystroke,
  },
  'drag-fps': {
    unit: 'frames/s',
    against: '60: frames drawn while a section is dragged about the list, on a display of 60 Hz',
    measure: drag,
  },
}

let product
const origin = async () => {
  product ??= await startProduct('designer')
  return product.origin
}

export const close = () => product?.stop()

/**
 * From the time stamp of the key down (taken by the browser when the key arrives) to the end of the frame in which the
 * preview shows the letter: after the change of its DOM, the next animation frame's callback, and behind that the first
 * task, which begins when style, layout and paint of the frame are done. The browser draws as soon as it can: on a display,
 * the frame then waits for the display's next tick, however little there was to do. `processor` is what the page's main thread
 * worked for a letter, all that comes after the frame included: it does not grow when others keep the machine busy.
 */
async function keystroke() {
  const { page, close: closeBrowser } = await openDesigner(await origin(), { eager: true })
  try {
    await page.locator('#open-introduction').click()
    const field = page.locator('[id="introduction.heading"]')
    await field.fill('')
    await page.waitForTimeout(1000)
    await page.evaluate(watch)
    const busy = await busyTime(page)
    const work = []
    for (const letter of typed) {
      const before = await busy()
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      await page.waitForTimeout(letter === ' ' ? betweenWords : betweenLetters)
      work.push((await busy()) - before)
    }
    const times = await page.evaluate(() => window.keystrokes)
    if (times.length < 60) throw new Error(`${times.length} of ${typed.length} letters seen in the preview`)
    const processor = { p50: share(work, 0.5), p95: share(work, 0.95) }
    return { value: share(times, 0.95), p50: share(times, 0.5), letters: times.length, processor }
  } finally {
    await closeBrowser()
  }
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
function watch() {
  window.keystrokes = []
  const { contentDocument } = document.querySelector('main iframe')
  const done = new MessageChannel()
  let pressed
  addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp
    },
    true,
  )
  done.port1.onmessage = ({ data }) => window.keystrokes.push(performance.now() - data)
  new MutationObserver(() => {
    const since = pressed
    pressed = undefined
    if (since !== undefined) requestAnimationFrame(() => done.port2.postMessage(since))
  }).observe(contentDocument.getElementById('introduction'), { subtree: true, childList: true, characterData: true })
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
