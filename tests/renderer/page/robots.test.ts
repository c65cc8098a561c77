import { describe, expect, it } from 'vitest'
import { settingsWith } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { origin, readPage } from './read-page.ts'

/** Whether robots.txt lets a crawler in, as RFC 9309 has it: the longest rule that fits decides. */
function allows(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule = '']) => {
    const pattern = rule.replace(/[.+?^()[\]{}|]/g, '\\$&').replace(/\*/g, '.*')
    return { allowed: kind === 'Allow', length: rule.length, fits: new RegExp(`^${pattern}`).test(path) }
  })
  const deciding = rules.filter(({ fits }) => fits).toSorted((a, b) => b.length - a.length)[0]
  return deciding?.allowed ?? true
}

describe('what robots may read', () => {
  it('is everything where search engines may list the page', async () => {
    const { files, html } = await readPage(fullSite)
    const robots = files['robots.txt']?.body ?? ''
    for (const path of ['/', '/index.md', '/art/a.svg']) expect(allows(robots, path)).toBe(true)
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(html).not.toContain('noindex')
  })

  it('is the page alone where they may not: it is what tells them so', async () => {
    const { files, html, blocks } = await readPage(settingsWith({ searchIndexing: false }))
    const robots = files['robots.txt']?.body ?? ''
    expect(blocks).toEqual([])
    expect(allows(robots, '/')).toBe(true)
    for (const path of ['/index.md', '/art/a.svg', '/media/a.jpg', '/else']) expect(allows(robots, path)).toBe(false)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(robots).not.toContain('Sitemap')
  })
})
