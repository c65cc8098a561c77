import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { isText } from '../../../renderer/document/fields/field-text.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { escapeLine, markdownLink } from '../../../renderer/page/markdown/escape.ts'
import { allowedByRobots } from '../../harness/allowed-by-robots.ts'
import { contentFields, contentWith, settingsWith, withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { knownBusiness } from '../fixtures/known-business.ts'
import { withOffers } from '../fixtures/priced-salon.ts'
import { origin, readPage } from '../read-page.ts'

const site = await readPage(fullSite)

describe('the page as Markdown', () => {
  it('contains all of the page’s content', () => {
    const parts = [
      '# Harbour & Pine',
      '## What we make',
      '### Fitted kitchens',
      '### Do you work outside Portland?',
      '**Address:** 14 Custom House Wharf\\\nPortland, ME 04101',
      '**Opening hours:** Monday to Friday: 8:00–17:00\\\n',
      '[Ask for a visit](https://harbour.example/#contact)',
      '- [Instagram](https://www.instagram.com/harbourandpine)',
    ]
    for (const text of parts) expect(site.markdown).toContain(text)
  })

  it('contains a part for every section between header and footer, in order', () => {
    const headings = site.markdown.match(/^## .+$/gm) ?? []
    expect(headings).toHaveLength(sectionTypeNames.length - 2 + 1)
    expect(headings.at(-1)).toBe('## Links')
    const listed = [...site.llms.matchAll(/^- \[.+\]\(https:\/\/harbour\.example\/#(.+)\)$/gm)].map((match) => match[1])
    expect(listed).toEqual(fullSite.sections.slice(1, -1).map(({ id }) => id))
  })

  it('contains only absolute links', () => {
    const addresses = [...`${site.markdown}${site.llms}`.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1])
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => !/^(https:\/\/|mailto:|tel:)/.test(address ?? ''))).toEqual([])
  })

  it('shows photos, and leaves out a link to a missing section', async () => {
    const image = {
      provider: 'Pexels',
      description: 'A [bench]',
      urls: [{ type: 'regular', url: 'https://images.pexels.com/a(1).jpg' }],
    }
    const button = { type: 'Section', value: 'nowhere', label: 'Lost' }
    const { markdown } = await readPage(withContent('Introduction', { image, button }))
    expect(markdown).toContain('![A \\[bench\\]](https://images.pexels.com/a%281%29.jpg)')
    expect(markdown).not.toContain('Lost')
  })

  it('appears in the page’s head, with the right content type', () => {
    expect(site.html).toContain('<link rel="alternate" type="text/markdown" href="/index.md"/>')
    expect(site.files['index.md']?.contentType).toBe('text/markdown; charset=utf-8')
    expect(site.files['llms.txt']?.contentType).toBe('text/plain; charset=utf-8')
    expect(site.llms).toContain(`(${origin}/index.md)`)
  })

  it('disappears if search engines are excluded', async () => {
    const { files, html } = await readPage(settingsWith({ searchIndexing: false }))
    expect(Object.keys(files).filter((path) => /\.(md|txt)$|known/.test(path))).toEqual(['robots.txt'])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('text/markdown')
    expect(files).not.toHaveProperty(['sitemap.xml'])
  })
})

describe('a business’s facts in Markdown', () => {
  const items = knownBusiness.services.map(({ id, name }) => ({ id, heading: name, service: id }))
  const blank = withContent('Contact', { phone: '', email: '', address: '', hours: '' })
  const document = { ...withContent('Services', { items }, blank), business: knownBusiness }

  it('appear where the page shows them', async () => {
    const { markdown } = await readPage(document)
    for (const text of [
      '- **Experience:** 12 years',
      '### Cuts\n\n- **Cut and finish** (60 min): £48\n- **Dry cut**: £28\n\n### Color\n\n- **Root tint**: from £45',
      '\n\n- **Wedding hair**\n',
      '**Phone:** 01803 555 014, 07700 900 345 (WhatsApp)',
      '**Address:** 12 High Street\\\nTotnes\\\nTQ9 5RY',
      'Sunday, Monday: Closed',
      '- **Areas:** Totnes, Dartington',
      '- **Languages:** English, Polish',
    ])
      expect(markdown).toContain(text)
  })

  it('include every price with duration and note, under the headings of groups', async () => {
    const british = { ...fullSite, settings: { ...fullSite.settings, language: 'en-GB' } }
    const { markdown } = await readPage(withOffers(british))
    for (const text of [
      '### Cuts\n\n- **Cut and finish** (60 min): £48\\\n  With a wash, a head massage and a blow-dry.\n- **Dry cut** (30 min): £28\n',
      '- **Fringe trim** (10 min): Free',
      '- **Balayage** (3 hours): £120–180',
      '- **Color correction**: £55 per hour',
      '### Weddings and events\n\n- **Wedding hair** (half a day): On request',
    ])
      expect(markdown).toContain(text)
  })

  it('keep services without prices as texts under headings', async () => {
    const { markdown } = await readPage(fullSite)
    expect(markdown).toContain('### Fitted kitchens\n\nMeasured, drawn and built')
  })

  it('appear briefly at the top of llms.txt', async () => {
    const { llms } = await readPage(document)
    const [short = ''] = llms.split('## Pages')
    for (const text of ['from £28', '01803 555 014', 'hello@marlowhair.example', '12 High Street, Totnes, TQ9 5RY'])
      expect(short).toContain(text)
    expect((await readPage({ ...blank, business: business.parse({}) })).llms.split('## Pages')[0]).not.toContain('- ')
  })
})

describe('an owner’s text in Markdown', () => {
  it.each([
    ['# big', '\\# big'],
    ['- point', '\\- point'],
    ['1. first', '1\\. first'],
    ['=== ', '\\==='],
    ['a\n# b', 'a # b'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['![x](y)', '!\\[x\\](y)'],
    ['<https://evil.example>', '\\<https\\://evil.example\\>'],
    ['www.evil.example', 'www\\.evil.example'],
    ['*b* _i_ `c` ~s~ | \\', '\\*b\\* \\_i\\_ \\`c\\` \\~s\\~ \\| \\\\'],
    ['&lt;b&#62; Tom & Co', '\\&lt;b\\&#62; Tom & Co'],
  ])('escapes %j', (text, expected) => {
    expect(escapeLine(text)).toBe(expected)
  })

  // ASVS 1.3.5
  it('remains within the URL of a link', () => {
    expect(markdownLink('a](b', 'https://a.example/?q=1)[x](y "z')).toBe(
      '[a\\](b](https://a.example/?q=1%29[x]%28y%20%22z)',
    )
  })

  // ASVS 1.2.1
  it.each(sectionTypeNames)('contains no markup in %s', async (type: SectionType) => {
    const attack = '[x](javascript:a)<b>'
    for (const { path, meta } of contentFields(sectionTypes[type].content)) {
      const isTyped = meta.control !== undefined && isText(meta.control)
      if (!isTyped && meta.control !== 'link') continue
      const link = { type: 'Web', value: 'javascript:alert(1)', label: attack }
      const { markdown, llms } = await readPage(
        withContent(type, contentWith(path, isTyped ? attack.slice(0, meta.max ?? attack.length) : link)),
      )
      for (const text of [markdown, llms]) expect(text).not.toMatch(/(?<!\\)<b|(?<!\\)\]\((?!https:|mailto:|tel:)/)
    }
  })
})

describe('robots.txt', () => {
  it('allows everything if search engines may list the page', async () => {
    const { files, html } = await readPage(fullSite)
    const robots = files['robots.txt']?.body ?? ''
    for (const path of ['/', '/index.md', '/art/a.svg']) expect(allowedByRobots(robots, path)).toBe(true)
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(html).not.toContain('noindex')
  })

  it('allows only the page itself otherwise, so that robots see its noindex', async () => {
    const { files, html, blocks } = await readPage(settingsWith({ searchIndexing: false }))
    const robots = files['robots.txt']?.body ?? ''
    expect(blocks).toEqual([])
    expect(allowedByRobots(robots, '/')).toBe(true)
    for (const path of ['/index.md', '/art/a.svg', '/media/a.jpg', '/else'])
      expect(allowedByRobots(robots, path)).toBe(false)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(robots).not.toContain('Sitemap')
  })
})

describe('the content signals', () => {
  const signalIn = (robots = '') => /^User-agent: \*\nContent-Signal: (.*)$/m.exec(robots)?.[1]

  it('allow search and answers, but no training', () => {
    expect(signalIn(site.files['robots.txt']?.body)).toBe('search=yes, ai-input=yes, ai-train=no')
  })

  it('allow nothing if search engines are excluded', async () => {
    const { files } = await readPage(settingsWith({ searchIndexing: false }))
    expect(signalIn(files['robots.txt']?.body)).toBe('search=no, ai-input=no, ai-train=no')
  })
})

describe('the API catalog', () => {
  const linksOf = async (document = fullSite, formEndpoint?: string | null) => {
    const { body = '', contentType } = (await readPage(document, formEndpoint)).files['.well-known/api-catalog'] ?? {}
    expect(contentType).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')
    const { linkset }: { linkset: ({ anchor: string } & Record<string, unknown>)[] } = JSON.parse(body)
    return new Map(linkset.map(({ anchor, ...links }) => [anchor, links]))
  }

  it('names existing files with their types', async () => {
    const page = (await linksOf()).get(`${origin}/`)
    const named = Object.values(page ?? {}).flat() as { href: string; type: string }[]
    expect(named.map(({ href }) => href.replace(origin, ''))).toEqual(['/index.md', '/llms.txt', '/sitemap.xml'])
    for (const { href, type } of named)
      expect(site.files[href.slice(origin.length + 1)]?.contentType.split(';')[0]).toBe(type)
  })

  it('names the form’s endpoint and its place on the page', async () => {
    const links = await linksOf(fullSite, '/_/contact')
    expect(links.get(`${origin}/.well-known/api-catalog`)).toEqual({ item: [{ href: `${origin}/_/contact` }] })
    expect(links.get(`${origin}/_/contact`)).toEqual({
      'service-doc': [{ href: `${origin}/#contact`, type: 'text/html' }],
    })
  })

  it('names no form if none is sent', async () => {
    const formless = withContent('Contact', { showForm: false })
    for (const links of [await linksOf(), await linksOf(fullSite, null), await linksOf(formless, '/_/contact')])
      expect([...links.values()].flatMap(Object.keys)).toEqual(['alternate', 'describedby', 'contents'])
  })
})

describe('the sitemap', () => {
  it('follows the protocol with absolute URLs of the website’s own pages', async () => {
    const { files } = await readPage(fullSite)
    const { body = '', contentType } = files['sitemap.xml'] ?? {}
    expect(contentType).toBe('application/xml')
    expect(body).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(?:<url><loc>[^<>&"' ]+<\/loc><\/url>)+<\/urlset>\n$/,
    )
    const urls = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(urls[0]).toBe(`${origin}/`)
    for (const url of urls) expect(url).toMatch(new RegExp(`^${origin}/([a-z-]+/)*$`))
  })

  it('disappears with all references if search engines are excluded', async () => {
    const { files } = await readPage(settingsWith({ searchIndexing: false }))
    expect(files).not.toHaveProperty(['sitemap.xml'])
    for (const { body } of Object.values(files)) expect(body).not.toContain('sitemap')
  })
})
