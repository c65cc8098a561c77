import { defineConfig, devices } from '@playwright/test'

const port = 8791
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/journeys', testMatch: '*.journey.ts' },
    // npm run pictures: what the README shows.
    { name: 'pictures', testDir: 'tests/pictures', testMatch: '*.picture.ts' },
  ],
  outputDir: 'test-results',
  timeout: 120_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
  },
  webServer: {
    command: `rm -rf .cache/journeys && node scripts/start.mjs --port ${port} --persist-to .cache/journeys`,
    // The address answers only under the app's own host.
    url: `http://localhost:${port}/api/health`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
