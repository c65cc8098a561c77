import { describe, expect, it } from 'vitest'
import { business as businessSchema } from '../../../renderer/document/business.ts'
import { parseDocument, upgradeDocument } from '../../../renderer/document/versions.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { websiteOf } from '../../editor/website.ts'
import { fullSite } from '../fixtures/full-site.ts'

describe('a document with an earlier version’s settings', () => {
  it('loses the badge setting in its footer', () => {
    const document = websiteOf()
    const former = structuredClone(document)
    Object.assign(former.sections.at(-1)?.content ?? {}, { showBadge: true })
    expect(former).not.toEqual(document)
    expect(parseDocument(former)).toEqual(document)
  })

  it('loses the custom domain in its settings', () => {
    const document = websiteOf()
    const former = { ...document, settings: { ...document.settings, customDomain: 'example.com' } }
    expect(websiteSettings.parse(former)).toEqual(document)
  })
})

type Stored = Record<string, unknown> & { sections: { type: string; content: Record<string, unknown> }[] }

/** The full site as stored before a business had facts. */
const older = (): Stored => {
  const { activities, location } = fullSite.business
  const sections = structuredClone(fullSite.sections).map((section) =>
    section.type === 'Introduction' ? { ...section, content: { ...section.content, layout: 'PhotoBand' } } : section,
  )
  // The shape of an earlier release.
  return { ...structuredClone(fullSite), sections, business: { activities, location } } as unknown as Stored
}
const contactOf = ({ sections }: { sections: readonly { type: string; content: object }[] }) =>
  sections.find(({ type }) => type === 'Contact')?.content

/** The page's text, in order. */
const wordsOf = async (stored: unknown) => {
  const { files } = await renderSite(parseDocument(stored), { origin: 'https://harbour.example', formEndpoint: null })
  return (files['index.html']?.body ?? '')
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

describe('a document from before a business had facts', () => {
  it('moves contact details from the section to the business', () => {
    const document = parseDocument(older())
    expect(document.version).toBe('1.0')
    expect(document.business).toMatchObject({
      activities: fullSite.business.activities,
      location: fullSite.business.location,
      phones: [{ number: '+1 207 555 0142', kind: 'Phone', source: 'typed' }],
      emails: [{ address: 'hello@harbourandpine.example' }],
      address: { text: '14 Custom House Wharf\nPortland, ME 04101' },
      hours: { periods: [], note: 'Monday to Friday: 8:00–17:00\nSaturday: 9:00–13:00\nSunday: closed' },
    })
    expect(contactOf(document)).toMatchObject({ phone: '', email: '', address: '', hours: '' })
    expect(contactOf(document)).toMatchObject({ heading: 'Come by, or write' })
  })

  it('shows the same words and details in the same order as before', async () => {
    const stored = older()
    const expected = { ...older(), business: fullSite.business }
    expect(await wordsOf(stored)).toEqual(await wordsOf(expected))
  })

  it('shows the same page without any details', async () => {
    const sections = older().sections.map((section) =>
      section.type === 'Contact'
        ? { ...section, content: { ...section.content, phone: '', email: '', address: '', hours: '' } }
        : section,
    )
    const document = parseDocument({ ...older(), sections })
    expect(document.business).toMatchObject({ phones: [], emails: [], address: { text: '' }, hours: { note: '' } })
  })

  it('migrates only once', () => {
    const once = upgradeDocument(older())
    expect(upgradeDocument(once)).toBe(once)
    const document = parseDocument(older())
    expect(parseDocument(document)).toEqual(document)
  })

  it('parses without a contact section or a business', () => {
    const { business: _, ...bare } = older()
    const sections = bare.sections.filter(({ type }) => type !== 'Contact')
    expect(parseDocument({ ...bare, sections }).business).toEqual(businessSchema.parse({}))
    expect(parseDocument(bare).business.phones).toHaveLength(1)
  })

  it('keeps overrides in a section once the business has facts', () => {
    const document = parseDocument({ ...fullSite })
    expect(contactOf(document)).toMatchObject({ phone: '+1 207 555 0142' })
    expect(document.business.phones).toEqual([])
  })

  it('fails to parse if it isn’t a document', () => {
    for (const stored of [null, 'x', [], {}, { sections: [null, 3, { type: 'Contact' }] }]) {
      expect(() => parseDocument(stored)).toThrow()
    }
  })
})
