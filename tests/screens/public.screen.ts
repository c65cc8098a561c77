import { expect } from '@playwright/test'
import { takeScreens } from './take.ts'
import { liveHandle } from './websites.ts'

takeScreens([
  { name: 'home', prepare: (page) => page.goto('/') },
  { name: 'samples', prepare: (page) => page.goto('/samples') },
  { name: 'support', prepare: (page) => page.goto('/support') },
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
