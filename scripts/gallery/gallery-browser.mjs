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

/** A Chromium without a window; `port` opens it to other tools, as visitors have it. */
export async function openBrowser({ port } = {}) {
  const executablePath = await ensureChromium()
  if (!port) return chromium.launch({ executablePath, args: flags })
  return chromium.launch({
    executablePath,
    args: [...flags, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Scrolls nowhere and waits for nothing in vain: every picture is fetched and drawn, every font is there. */
export async function settle(page) {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Takes a part of a page at a fraction of its size, as the bytes of a PNG. */
export async function shrunk(page, { width, height, scale }) {
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width, height, scale }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip })
  await session.detach()
  return Buffer.from(data, 'base64')
}
