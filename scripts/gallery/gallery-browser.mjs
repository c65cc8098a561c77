import { chromium } from '@playwright/test'
import { ensureChromium } from '../chromium.mjs'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A headless Chromium; `port` opens it to other tools. */
export async function openBrowser({ port } = {}) {
  const executablePath = await ensureChromium()
  if (!port) return chromium.launch({ executablePath, args: flags })
  return chromium.launch({
    executablePath,
    // Lighthouse looks at the tools that a page offers to assistants.
    args: [...flags, `--remote-debugging-port=${port}`, '--enable-features=WebMCP,WebMCPTesting'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Waits until every picture and font of the page has loaded. */
export async function settle(page) {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Takes a scaled picture of a part of the page, as PNG bytes. */
export async function shrunk(page, { width, height, scale }) {
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width, height, scale }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip })
  await session.detach()
  return Buffer.from(data, 'base64')
}
