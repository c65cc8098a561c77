import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addSection } from '../../../renderer/document/edits/edits.ts'
import { isText } from '../../../renderer/document/fields/field-text.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { themeColors } from '../../../renderer/document/theme.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { contentFields, contentWith } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { runs } from './arbitrary-site.ts'
import { hostileTexts } from './hostile-texts.ts'

type Path = readonly (string | number)[]

/** The full site with one value changed, as from a careless client. */
function changed(path: Path, value: unknown): unknown {
  // Untyped, because tests change any path.
  const document = structuredClone(fullSite) as unknown as Record<string | number, unknown>
  const parent = path.slice(0, -1).reduce((at, name) => at[name] as typeof document, document)
  parent[path.at(-1) ?? ''] = value
  return document
}

/** The paths of a document's errors, or undefined if it is valid. */
const faults = (document: unknown) => websiteSettings.safeParse(document).error?.issues.map(({ path }) => path)

function expectRefused(path: Path, value: unknown) {
  const found = faults(changed(path, value)) ?? []
  const near = found.some((fault) => fault.every((name, index) => name === path[index] || index >= path.length))
  expect(found, `${JSON.stringify(value)} at ${path.join('.')}`).not.toEqual([])
  expect(near, `a fault at ${path.join('.')}, not only at ${JSON.stringify(found)}`).toBe(true)
}

const at = (type: string) => fullSite.sections.findIndex((section) => section.type === type)
const picture = ['sections', at('Introduction'), 'content', 'image'] as const
const addressOf = (url: unknown) => ({ provider: 'Custom', urls: [{ type: 'regular', url }] })

describe('document validation', () => {
  it('accepts a valid document', () => {
    expect(faults(fullSite)).toBeUndefined()
    expect(faults(changed(picture, addressOf('/media/a/regular')))).toBeUndefined()
  })

  it.each(Object.keys(themeColors.shape))('rejects anything but a color at %s', (name) => {
    const path = ['theme', 'colors', name]
    const noColor = fc.oneof(
      fc.constantFrom(
        'red',
        '#fff',
        '#12345',
        '#1234567',
        'rgb(0,0,0)',
        '#00000g',
        'url(//evil.example)',
        'var(--x)',
        '',
      ),
      fc.constantFrom('#000000;}body{display:none}', '#000000</style>', '\n#000000', '#000000\n', null, 0, [], {}),
      fc.string(),
    )
    fc.assert(
      fc.property(noColor, (value) => {
        fc.pre(!/^#[0-9a-f]{6}$/i.test(String(value)) || typeof value !== 'string')
        expectRefused(path, value)
      }),
      runs(60),
    )
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://example.com/a.jpg',
    '//example.com/a.jpg',
    'https://example.com/a.jpg" onerror="alert(1)',
    'https://example.com/a b.jpg',
    'https://example.com/<script>',
    'https://evil.example/track.png',
    'https://images.pexels.com/a.jpg',
    'https://images.pexels.com@evil.example/a.jpg',
    '/media/../api/me',
    '/_/report',
    'blob:https://example.com/a',
    ' https://example.com/a.jpg',
    '',
    null,
    7,
  ])('rejects the picture %s', (url) => {
    expect(faults(changed(picture, addressOf(url)))).toContainEqual([...picture, 'urls', 0, 'url'])
  })

  it('rejects the wrong type anywhere (property)', () => {
    // Every field of an experience has a default, so any object is valid.
    const paths = leaves(fullSite).filter((path) => path.join('.') !== 'business.since')
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.constantFrom(['wrong'], { wrong: true }, Number.POSITIVE_INFINITY),
        (path, value) => expectRefused(path, value),
      ),
      runs(200),
    )
  })

  // ASVS 2.2.3
  it.each([
    [['style'], 'Baroque'],
    [['version'], '2.0'],
    [['theme', 'titleFont', 'family'], 'Comic Sans'],
    [['theme', 'bottomBorder', 'thickness'], 3],
    [['settings', 'analyticsId'], "G-');alert(1)"],
    [['settings', 'language'], 'en" onload="'],
    [['settings', 'searchIndexing'], 'yes'],
    [['sections', 1, 'id'], 'a"b'],
    [['sections', 1, 'id'], '1a'],
    [['sections', 1, 'type'], 'Marquee'],
    [['sections', at('ImageBanner'), 'content', 'height'], 10_000],
    [['sections', at('Introduction'), 'content', 'overlay'], Number.NaN],
    [['sections', at('Introduction'), 'content', 'heading'], 'x'.repeat(10_000)],
    [['sections'], []],
    [['sections', 0], fullSite.sections.at(-1)],
    [['businessName'], '   '],
  ] as [Path, unknown][])('rejects at %j the value %j', expectRefused)

  // ASVS 15.3.6
  it('never leaks inherited object properties', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const text = JSON.stringify(fullSite)
      const extra = websiteSettings.parse(JSON.parse(`{"${name}":{"polluted":true},${text.slice(1)}`))
      expect(Object.hasOwn(extra, name), name).toBe(false)
      expect(Object.getPrototypeOf(extra), name).toBe(Object.prototype)
      const typed = text.replace('"type":"Introduction"', `"type":"${name}"`)
      expect(typed, name).not.toBe(text)
      expect(faults(JSON.parse(typed)), name).toBeDefined()
      expect(faults(JSON.parse(text.replace('"style":', `"style":"${name}","was":`))), name).toBeDefined()
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('rejects anything but an object', () => {
    for (const value of [null, undefined, 1, '', '{}', [], ...hostileTexts])
      expect(websiteSettings.safeParse(value).success).toBe(false)
  })
})

/** The path of every primitive value in a document. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

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
  const texts = fields.filter(({ meta }) => meta.control !== undefined && isText(meta.control))
  const linkFields = fields.filter(({ meta }) => meta.control === 'link')

  it('remains text', async () => {
    for (const { path, meta } of texts) {
      for (const attack of attacks) {
        const { files } = await renderSite(withContent(type, contentWith(path, attack.slice(0, meta.max))), {
          origin: 'https://hostile.example',
        })
        expectInert(files['index.html']?.body ?? '')
      }
    }
  })

  it('never becomes a URL', async () => {
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
