import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { patternsFor } from '#editor/designer/pictures/patterns/patterns-tab.tsx'
import { asKeyword, firstWords, photoKey, photoRatio, photosOf } from '#editor/designer/pictures/search/found-photos.ts'
import { SearchTab } from '#editor/designer/pictures/search/search-tab.tsx'
import { photosQuery } from '#editor/designer/pictures/search/use-photo-search.ts'
import { image } from '#renderer/document/values/image.ts'
import { shapeNames } from '#renderer/shapes/shape.ts'
import { type FoundPhoto, type PhotoPage, photoQuery } from '#worker/adapters/photos/schema.ts'

describe('photos from the search', () => {
  const photo = (id: string, width = 600, height = 400): FoundPhoto => ({
    image: image.parse({
      provider: 'Pexels',
      urls: [{ type: 'small', url: `https://images.pexels.com/${id}`, width, height }],
    }),
    choice: { provider: 'Pexels', id },
    color: '#aabbcc',
  })
  const page = (...photos: FoundPhoto[]): PhotoPage => ({ photos, more: true, source: 'Pexels', sources: ['Pexels'] })

  describe('a photo from the search', () => {
    it('gets a key that contains its service’s id', () => {
      expect(photoKey(photo('1'))).not.toBe(photoKey(photo('2')))
    })

    it('appears once, even if two pages of results contain it', () => {
      const found = photosOf([page(photo('1'), photo('2')), page(photo('2'), photo('3'))])
      expect(found.map(({ choice }) => choice?.id)).toEqual(['1', '2', '3'])
    })

    it('keeps its aspect ratio, within limits', () => {
      expect(photoRatio(photo('1', 600, 400).image)).toBe(1.5)
      expect(photoRatio(photo('1', 200, 2000).image)).toBe(0.6)
      expect(photoRatio(photo('1', 4000, 400).image)).toBe(2.2)
    })
  })

  describe('a photo query', () => {
    it('starts with the first two keywords', () => {
      expect(firstWords(['bread', 'oven', 'shop'])).toBe('bread oven')
      expect(firstWords(['sourdough bread loaf', 'oven'])).toBe('sourdough bread')
      expect(firstWords([' ', 'oven'])).toBe('oven')
      expect(firstWords([])).toBe('')
    })

    it('contains only what the server accepts', () => {
      expect(asKeyword('  barber   chair ')).toBe('barber chair')
      expect(asKeyword('   ')).toBe('')
      expect(() => photoQuery.parse({ keyword: asKeyword('long '.repeat(40)) })).not.toThrow()
    })
  })
})

describe('the photo search', () => {
  const photo = (id: string): FoundPhoto => ({
    image: image.parse({
      provider: 'Pexels',
      description: `A loaf, ${id}`,
      urls: [{ type: 'small', url: `https://images.pexels.com/${id}`, width: 640, height: 480 }],
      credit: { name: 'Ana Pereira', url: 'https://pexels.example/a' },
    }),
    choice: { provider: 'Pexels', id },
    color: '#aa8866',
  })

  const page = (photos: FoundPhoto[], part: Partial<PhotoPage> = {}): PhotoPage => ({
    photos,
    more: false,
    source: 'Pexels',
    sources: ['Pexels', 'Unsplash'],
    ...part,
  })

  function draw({
    keywords = ['bread'],
    found,
    picked = [],
  }: Partial<Record<'keywords' | 'picked', string[]>> & { found?: PhotoPage }) {
    const queries = new QueryClient()
    if (found) {
      const { queryKey } = photosQuery({ keyword: 'bread' })
      queries.setQueryData(queryKey, { pages: [found], pageParams: [1] })
    }
    const ignore = () => undefined
    return renderToStaticMarkup(
      <Provider>
        <QueryClientProvider client={queries}>
          <MantineProvider>
            <SearchTab
              keywords={keywords}
              picked={picked.map((key) => ({ key, image: photo('1').image, choice: null }))}
              onPick={ignore}
              onTake={ignore}
              onUpload={ignore}
            />
          </MantineProvider>
        </QueryClientProvider>
      </Provider>,
    )
  }

  it('starts with the keywords and shows that it is loading', () => {
    const html = draw({ keywords: ['bread', 'oven', 'shop'] })
    expect(html).toMatch(/<input[^>]*value="bread oven"/)
    expect(html).toContain('Loading')
  })

  it('asks for a description if there are no keywords', () => {
    expect(draw({ keywords: [] })).toContain('Describe what the picture should show.')
  })

  it('shows each photo with its photographer and color, and whether it is selected', () => {
    const html = draw({ found: page([photo('1'), photo('2')]), picked: [photoKey(photo('2'))] })
    expect(html.match(/<a[^>]*href="https:\/\/pexels\.example\/a"[^>]*>Ana Pereira/g)).toHaveLength(2)
    expect(html).toMatch(/aria-label="A loaf, 1" aria-pressed="false" style="[^"]*background:#aa8866"/)
    expect(html).toMatch(/aria-label="A loaf, 2" aria-pressed="true"/)
    expect(html).toMatch(/Photos provided by <a href="https:\/\/www\.pexels\.com"/)
  })

  it('offers colors and sources only if they have an effect', () => {
    const colors = (html: string) => html.includes('aria-label="Turquoise"')
    const sources = (html: string) => html.includes('aria-label="Where to search"')
    const photos = draw({ found: page([photo('1')]) })
    expect([colors(photos), sources(photos)]).toEqual([true, true])
    const openverse = draw({ found: page([photo('1')], { source: 'Openverse', sources: ['Openverse'] }) })
    expect([colors(openverse), sources(openverse)]).toEqual([false, false])
  })

  it('says when there are no results, and offers more if there are any', () => {
    expect(draw({ found: page([]) })).toContain('<strong>No results found</strong>')
    expect(draw({ found: page([photo('1')], { more: true }) })).toContain('Show more')
    expect(draw({ found: page([photo('1')]) })).not.toContain('Show more')
  })
})

describe('the pattern picker', () => {
  it('lists several patterns for each shape of the website’s style, then other shapes, without duplicates', () => {
    const [last = shapeNames[0]] = shapeNames.toReversed()
    const patterns = patternsFor({ grammar: [last], seed: 2 ** 31 - 1 })
    const names = patterns.map(({ picture }) => picture.pattern)
    const own = names.filter((name) => name === last).length
    expect(own).toBeGreaterThan(3)
    expect(names.slice(0, own)).toEqual(Array<string>(own).fill(last))
    expect(new Set(names)).toEqual(new Set(shapeNames))
    expect(new Set(patterns.map(({ key }) => key)).size).toBe(patterns.length)
    expect(new Set(patterns.map(({ label }) => label)).size).toBe(patterns.length)
  })
})
