import { describe, expect, it } from 'vitest'
import { addSection, blankSection, setSectionHidden } from '../../renderer/document/edits.ts'
import type { SectionOf } from '../../renderer/document/section-types.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../renderer/published-document.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'

const types = (document: typeof fullSite) => document.sections.map(({ type }) => type)

describe('the published document', () => {
  it('has no invented reviews and people', async () => {
    const { files } = await renderSite(fullSite, { origin: 'https://harbour.example' })
    const html = files['index.html']?.body ?? ''
    expect(html).toContain('Helen Marsh')
    expect(html).not.toMatch(/Sam Sample|must never be published|Jo Sample|Sample Bio|data-sample/)
  })

  it('drops a section that only had samples', () => {
    const sections = fullSite.sections.map((section) =>
      section.type === 'CustomerReviews'
        ? { ...section, content: { ...section.content, items: section.content.items.filter(({ sample }) => sample) } }
        : section,
    )
    expect(types(publishedDocument({ ...fullSite, sections }))).not.toContain('CustomerReviews')
  })

  it('has no pictures that a list of prices does not show', () => {
    const services = (layout: string) => {
      const document = publishedDocument(withContent('Services', { layout }))
      const section = document.sections.find((one): one is SectionOf<'Services'> => one.type === 'Services')
      return section?.content.items.map(({ image }) => image !== null)
    }
    expect(services('Cards')).toEqual([true, true, true])
    expect(services('PriceList')).toEqual([false, false, false])
  })

  it('has no hidden sections, and no link that leads to one', async () => {
    const hidden = setSectionHidden(fullSite, 'services', true)
    expect(types(publishedDocument(hidden))).not.toContain('Services')
    const { files } = await renderSite(hidden, { origin: 'https://harbour.example' })
    expect(files['index.html']?.body).not.toContain('#services')
  })

  it('drops sections that nobody filled in, but never header and footer', () => {
    const empty = websiteSettings.parse({
      id: 'new',
      version: '1.0',
      businessName: 'New',
      sections: [
        { id: 'header', type: 'Header' },
        { id: 'footer', type: 'Footer' },
      ],
    })
    const withBlanks = (['Services', 'Gallery', 'Contact', 'Video', 'QuoteBanner'] as const).reduce(
      (document, type) => addSection(document, blankSection(document, type)),
      empty,
    )
    expect(withBlanks.sections).toHaveLength(7)
    // A contact section has its form all the same.
    expect(types(publishedDocument(withBlanks))).toEqual(['Header', 'Contact', 'Footer'])
    const formless = withBlanks.sections.map((section) =>
      section.type === 'Contact' ? { ...section, content: { ...section.content, showForm: false } } : section,
    )
    expect(types(publishedDocument({ ...withBlanks, sections: formless }))).toEqual(['Header', 'Footer'])
  })

  it('drops a gallery whose pictures are still to come', () => {
    const sections = fullSite.sections.map((section) =>
      section.type === 'Gallery'
        ? { ...section, content: { ...section.content, items: [{ id: 'a', image: null, caption: 'Soon' }] } }
        : section,
    )
    expect(types(publishedDocument({ ...fullSite, sections }))).not.toContain('Gallery')
  })

  it('drops services, people, questions and reviews that nobody filled in, and keeps the others', () => {
    const blank = { id: 'blank', heading: ' ', question: '', paragraph: '', name: '' }
    const lists = { Services: 'items', Team: 'members', FrequentlyAskedQuestions: 'items', CustomerReviews: 'items' }
    for (const [type, name] of Object.entries(lists)) {
      const listed = ({ sections }: typeof fullSite) => {
        const content: unknown = sections.find((section) => section.type === type)?.content
        return (content as Record<string, unknown[]>)[name]
      }
      const document = websiteSettings.parse({
        ...fullSite,
        sections: fullSite.sections.map((section) =>
          section.type === type
            ? { ...section, content: { ...section.content, [name]: [blank, ...(listed(fullSite) ?? [])] } }
            : section,
        ),
      })
      expect(listed(document)).not.toEqual(listed(fullSite))
      expect(listed(publishedDocument(document))).toEqual(listed(publishedDocument(fullSite)))
    }
  })

  it('drops a video section without a video', () => {
    const sections = fullSite.sections.map((section) =>
      section.type === 'Video' ? { ...section, content: { ...section.content, url: 'https://shop.example' } } : section,
    )
    expect(types(publishedDocument(fullSite))).toContain('Video')
    expect(types(publishedDocument({ ...fullSite, sections }))).not.toContain('Video')
  })

  it('keeps a section with a single word of its owner', () => {
    const contact = { ...blankSection(fullSite, 'Contact'), id: 'c' }
    const sections = fullSite.sections.map((section) =>
      section.type === 'Contact' ? { ...contact, content: { ...contact.content, phone: '555 0142' } } : section,
    )
    expect(types(publishedDocument({ ...fullSite, sections }))).toContain('Contact')
  })
})
