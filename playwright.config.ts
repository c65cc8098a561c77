import { defineConfig, devices } from '@playwright/test'

const port = 8791
// The pages of websites need no server of the product's.
const sitesAlone = /--project[= ]sites(?! journeys)/.test(process.argv.join(' '))
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  projects: [
    // Two side by side, each of people and web addresses of its own.
    { name: 'journeys', testDir: 'tests/journeys', testMatch: '*.journey.ts', fullyParallel: true },
    // Published pages, rendered and served by the tests themselves.
    {
      name: 'sites',
      testDir: 'tests/sites-in-browser',
      testMatch: '*.browser.ts',
      fullyParallel: true,
      use: { trace: 'off', actionTimeout: 5_000 },
    },
    // npm run pictures: what the README shows.
    { name: 'pictures', testDir: 'tests/pictures', testMatch: '*.picture.ts', workers: 1 },
    // npm run screens: every screen, to be looked at and looked over.
    { name: 'screens-people', testDir: 'tests/screens', testMatch: '*.setup.ts' },
    {
      name: 'screens',
      testDir: 'tests/screens',
      testMatch: '*.screen.ts',
      dependencies: ['screens-people'],
      fullyParallel: true,
      timeout: 60_000,
      use: { trace: 'off', actionTimeout: 10_000 },
    },
  ],
  outputDir: 'test-results',
  timeout: 120_000,
  workers: 2,
  forbidOnly: true,
  // A machine with two processors, all of them busy.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // What moves of itself while a test aims at it is missed now and then.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of everything costs a third of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
  },
  webServer: sitesAlone
    ? undefined
    : {
        command: `rm -rf .cache/journeys && node scripts/start.mjs --port ${port} --persist-to .cache/journeys`,
        // The address answers only under the app's own host.
        url: `http://localhost:${port}/api/health`,
        timeout: 180_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
})
