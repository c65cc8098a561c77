import { describe, expect, it } from 'vitest'
import { addSection } from '../../renderer/document/edits.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { contentFields, contentWith } from './content-fields.ts'

const attacks = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</style><b>',
  '"><svg onload=alert(1)>',
]
const links = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/"onclick="x',
]

const base = websiteSettings.parse({
  id: 'hostile',
  version: '1.0',
  businessName: '</title><script>alert(1)</script>',
  sections: [
    { id: 'header', type: 'Header' },
    { id: 'footer', type: 'Footer' },
  ],
})

function withContent(type: SectionType, content: object): WebsiteSettings {
  const section = sectionTypes[type].schema.parse({
    id: sectionTypes[type].required ? type.toLowerCase() : 'it',
    type,
    content,
  })
  if (!sectionTypes[type].required) return addSection(base, section)
  return { ...base, sections: base.sections.map((other) => (other.type === type ? section : other)) }
}

function expectInert(html: string) {
  const scripts = html.match(/<script[^>]*>/g)
  expect(scripts).toEqual(['<script type="application/ld+json">'])
  expect(html.match(/<\/script/g)).toHaveLength(1)
  expect(html.match(/<\/style/g)).toHaveLength(1)
  expect(html).not.toMatch(/<img src=x|<svg onload|href="\s*(javascript|data):/i)
  expect(html).not.toMatch(/<[^>"]*("[^"]*"[^>"]*)*\son[a-z]+=/i)
}

describe.each(sectionTypeNames)('hostile text in %s', (type) => {
  const fields = contentFields(sectionTypes[type].content)
  const texts = fields.filter(({ meta }) => meta.control === 'line' || meta.control === 'prose')
  const linkFields = fields.filter(({ meta }) => meta.control === 'link')

  it('stays text', async () => {
    for (const { path, meta } of texts) {
      for (const attack of attacks) {
        const { files } = await renderSite(withContent(type, contentWith(path, attack.slice(0, meta.max))), {
          origin: 'https://hostile.example',
        })
        expectInert(files['index.html']?.body ?? '')
      }
    }
  })

  it('never becomes an address', async () => {
    for (const { path } of linkFields) {
      for (const value of links) {
        for (const kind of ['Web', 'Social', 'Email', 'Phone', 'Section']) {
          const link = { type: kind, value, label: 'Go', network: 'Yelp' }
          const { files } = await renderSite(withContent(type, contentWith(path, link)), {
            origin: 'https://hostile.example',
          })
          expectInert(files['index.html']?.body ?? '')
        }
      }
    }
  })
})
