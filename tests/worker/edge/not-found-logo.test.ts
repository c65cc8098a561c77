import { expect, it } from 'vitest'
import { product } from '../../../renderer/document/product.ts'
import { siteNotFoundPage } from '../../../worker/platform/http/site-not-found-page.ts'

it('a host without a website shows the product’s logo above the page', async () => {
  const html = await siteNotFoundPage('https://app.pages.net').text()
  const header = /<header>(.*?)<\/header>/s.exec(html)?.[1] ?? ''
  expect(header).toMatch(new RegExp(`^<svg .*</svg>${product.name}$`, 's'))
})
