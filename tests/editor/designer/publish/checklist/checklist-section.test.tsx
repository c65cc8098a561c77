import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChecklistSection } from '#editor/designer/publish/checklist/checklist-section.tsx'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { finishedSite, finishedWith } from './checked-site.ts'

const draw = (document: WebsiteSettings) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ChecklistSection document={document} onFollow={() => undefined} />
    </MantineProvider>,
  )
const buttons = (html: string) => html.match(/<button/g)?.length ?? 0

describe('the publish panel’s checklist', () => {
  it('shows a single line if everything passes', () => {
    const html = draw(finishedSite)
    expect(html).toContain('Ready to publish.')
    expect(buttons(html)).toBe(0)
  })

  it('shows each finding as a button with its severity, place and reason', () => {
    const html = draw(finishedWith('Video', { url: '' }))
    expect(buttons(html)).toBe(1)
    expect(html).toMatch(/<svg[^>]*aria-label="must look at"/)
    expect(html).toContain('<strong>Video</strong> The video link is required for the video to play.')
    expect(html).not.toContain('Ready to publish')
  })

  it('shortens a long list and says how many more findings there are', () => {
    const button = { type: 'Web', value: 'nowhere at all', label: 'More' }
    const items = Array.from({ length: 9 }, (_, index) => ({ id: `s-${index}`, heading: `Service ${index}`, button }))
    const html = draw(finishedWith('Services', { items }))
    expect(buttons(html)).toBe(7)
    expect(html).toContain('Show 3 more')
  })
})
