import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Browser } from './browser.ts'

/** What a page of the app sends to open a socket. */
export const upgrade = { upgrade: 'websocket', origin: env.APP_ORIGIN }

/** A tab that listens: what it heard so far, and whether it was closed. */
export async function listen(browser: Browser) {
  const { status, webSocket } = await browser.fetch('/api/live', { headers: upgrade })
  expect(status).toBe(101)
  if (!webSocket) throw new Error('no socket')
  const tab = { heard: [] as unknown[], closed: false, socket: webSocket }
  webSocket.addEventListener('message', ({ data }) => {
    tab.heard.push(data === 'pong' ? data : JSON.parse(String(data)))
  })
  webSocket.addEventListener('close', () => {
    tab.closed = true
  })
  webSocket.accept()
  return tab
}
