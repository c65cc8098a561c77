import { describe, expect, it } from 'vitest'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { withContent } from '../../changed-site.ts'
import { fullSite } from '../../fixtures/full-site.ts'
import { legalPages, legalSite } from './legal-site.ts'

const banner = { ...fullSite.settings.cookieBanner, enabled: true }
const measured = { analyticsId: 'G-ABCDEF1234' }
const without = (...types: string[]) => ({
  ...fullSite,
  sections: fullSite.sections.filter(({ type }) => !types.includes(type)),
})
const photo = (provider: string, url: string) => ({
  provider,
  description: 'A bench',
  urls: [{ type: 'regular', url }],
  credit: { name: 'Ana Silva', url: 'https://photos.example/ana' },
})
const withPhoto = (provider: string, url: string) => withContent('Introduction', { image: photo(provider, url) })
const unsplash = withPhoto('Unsplash', 'https://images.unsplash.com/a.jpg')
const video = (url: string) => withContent('Video', { url })

type Case = [fact: string, word: string, true_: WebsiteSettings, false_: WebsiteSettings]

const privacyCases: Case[] = [
  ['the measurement', 'G-ABCDEF1234', legalSite({}, measured), legalSite()],
  [
    'a measurement that asks',
    'If you agree',
    legalSite({}, { ...measured, cookieBanner: banner }),
    legalSite({}, measured),
  ],
  [
    'a measurement that does not ask',
    'As soon as you open the page',
    legalSite({}, measured),
    legalSite({}, { ...measured, cookieBanner: banner }),
  ],
  [
    'taking a yes back',
    'withdraw your consent at any time for the future',
    legalSite({}, { ...measured, cookieBanner: banner }),
    legalSite({}, measured),
  ],
  ['a notice whose answer is kept', 'local storage', legalSite({}, { cookieBanner: banner }), legalSite()],
  ['that nothing is stored', 'uses no other storage', legalSite(), legalSite({}, { cookieBanner: banner })],
  ['a video of YouTube', 'privacy-enhanced mode', legalSite(), legalSite({}, {}, video(''))],
  ['a video of Vimeo', 'Vimeo.com, Inc.', legalSite({}, {}, video('https://vimeo.com/76979871')), legalSite()],
  [
    'photos of Unsplash',
    'loaded straight from where they are kept: Unsplash',
    legalSite({}, {}, unsplash),
    legalSite(),
  ],
  [
    'that pictures are its own',
    'Fonts and pictures are loaded from this website’s own address',
    legalSite(),
    legalSite({}, {}, unsplash),
  ],
  [
    'how to get in touch',
    'When you get in touch',
    legalSite(),
    legalSite({ email: '', phone: '' }, {}, without('Contact')),
  ],
  ['booking elsewhere', 'another website: cal.example.com', legalSite(), legalSite({}, {}, without('Scheduling'))],
  [
    'profiles',
    'Instagram, LinkedIn, X, and Yelp',
    legalSite(),
    legalSite({}, {}, withContent('Footer', { socialLinks: [] })),
  ],
  ['a map', 'OpenStreetMap', legalSite(), legalSite({}, {}, withContent('Contact', { showMap: false }))],
  ['a register', 'Maine, no. 20260123', legalSite(), legalSite({ registration: '' })],
  ['an owner', 'Alder & Pine LLC', legalSite(), legalSite({ owner: '' })],
  ['an address', '14 Custom House Wharf', legalSite(), legalSite({ address: '' })],
  ['an email address', 'Email: law@harbourandpine.example', legalSite(), legalSite({ email: '' })],
  ['a phone number', 'Phone: +1 207 555 0199', legalSite(), legalSite({ phone: '' })],
  ['a day', 'Last changed on November 22, 2026', legalSite(), legalSite({ asOf: '' })],
]

const termsCases: Case[] = [
  ['a country', 'the law of Maine', legalSite(), legalSite({ country: ' ' })],
  ['booking elsewhere', 'booked on cal.example.com', legalSite(), legalSite({}, {}, without('Scheduling'))],
  ['photographers', 'Photos: Ana Silva (Unsplash).', legalSite({}, {}, unsplash), legalSite()],
  ['an owner', 'Alder & Pine LLC', legalSite(), legalSite({ owner: '' })],
]

