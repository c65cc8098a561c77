import { expect, type Page, test } from '@playwright/test'
import { endOfMotion, violations } from '../journeys/violations.ts'
import { type Person, stateOf, widths } from './people.ts'

/** Waits until frames, pictures, fonts and animations are done. */
async function waitUntilStill(page: Page) {
  await page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLIFrameElement>('[loading="lazy"]')) late.loading = 'eager'
  })
  // Miniatures load one after another, in idle moments.
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
  /** Names the screenshots, and filters `npm run campaign screens -- <name>`. */
  name: string
  /** The signed-in person; undefined for a signed-out one. */
  as?: Person
  /** In CSS pixels, if the screen doesn't exist at every width. */
  widths?: readonly number[]
  /** Expected browser errors. */
  reports?: RegExp
  /** Navigates to the screen and waits for it. */
  prepare: (page: Page) => Promise<unknown>
}

const nobody = { cookies: [], origins: [] }
/** Other people share their websites among all screens, so autosave must not change them. */
const savers: readonly (Person | undefined)[] = ['newer', 'conflict', 'publish']

/** Takes each screen at every width, in light and dark mode, and checks it. */
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
        await waitUntilStill(page)
        const path = `.cache/screens/${name}-${width}-${colorScheme}.png`
        await page.screenshot({ path, fullPage: !(await fitsWindow(page)) })
        const found = [...(await violations(page)), ...(await tooLarge(page))]
        complaints.push(...found.map((text) => `${colorScheme}: ${text}`))
      }
      expect(complaints).toEqual([])
    })
  })
}

/**
 * Keeps saves of a draft pending. Runs within the page, since Playwright does not intercept requests that outlive it.
 */
const holdSaves = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch
    const holdPuts: typeof fetch = (input, init) =>
      init?.method === 'PUT' && navigator.onLine ? new Promise<Response>(() => undefined) : send(input, init)
    window.fetch = holdPuts
  })

/** Collects browser errors from now on. */
function reportsOf(page: Page, expected = /^$/): string[] {
  const reports: string[] = []
  const report = (text: string) => {
    if (!expected.test(text)) reports.push(text)
  }
  page.on('console', (message) => message.type() === 'error' && report(`${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => report(error.message))
  return reports
}

/** The wizard's footer is fixed to the window; the designer and everything behind a dialog have the window's size. */
const fitsWindow = async (page: Page) =>
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
