import { expect, it } from 'vitest'
import { settingsWith } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { origin, readPage } from './read-page.ts'

it('a website has a sitemap as the protocol wants it: its own addresses alone, whole', async () => {
  const { files } = await readPage(fullSite)
  const { body = '', contentType } = files['sitemap.xml'] ?? {}
  expect(contentType).toBe('application/xml')
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(?:<url><loc>[^<>&"' ]+<\/loc><\/url>)+<\/urlset>\n$/,
  )
  const urls = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(urls[0]).toBe(`${origin}/`)
  for (const url of urls) expect(url).toMatch(new RegExp(`^${origin}/([a-z-]+/)*$`))
})

it('one whose owner keeps it out of search engines has none, and nothing that names one', async () => {
  const { files } = await readPage(settingsWith({ searchIndexing: false }))
  expect(files).not.toHaveProperty(['sitemap.xml'])
  for (const { body } of Object.values(files)) expect(body).not.toContain('sitemap')
})
