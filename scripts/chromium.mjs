// A Chromium for tests and pictures: one found on the machine, else Playwright's, else Debian's package when root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { exitCodeOf } from './run.mjs'

/** The browser's path. Ends the process with a plain sentence if it is missing and cannot be installed. */
export async function ensureChromium() {
  const found = find()
  if (found) return found
  console.log("No Chromium found: trying Playwright's…")
  if ((await exitCodeOf('playwright', ['install', 'chromium'])) === 0) {
    const { chromium } = await import('@playwright/test')
    if (existsSync(chromium.executablePath())) return chromium.executablePath()
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Trying Debian's package…")
    await exitCodeOf('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    await exitCodeOf('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
    const installed = find()
    if (installed) return installed
  }
  console.error('The tests need a Chromium. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test')
  process.exit(1)
}

function find() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0 && stdout.trim() !== '') return stdout.trim()
  }
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((path) => existsSync(path))
}
