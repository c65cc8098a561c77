import { expect } from '@playwright/test'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { type PublicPath, publicPaths } from '../../worker/platform/addresses/public-paths.ts'
import { type Screen, takeScreens } from './take.ts'
import { liveHandle } from './websites.ts'

/** 'public-industries-spa' for '/industries/spa'. */
const nameOf = (path: PublicPath) => (path === pages.home ? 'home' : `public${path.replaceAll('/', '-')}`)

const publicScreens: readonly Screen[] = publicPaths.map((path) => ({
  name: nameOf(path),
  prepare: async (page) => {
    await page.goto(path)
    // Pictures further down come when they are scrolled to: a whole page has to have them all.
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
