import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChangesSection } from '../../../../../editor/features/publish/changes/changes-section.tsx'
import { liveReleaseQuery } from '../../../../../editor/features/publish/changes/live-release.ts'
import type { WebsiteSettings } from '../../../../../renderer/document/website-settings.ts'
import { settingsWith, withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { draftOf } from '../../../website.ts'

function draw(document: WebsiteSettings, online: WebsiteSettings | null | undefined, handle: string | null = 'pine') {
  const queries = new QueryClient()
  const draft = draftOf(document, { handle })
  const release = online && { number: 2, createdAt: new Date().toISOString(), websiteSettings: online }
  if (release !== undefined) queries.setQueryData(liveReleaseQuery(draft.draftId).queryKey, release)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <ChangesSection draft={draft} document={document} comparing={false} onComparing={() => undefined} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

describe('what will change', () => {
  it('is everything, the first time', () => {
    const first = 'This is the first time: your whole website goes online.'
    expect(draw(fullSite, undefined, null)).toContain(first)
    expect(draw(fullSite, null)).toContain(first)
    expect(draw(fullSite, null)).not.toContain('See side by side')
  })

  it('is told line by line, and can be seen side by side', () => {
    const html = draw(withContent('Services', { heading: 'Made to measure' }), fullSite)
    expect(html).toContain('>Services: Heading</button>')
    expect(html).toContain('See side by side')
  })

  it('is nothing where nothing has changed', () => {
    expect(draw(settingsWith({}), fullSite)).toContain('Nothing has changed since you last put it online, just now.')
  })

  it('says that it is being looked up', () => {
    expect(draw(fullSite, undefined)).toContain('Comparing with what is online…')
  })
})
