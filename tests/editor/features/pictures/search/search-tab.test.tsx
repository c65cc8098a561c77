import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { photoKey } from '../../../../../editor/features/pictures/search/found-photos.ts'
import { SearchTab } from '../../../../../editor/features/pictures/search/search-tab.tsx'
import { photosQuery } from '../../../../../editor/state/photos.ts'
import { image } from '../../../../../renderer/document/image.ts'
import type { FoundPhoto, PhotoPage } from '../../../../../worker/adapters/photos/schema.ts'

const photo = (id: string): FoundPhoto => ({
  image: image.parse({
    provider: 'Pexels',
    description: `A loaf, ${id}`,
    urls: [{ type: 'small', url: `https://images.example/${id}`, width: 640, height: 480 }],
    credit: { name: 'Ana Pereira', url: 'https://pexels.example/a' },
  }),
  choice: { provider: 'Pexels', id },
  color: '#aa8866',
})
const page = (photos: FoundPhoto[], part: Partial<PhotoPage> = {}): PhotoPage => ({
  photos,
  more: false,
  source: 'Pexels',
  sources: ['Pexels', 'Unsplash', 'Artwork'],
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

describe('the search for pictures', () => {
  it('begins with what is wanted, and shows that it is under way', () => {
    const html = draw({ keywords: ['bread', 'oven', 'shop'] })
    expect(html).toMatch(/<input[^>]*value="bread oven"/)
    expect(html).toContain('Loading')
  })

  it('offers words to begin with where there is nothing to search for', () => {
    expect(draw({ keywords: [] })).toContain('Describe what the picture should show.')
  })

  it('shows each photo with its photographer and its color, and which are picked', () => {
    const html = draw({ found: page([photo('1'), photo('2')]), picked: [photoKey(photo('2'))] })
    expect(html.match(/<a[^>]*href="https:\/\/pexels\.example\/a"[^>]*>Ana Pereira/g)).toHaveLength(2)
    expect(html).toMatch(/aria-label="A loaf, 1" aria-pressed="false" style="[^"]*background:#aa8866"/)
    expect(html).toMatch(/aria-label="A loaf, 2" aria-pressed="true"/)
    expect(html).toMatch(/Photos provided by <a href="https:\/\/www\.pexels\.com"/)
  })

  it('offers colors and sources where they do something', () => {
    const colors = (html: string) => html.includes('aria-label="Turquoise"')
    const sources = (html: string) => html.includes('Illustrations')
    const photos = draw({ found: page([photo('1')]) })
    const drawings = draw({ found: page([photo('1')], { source: 'Artwork', sources: ['Artwork'] }) })
    expect([colors(photos), sources(photos)]).toEqual([true, true])
    expect([colors(drawings), sources(drawings)]).toEqual([false, false])
    const openverse = draw({ found: page([photo('1')], { source: 'Openverse', sources: ['Openverse', 'Artwork'] }) })
    expect([colors(openverse), sources(openverse)]).toEqual([false, true])
  })

  it('says when there is nothing, and when there is more', () => {
    expect(draw({ found: page([]) })).toContain('Nothing found. Upload your own.')
    expect(draw({ found: page([photo('1')], { more: true }) })).toContain('Show more')
    expect(draw({ found: page([photo('1')]) })).not.toContain('Show more')
  })
})
