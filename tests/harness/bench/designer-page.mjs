// The designer in Chromium, with someone signed in and a website on the screen.
import { chromium } from '@playwright/test'
import { load } from './sample.mjs'

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
export async function openDesigner(origin, { eager = false, websiteSettings } = {}) {
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
