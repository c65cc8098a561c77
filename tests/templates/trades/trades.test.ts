import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { trades } from '../../../templates/trade-list.ts'
import { unlisted } from '../../../templates/unlisted.ts'
import { composedSite, plumberFacts } from '../../harness/composed-site.ts'
import { offendersAmong } from '../../harness/offenders.ts'

const listed = trades.map((trade) => [trade.slug, trade] as const)

it('keeps one file for each trade, and nothing else, in templates/trades', () => {
  const files = readdirSync(new URL('../../../templates/trades', import.meta.url))
  expect(files.toSorted()).toEqual(trades.map(({ slug }) => `${slug}.ts`).toSorted())
})

it('has no pictures, services or search terms for a trade it does not know', () => {
  expect(unlisted).toMatchObject({ slug: '', trade: '', pictures: null, services: [], searchTerms: [] })
})

it('names four different palettes and font pairs that exist for every trade', async () => {
  const ids = { palettes: palettes.map(({ id }) => id), fontPairs: fontPairs.map(({ id }) => id) }
  const offenders = await offendersAmong([['unlisted', unlisted] as const, ...listed], (trade) => {
    for (const kind of ['palettes', 'fontPairs'] as const) {
      expect(new Set<string>(trade[kind]).size, kind).toBeGreaterThanOrEqual(4)
      expect(new Set<string>(trade[kind]).size, kind).toBe(trade[kind].length)
      expect(ids[kind]).toEqual(expect.arrayContaining([...trade[kind]]))
    }
  })
  expect(offenders).toEqual([])
})

it('recognizes the services of every trade by the beginnings of words', async () => {
  const offenders = await offendersAmong(listed, ({ services }) => {
    for (const { name, stems } of services) expect(stems, name).toMatch(/^[a-z0-9]{2,}(?: [a-z0-9]{2,})*$/)
  })
  expect(offenders).toEqual([])
})

it('describes every picture of a trade differently', async () => {
  const offenders = await offendersAmong(listed, ({ services, pictures }) => {
    const shown = [...services.map(({ picture }) => picture), ...pictures.banners, pictures.hero].map(
      ([, text]) => text,
    )
    expect(shown.filter((text, index) => shown.indexOf(text) !== index)).toEqual([])
  })
  expect(offenders).toEqual([])
})

it('composes a page with a hero, a banner and six gallery pictures, all different, for every trade', async () => {
  const offenders = await offendersAmong(listed, ({ slug }) => {
    const page = composedSite({
      facts: { ...plumberFacts, trade: { slug } },
      sections: ['Introduction', 'Gallery', 'ImageBanner', 'Contact'],
    })
    const drawn = page.sections.flatMap(({ type, content }) => {
      if (type === 'Gallery') return content.items.map(({ image }) => image?.description)
      return type === 'Introduction' || type === 'ImageBanner' ? [content.image?.description] : []
    })
    expect(drawn).not.toContain(undefined)
    expect(new Set(drawn).size).toBe(8)
  })
  expect(offenders).toEqual([])
})
