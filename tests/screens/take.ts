import { expect, type Page, test } from '@playwright/test'
import { endOfMotion, violations } from '../journeys/violations.ts'
import { type Person, stateOf, widths } from './people.ts'

/** Waits until nothing is on its way any more: websites in frames, pictures, fonts, and what moves to its place. */
async function standsStill(page: Page) {
  await page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLIFrameElement>('[loading="lazy"]')) late.loading = 'eager'
  })
  // Miniatures come one after another, in idle moments.
  const frames = page.locator('iframe')
  let known: number
  do {
    known = await frames.count()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every((frame) =>
        frame.srcdoc ? frame.hasAttribute('data-shown') : frame.contentDocument?.readyState === 'complete',
      ),
    )
    await page.waitForTimeout(250)
  } while ((await frames.count()) > known)
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument)
    for (const inside of [document, ...frames]) {
      if (!inside) continue
      const pictures = [...inside.querySelectorAll('img')]
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
      await inside.fonts.ready
    }
  })
  await endOfMotion(page)
}

export type Screen = {
  /** Names its pictures, and is found by `npm run campaign screens -- <name>`. */
  name: string
  /** Whose browser it is. Left out, that of someone who has not signed in. */
  as?: Person
  /** In CSS pixels, where not every width has this screen. */
  widths?: readonly number[]
  /** What the browser reports as an error on the way there, and rightly. */
  reports?: RegExp
  /** Leads to the screen, and waits until it is there. */
  prepare: (page: Page) => Promise<unknown>
}

const nobody = { cookies: [], origins: [] }
/** The others share their websites among all screens, so autosave must not change them. */
const savers: readonly (Person | undefined)[] = ['newer', 'conflict', 'publish']

/** Takes each screen at every width, in light and in dark, and looks for what is wrong with it. */
export function takeScreens(screens: readonly Screen[]) {
  for (const screen of screens) for (const width of screen.widths ?? widths) takeScreen(screen, width)
}

function takeScreen({ name, as, reports, prepare }: Screen, width: number) {
  test.describe(() => {
    test.use({
      viewport: { width, height: width < 700 ? 844 : 900 },
      storageState: as ? stateOf(as) : nobody,
      contextOptions: { reducedMotion: 'reduce' },
    })
    test(`${name} ${width}`, async ({ page }) => {
      const complaints = reportsOf(page, reports)
      if (!savers.includes(as)) await holdSaves(page)
      await prepare(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await standsStill(page)
        const path = `.cache/screens/${name}-${width}-${colorScheme}.png`
        await page.screenshot({ path, fullPage: !(await keepsToWindow(page)) })
        const found = [...(await violations(page)), ...(await tooLarge(page))]
        complaints.push(...found.map((text) => `${colorScheme}: ${text}`))
      }
      expect(complaints).toEqual([])
    })
  })
}

/**
 * Lets no save of a draft reach the server, nor fail. Inside the page, since a request that outlives it passes by what Playwright
 * intercepts.
 */
const holdSaves = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch
    const hold: typeof fetch = (input, init) =>
      init?.method === 'PUT' && navigator.onLine ? new Promise<Response>(() => undefined) : send(input, init)
    window.fetch = hold
  })

/** What the browser reports as errors from now on. */
function reportsOf(page: Page, expected = /^$/): string[] {
  const reports: string[] = []
  const report = (text: string) => {
    if (!expected.test(text)) reports.push(text)
  }
  page.on('console', (message) => message.type() === 'error' && report(`${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => report(error.message))
  return reports
}

/** The wizard's way on stays at the foot of the window; the designer is as large as the window, and so is what is behind a dialog. */
const keepsToWindow = async (page: Page) =>
  /\/(create|designer)/.test(page.url()) || (await page.getByRole('dialog').count()) > 0

async function tooLarge(page: Page): Promise<string[]> {
  const [over, below, dialog] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const dialogs = [...document.querySelectorAll('[role=dialog]')].map((one) => one.scrollWidth - one.clientWidth)
    return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight, Math.max(0, ...dialogs)] as const
  })
  return [
    ...(over > 0 ? [`${over} px wider than the window`] : []),
    ...(dialog > 0 ? [`${dialog} px wider than its dialog`] : []),
    // Its parts scroll separately.
    ...(below > 0 && page.url().includes('/designer') ? [`${below} px higher than the window`] : []),
  ]
}
