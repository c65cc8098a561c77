import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { minSearchable, WebsiteList } from '#editor/websites/website-list.tsx'
import { limitReachedAtAtom } from '#session/limit-reached-at.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { listed } from './listed.ts'

function draw(websites: DraftListItem[], refusedAt: number | null = null): string {
  const store = createStore()
  store.set(limitReachedAtAtom, refusedAt)
  return renderToStaticMarkup(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>
          <MemoryRouter>
            <WebsiteList websites={websites} />
          </MemoryRouter>
        </MantineProvider>
      </QueryClientProvider>
    </Provider>,
  )
}
const many = (count: number) => Array.from({ length: count }, (_, index) => listed({ draftId: `draft-${index}` }))
const create = 'href="/create"'
const full = 'Maximum number of websites reached'

describe('a website’s card', () => {
  const published = listed({
    publishedHandle: 'riverside',
    url: 'http://riverside.localhost:8787/',
    lastDesignedAt: '2026-11-02T08:00:00.000Z',
    lastPublishedAt: '2026-11-02T08:00:00.000Z',
  })

  it('opens the website in the designer', () => {
    expect(draw([listed({ draftId: 'abc' })])).toMatch(/<h2[^>]*><a[^>]*href="\/designer\?websiteId=abc"/)
  })

  it('shows whether the website is published, in words', () => {
    expect(draw([listed()])).toContain('Draft - Not Published')
    expect(draw([published])).toContain('>Published<')
    const newer = { ...published, modifiedAt: '2026-11-03T08:00:00.000Z' }
    expect(draw([newer])).toContain('Published, with unpublished changes')
  })

  it('links to a published website’s address', () => {
    expect(draw([published])).toContain('href="http://riverside.localhost:8787/"')
    expect(draw([published])).toContain('>riverside<wbr/>.localhost:8787<')
    expect(draw([listed()])).toContain('No web address yet')
  })

  it('shows when the website was last opened in the designer, or else modified', () => {
    expect(draw([published])).toContain('dateTime="2026-11-02T08:00:00.000Z"')
    const designed = listed({ lastDesignedAt: '2026-10-30T08:00:00.000Z' })
    expect(draw([designed])).toContain('dateTime="2026-10-30T08:00:00.000Z"')
  })
})

describe('the list of websites', () => {
  it('keeps the server’s order', () => {
    const html = draw([listed({ businessName: 'Second' }), listed({ draftId: 'draft-2', businessName: 'First' })])
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'))
  })

  it('offers a search field if it is long', () => {
    expect(draw(many(minSearchable - 1))).not.toContain('type="search"')
    expect(draw(many(minSearchable))).toContain('type="search"')
  })

  it('offers a button to create another website', () => {
    const html = draw(many(3))
    expect(html).toContain(create)
    expect(html).not.toContain(full)
  })

  it('says that the account is full until a website is deleted', () => {
    const html = draw(many(10), 10)
    expect(html).toContain(full)
    expect(html).toContain('10 of 10. Delete an existing website to make room.')
    expect(html).not.toContain(create)
    expect(draw(many(9), 10)).toContain(create)
  })
})
