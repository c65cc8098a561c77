import { expect, type Page } from '@playwright/test'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { publicPaths } from '../../worker/platform/addresses/public-path-list.ts'
import type { PublicPath } from '../../worker/platform/addresses/public-paths.ts'
import { liveHandle } from './people.ts'
import { type Screen, takeScreens } from './take.ts'

takeScreens([
  {
    name: 'create-about',
    prepare: async (page) => {
      await page.goto('/create')
      await expect(page.getByRole('heading', { name: 'About your business' })).toBeVisible()
    },
  },
  {
    name: 'create-place',
    prepare: async (page) => {
      await page.goto('/create')
      await page.getByLabel('Business location').pressSequentially('Portl')
      await expect(page.getByRole('option', { name: 'Portland, Oregon' })).toBeVisible()
    },
  },
  { name: 'create-understood', prepare: describeFully },
  {
    name: 'create-understood-change',
    prepare: async (page) => {
      await describeFully(page)
      await fact(page, 'Credentials')
        .getByRole('button', { name: /: change$/ })
        .first()
        .click()
      await expect(page.getByRole('group', { name: /^Change / })).toBeVisible()
    },
  },
  {
    name: 'create-understood-removed',
    prepare: async (page) => {
      await describeFully(page)
      await fact(page, 'Credentials')
        .getByRole('button', { name: /: remove$/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Undo: / })).toBeFocused()
    },
  },
  { name: 'create-about-problems', prepare: answerWrongly },
  { name: 'create-names-empty', prepare: (page) => openNameCreator(page, '') },
  {
    name: 'create-names',
    prepare: async (page) => {
      await openNameCreator(page, about)
      await expect(page.getByRole('group', { name: 'Suggested names' }).getByRole('button')).toHaveCount(12)
    },
  },
  {
    name: 'create-names-failed',
    reports: /Failed to load resource/,
    prepare: async (page) => {
      await page.route('**/api/suggestions/names', (route) => route.abort())
      await openNameCreator(page, about)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  { name: 'create-fonts', prepare: (page) => answerTo(page, 'Choose font style') },
  { name: 'create-colors', prepare: (page) => answerTo(page, 'Choose colors') },
  { name: 'create-sections', prepare: (page) => answerTo(page, 'Choose sections') },
  {
    name: 'create-see-page',
    widths: [390],
    prepare: async (page) => {
      await answerTo(page, 'Choose sections')
      await page.getByRole('button', { name: 'See the whole page' }).click()
      await expect(page.getByRole('dialog', { name: 'Your page' })).toBeVisible()
    },
  },
  {
    name: 'create-progress',
    prepare: async (page) => {
      await page.route('**/api/creations', () => undefined)
      await create(page)
      await expect(page.getByRole('heading', { name: 'Creating your website' })).toBeVisible()
    },
  },
  {
    name: 'create-failed',
    reports: /Failed to load resource/,
    prepare: async (page) => {
      await page.route('**/api/creations', (route) => route.abort())
      await create(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'create-finished',
    prepare: async (page) => {
      await create(page)
      await expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeVisible()
    },
  },
])

const about = 'Leak repairs, boilers, bathrooms and blocked drains'

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function answerWrongly(page: Page) {
  await page.goto('/create')
  await page.getByLabel('Existing website or page link').fill('not a link')
  await next(page)
}

async function openNameCreator(page: Page, description: string) {
  await page.goto('/create')
  await page.getByLabel("What's your business about?").fill(description)
  await page.getByRole('button', { name: 'Business Name Creator' }).click()
  await expect(page.getByRole('dialog', { name: 'Business Name Creator' })).toBeVisible()
}

const fact = (page: Page, group: string) => page.getByRole('list', { name: group })

/** Fills in the first step with everything customers ask first. */
async function describeFully(page: Page) {
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Lather & Oak')
  await page
    .getByLabel("What's your business about?")
    .fill(
      'Maria Santos cuts hair in Totnes. Cut £28, beard trim £15. 12 years in the trade, City & Guilds. Open Tuesday to Saturday, 9 to 6.',
    )
  await page.getByLabel('Business location').fill('Totnes')
  await page.getByLabel('How can customers reach you?').fill('01803 960000')
  await expect(fact(page, 'Credentials')).toBeVisible()
  await expect(fact(page, 'Contact')).toBeVisible()
}

/** Completes the wizard up to a step. */
async function answerTo(page: Page, step: string) {
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Harbor Lane Plumbing')
  await page.getByLabel("What's your business about?").fill(about)
  await page.getByLabel('Business location').fill('Bristol')
  const there = page.getByRole('heading', { name: step })
  for (const heading of ['Choose font style', 'Choose colors', 'Choose sections']) {
    await next(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    if (await there.isVisible()) return
  }
}

async function create(page: Page) {
  await answerTo(page, 'Choose sections')
  await page.getByRole('button', { name: 'Create your site' }).click()
}

/** 'public-trades-spa' for '/industries/spa'. */
const nameOf = (path: PublicPath) => (path === pages.home ? 'home' : `public${path.replaceAll('/', '-')}`)

const publicScreens: readonly Screen[] = publicPaths.map((path) => ({
  name: nameOf(path),
  prepare: async (page) => {
    await page.goto(path)
    // Scrolls, because lazy pictures are needed on a full-page screenshot.
    await page.evaluate(async () => {
      const pictures = [...document.images].filter((picture) => picture.checkVisibility())
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode()))
    })
  },
}))

takeScreens([
  ...publicScreens,
  {
    name: 'home-menu',
    widths: [390],
    prepare: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('link', { name: 'Pricing' }).first()).toBeVisible()
    },
  },
  { name: 'published-page', prepare: (page) => page.goto(`/${liveHandle}`) },
  {
    name: 'nothing-to-see-here',
    reports: /404/,
    prepare: async (page) => {
      await page.goto('/no-such-website')
      await expect(page.getByRole('heading', { name: 'Nothing to see here' })).toBeVisible()
    },
  },
])
