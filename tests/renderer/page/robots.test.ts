import { describe, expect, it } from 'vitest'
import { allowedByRobots } from '../../harness/allowed-by-robots.ts'
import { settingsWith } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { origin, readPage } from './read-page.ts'

describe('what robots may read', () => {
  it('is everything where search engines may list the page', async () => {
    const { files, html } = await readPage(fullSite)
    const robots = files['robots.txt']?.body ?? ''
    for (const path of ['/', '/index.md', '/art/a.svg']) expect(allowedByRobots(robots, path)).toBe(true)
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(html).not.toContain('noindex')
  })

  it('is the page alone where they may not: it is what tells them so', async () => {
    const { files, html, blocks } = await readPage(settingsWith({ searchIndexing: false }))
    const robots = files['robots.txt']?.body ?? ''
    expect(blocks).toEqual([])
    expect(allowedByRobots(robots, '/')).toBe(true)
    for (const path of ['/index.md', '/art/a.svg', '/media/a.jpg', '/else'])
      expect(allowedByRobots(robots, path)).toBe(false)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(robots).not.toContain('Sitemap')
  })
})
