// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChangesSection } from '#editor/designer/publish/changes/changes-section.tsx'
import { changedElement, matchingOffset } from '#editor/designer/publish/changes/two-pages.tsx'
import { liveReleaseQuery, releasesQuery } from '#editor/designer/publish/queries.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import type { ReleaseList, Schedule } from '#worker/publishing/schema.ts'
import { settingsWith, withContent } from '../../../renderer/changed-site.ts'
import { fullSite } from '../../../renderer/fixtures/full-site.ts'
import { draftOf } from '../../website.ts'
import { releaseOf } from './versions/release.ts'

const versions = (numbers: number[]) => numbers.map((number) => releaseOf({ number, live: number === 2 }))

function draw(
  document: WebsiteSettings,
  online: WebsiteSettings | null | undefined,
  { handle = 'pine', lastPublishedAt = null, list }: Partial<Draft> & { list?: ReleaseList } = {},
) {
  const queries = new QueryClient()
  const draft = draftOf(document, { handle, lastPublishedAt })
  if (list) queries.setQueryData(releasesQuery(draft.draftId).queryKey, list)
  const release = online && { number: 2, createdAt: new Date().toISOString(), websiteSettings: online }
  if (release !== undefined) queries.setQueryData(liveReleaseQuery(draft.draftId).queryKey, release)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <ChangesSection draft={draft} document={document} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

describe('the list of changes', () => {
  it('covers the whole website before the first publication', () => {
    const first = 'This is your first time publishing. Your whole website goes online.'
    expect(draw(fullSite, undefined, { handle: null })).toContain(first)
    expect(draw(fullSite, null)).toContain(first)
    expect(draw(fullSite, null)).not.toContain('See side by side')
  })

  it('contains a line for each change, and a side-by-side view', () => {
    const html = draw(withContent('Services', { heading: 'Made to measure' }), fullSite)
    expect(html).toContain('>Services: Heading</button>')
    expect(html).toContain('See side by side')
  })

  it('says so when nothing has changed', () => {
    expect(draw(settingsWith({}), fullSite)).toContain('Nothing has changed since you last published, just now.')
  })

  it('covers the whole website and says why if the website is offline', () => {
    const html = draw(fullSite, undefined, { handle: null, lastPublishedAt: '2026-11-02T08:00:00.000Z' })
    expect(html).toContain('Your website is offline. Publishing puts all of it online.')
  })

  it('links to earlier versions and counts those that were online', () => {
    const waits: Schedule = { kind: 'publish', at: '2027-01-01T08:00:00Z', release: 3, handle: 'pine', failure: null }
    const button = (list: ReleaseList) => draw(fullSite, fullSite, { list }).match(/Earlier versions[^<]*/)?.[0]
    expect(button({ releases: versions([2, 1]), schedules: [] })).toBe('Earlier versions (1)')
    expect(button({ releases: versions([3, 2, 1]), schedules: [waits] })).toBe('Earlier versions (1)')
    expect(button({ releases: versions([2]), schedules: [] })).toBeUndefined()
  })

  it('says that the comparison is loading', () => {
    expect(draw(fullSite, undefined)).toContain('Comparing with the published version…')
  })
})

const page = (...sections: [id: string, height: number][]) => {
  let top = 0
  return sections.map(([id, height]) => {
    const section = { id, top, height }
    top += height
    return section
  })
}
const before = page(['introduction', 600], ['services', 800], ['contact', 400])
const after = page(['introduction', 600], ['gallery', 500], ['services', 1200], ['contact', 400])

describe('two versions that scroll together', () => {
  it('show the same part of the same section', () => {
    expect(matchingOffset(300, before, after)).toBe(300)
    expect(matchingOffset(600, before, after)).toBe(1100)
    expect(matchingOffset(1000, before, after)).toBe(1700)
    expect(matchingOffset(1700, after, before)).toBe(1000)
  })

  it('stay at the end of a section while the other version shows more of it', () => {
    expect(matchingOffset(700, after, before)).toBe(600)
    expect(matchingOffset(1050, after, before)).toBe(600)
  })

  it('stay at the top if they have no section in common', () => {
    expect(matchingOffset(500, page(['team', 900]), before)).toBe(0)
    expect(matchingOffset(0, [], before)).toBe(0)
  })
})

describe('changedElement', () => {
  const section = (html: string) => {
    const made = document.createElement('section')
    made.innerHTML = html
    return made
  }
  const open = section('<h2>Contact</h2><dl><dt>Monday</dt><dd>8:00–17:00</dd></dl><p>Ask us.</p>')
  const closed = section('<h2>Contact</h2><dl><dt>Monday</dt><dd>Closed</dd></dl><p>Ask us.</p>')

  it('returns the element with the new text', () => {
    expect(changedElement(open, closed)).toBe(closed.querySelector('dd'))
  })

  it('returns the older version’s element if text was only removed', () => {
    expect(changedElement(closed, section('<h2>Contact</h2><dl><dt>Monday</dt></dl>'))).toBe(closed.querySelector('dd'))
  })

  it('returns undefined if the text is unchanged', () => {
    expect(changedElement(open, section(open.innerHTML.replaceAll('p>', 'div>')))).toBeUndefined()
  })
})