describe('the privacy page', () => {
  it.each(privacyCases)('mentions %s only if it applies', async (_fact, word, whereTrue, whereFalse) => {
    expect((await legalPages(whereTrue)).words.privacy).toContain(word)
    expect((await legalPages(whereFalse)).words.privacy).not.toContain(word)
  })

  it('mentions the contact form only if it sends messages', async () => {
    const sent = { formEndpoint: '/_/contact' }
    expect((await legalPages(legalSite(), sent)).words.privacy).toContain('Contact form')
    expect((await legalPages(legalSite())).words.privacy).not.toContain('Contact form')
    const off = legalSite({}, {}, withContent('Contact', { showForm: false }))
    expect((await legalPages(off, sent)).words.privacy).not.toContain('Contact form')
  })

  it('mentions visitor numbers only if visits are counted, and that they need no cookies', async () => {
    const counted = (await legalPages(legalSite(), { pings: true })).words.privacy
    for (const part of ['Visitor numbers', 'needs no cookies', 'random value', 'legitimate interest'])
      expect(counted).toContain(part)
    expect(counted).toContain('This website sets no cookies')
    expect((await legalPages(legalSite())).words.privacy).not.toContain('Visitor numbers')
  })

  it('mentions visitor numbers and the form in a preview if the published website has them', async () => {
    const text = (await legalPages(legalSite(), { formEndpoint: null, told: legalSite() })).words.privacy
    for (const part of ['Visitor numbers', 'Contact form']) expect(text).toContain(part)
  })

  it('says that a message is enough if the form is the only contact', async () => {
    const silent = { phone: '', email: '', button: { type: 'None', value: '', label: '' } }
    const hushed = legalSite({ phone: '', email: '' }, {}, withContent('Contact', silent))
    const only = { ...hushed, sections: hushed.sections.filter(({ type }) => type === 'Contact' || type === 'Footer') }
    const { privacy } = (await legalPages(only, { formEndpoint: '/_/contact' })).words
    for (const part of ['When you get in touch', 'All it takes is a message']) expect(privacy).toContain(part)
    expect((await legalPages(only)).words.privacy).not.toContain('When you get in touch')
  })

  it('leaves out hidden sections', async () => {
    const sections = fullSite.sections.map((section) => ({ ...section, hidden: section.type === 'Video' }))
    const { words } = await legalPages(legalSite({}, {}, { ...fullSite, sections } as WebsiteSettings))
    expect(words.privacy).not.toContain('YouTube')
  })

  it('names the business once if no owner is named', async () => {
    const { privacy } = await legalPages(legalSite({ owner: '', address: '', email: '', phone: '', registration: '' }))
    expect(/<address>(.*?)<\/address>/s.exec(privacy)?.[1]).toBe('<div>Harbour &amp; Pine</div>')
    const named = await legalPages(legalSite({ owner: 'Harbour & Pine LLC', address: '', email: '', phone: '' }))
    expect(named.words.privacy).not.toContain('Harbour & Pine LLC Harbour & Pine Maine')
  })

  it('formats its date for the page’s country, and omits an invalid date', async () => {
    const dayOf = async (language: string, asOf = '2026-11-22') =>
      /as-of">([^<]*)</.exec((await legalPages(legalSite({ asOf }, { language }))).privacy)?.[1]
    expect(await dayOf('en-GB')).toBe('Last changed on 22 November 2026')
    expect(await dayOf('de')).toBe('Stand: 22. November 2026')
    expect(await dayOf('sv')).toBe('Last changed on November 22, 2026')
    expect(await dayOf('en-aa-bb-cc')).toBe('Last changed on November 22, 2026')
    for (const never of ['2026-13-01', '2026-02-31', '0000-00-00']) expect(await dayOf('en', never)).toBeUndefined()
  })
})

describe('the terms page', () => {
  it.each(termsCases)('mentions %s only if it applies', async (_fact, word, whereTrue, whereFalse) => {
    expect((await legalPages(whereTrue)).words.terms).toContain(word)
    expect((await legalPages(whereFalse)).words.terms).not.toContain(word)
  })
})
