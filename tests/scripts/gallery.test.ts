import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { gallerySites, readBusinesses, sampleTexts } from '../../scripts/gallery/gallery-businesses.ts'

const folder = mkdtempSync(join(tmpdir(), 'gallery-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: string): string {
  const file = join(folder, 'businesses.json')
  writeFileSync(file, content)
  return file
}

describe('the gallery’s businesses', () => {
  it('default to a handful of samples', () => {
    const texts = sampleTexts()
    expect(texts).toHaveLength(5)
    for (const { activities, location, contact } of texts) {
      expect(activities.length).toBeGreaterThan(200)
      expect([location, contact]).not.toContain('')
    }
  })

  it('load from a file that requires only a name and a text', () => {
    const business = { businessName: 'Wren Plumbing', activities: 'Plumber in Leeds' }
    expect(readBusinesses(fileOf(JSON.stringify([business])))).toEqual([{ ...business, location: '', contact: '' }])
  })

  it.each(['not JSON', '[]', '[{"businessName":"Wren"}]', '{}'])('cause a readable error if invalid: %s', (content) => {
    expect(() => readBusinesses(fileOf(content))).toThrow(/it must be a JSON array of \{ businessName, activities/)
  })

  it('each get a website in every style from the same text', async () => {
    const activities = 'Plumber in Leeds. Call 0113 496 0123.\nLeak repair £80'
    const sites = await gallerySites([{ businessName: 'Wren Plumbing', activities, location: 'Leeds', contact: '' }])
    expect(sites.map(({ label }) => label)).toEqual(presetStyles)
    expect(sites.map(({ document }) => document.style)).toEqual(presetStyles)
    for (const { document } of sites)
      expect(document.business.services.map(({ name, price }) => [name, price?.amount])).toEqual([['Leak repair', 80]])
  })
})
