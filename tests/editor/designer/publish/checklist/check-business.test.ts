import { describe, expect, it } from 'vitest'
import {
  checkBusiness,
  checkContactWay,
  checkStatedContacts,
} from '#editor/designer/publish/checklist/check-business.ts'
import { checkContrast } from '#editor/designer/publish/checklist/check-contrast.ts'
import { checkLegal } from '#editor/designer/publish/checklist/check-legal.ts'
import { checkLinks } from '#editor/designer/publish/checklist/check-links.ts'
import { findingsOf } from '#editor/designer/publish/checklist/checklist.ts'
import { business } from '#renderer/document/business.ts'
import { changeSettings, changeTheme, removeSection, setSectionHidden } from '#renderer/document/edits/edits.ts'
import type { LegalSettings } from '#renderer/document/legal.ts'
import type { SiteSettings } from '#renderer/document/settings.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { checkedSite, finishedSite, finishedWith, found } from './checked-site.ts'

const withFacts = (facts: object, site = finishedSite) => ({
  ...site,
  business: business.parse({ ...site.business, ...facts }),
})
const paths = (facts: object, site = finishedSite) => found(checkBusiness, withFacts(facts, site)).map(pathOf)
const pathOf = (finding: string) => finding.split(':')[0]

describe('facts that customers ask for', () => {
  it('pass the check once they are all filled in', () => {
    expect(found(checkBusiness, finishedSite)).toEqual([])
  })

  it('include opening hours if the business has a section for them or works by appointment', () => {
    const silent = finishedWith('Contact', { hours: '' })
    expect(paths({}, silent)).toEqual(['business.hours'])
    expect(paths({ hours: { byAppointment: true } }, silent)).toEqual([])
  })

  it('include a phone number with all of its digits', () => {
    const phones = [{ id: 'phone-1', number: '0113 49' }]
    expect(found(checkBusiness, withFacts({ phones, place: { country: 'GB' } }))).toEqual([
      'business.phones.phone-1.number: “0113 49” doesn’t look like a phone number.',
    ])
  })
})

describe('facts read by a model', () => {
  it('need to be checked by the owner, and the checklist links to the first', () => {
    const areas = [{ id: 'area-1', name: 'Leeds', source: 'model' }]
    const address = { text: '1 High Street', source: 'model' }
    expect(found(checkBusiness, withFacts({ areas }))).toEqual([
      'business.areas.area-1: Check 1 fact that AI read in your words.',
    ])
    expect(found(checkBusiness, withFacts({ areas, address }))).toEqual([
      'business.areas.area-1: Check 2 facts that AI read in your words.',
    ])
  })
})

describe('phone numbers and email addresses in texts', () => {
  const body = 'Call 0113 496 0000 (license 5123456789) or write to old@pine.example, 9 to 17.'
  const phones = [{ id: 'phone-1', number: '0113 555 1234' }]
  const emails = [{ id: 'email-1', address: 'hi@pine.example' }]
  const findings = (facts: object, text = body) =>
    found(checkStatedContacts, withFacts(facts, withContent('Introduction', { body: text })))

  it('need attention if they differ from the business’s own', () => {
    expect(findings({ emails })).toEqual([
      'introduction.body: Text says old@pine.example, which is not your email address in Business.',
    ])
    expect(findings({ phones })).toEqual([
      'introduction.body: Text says 0113 496 0000, which is not your phone number in Business.',
    ])
  })

  it('pass if they are the business’s own, however they are written', () => {
    expect(findings({ phones }, 'Call +44 113 555-1234.')).toEqual([])
    expect(findings({ emails }, 'Write to Hi@Pine.example.')).toEqual([])
  })

  it('pass if the business has no others to compare them with', () => {
    expect(findings({ phones: [], emails: [] })).toEqual([])
  })
})

const unreachable = { phone: '', email: '', showForm: false, button: { type: 'None', value: '', label: '' } }
const withoutBooking = (site: WebsiteSettings) => removeSection(site, 'scheduling')
const sentence = 'Visitors have no way to reach you: no phone number, email address, booking link or contact form.'
const formAlone = 'Add a phone number or an email address: visitors can reach you only through the contact form.'

describe('the contact check', () => {
  it.each([
    { phone: '+1 207 555 0142' },
    { email: 'hello@harbourandpine.example' },
    { button: { type: 'Phone', value: '0207 946 0000', label: 'Call us' } },
  ])('accepts any of %j', (way) => {
    expect(found(checkContactWay, withoutBooking(withContent('Contact', { ...unreachable, ...way })))).toEqual([])
  })

  it('accepts the business’s phone number or email address', () => {
    const site = withoutBooking(withContent('Contact', unreachable))
    const withFacts = (facts: object) => ({ ...site, business: business.parse(facts) })
    expect(found(checkContactWay, withFacts({ phones: [{ id: 'phone-1', number: '0207 946 0000' }] }))).toEqual([])
    expect(found(checkContactWay, withFacts({ emails: [{ id: 'email-1', address: 'hi@pine.example' }] }))).toEqual([])
    expect(found(checkContactWay, withFacts({ phones: [{ id: 'phone-1', number: '' }] }))).toHaveLength(1)
  })

  it('accepts a booking page', () => {
    expect(found(checkContactWay, withContent('Contact', unreachable))).toEqual([])
  })

  it('requires a way to get in touch, and links to the phone number field', () => {
    const site = withoutBooking(withContent('Contact', unreachable))
    expect(found(checkContactWay, site)).toEqual([`business.phones: ${sentence}`])
  })

  it('accepts a contact form alone, and recommends a phone number', () => {
    const site = withoutBooking(withContent('Contact', { ...unreachable, showForm: true }))
    expect(found(checkContactWay, site)).toEqual([`business.phones: ${formAlone}`])
  })

  it('ignores invalid phone numbers and email addresses', () => {
    const site = withoutBooking(withContent('Contact', { ...unreachable, phone: 'ask', email: 'hello at pine' }))
    expect(found(checkContactWay, site)).toHaveLength(1)
  })

  it('reports a missing contact if its section is hidden or deleted', () => {
    const hidden = setSectionHidden(withoutBooking(fullSite), 'contact', true)
    expect(found(checkContactWay, hidden)).toEqual([`business.phones: ${sentence}`])
    const gone = removeSection(withoutBooking(fullSite), 'contact')
    expect(found(checkContactWay, gone)).toEqual([`business.phones: ${sentence}`])
  })
})

describe('checkLegal', () => {
  const { legal, cookieBanner } = fullSite.settings
  const named = { owner: 'Pine LLC', address: '14 Wharf', email: 'law@pine.example' }
  const withLegal = (change: Partial<LegalSettings>, settings: Partial<SiteSettings> = {}, site = fullSite) =>
    changeSettings(site, { ...settings, legal: { ...legal, ...change } })
  const findingsFor = (change: Partial<LegalSettings>) => found(checkLegal, withLegal(change))

  describe('legal pages', () => {
    it('pass if there are none, or if they name the website’s owner', () => {
      expect(findingsFor({})).toEqual([])
      expect(findingsFor({ privacy: true, terms: true, ...named })).toEqual([])
    })

    it('need the owner’s details, and the checklist links to the first missing one', () => {
      expect(findingsFor({ privacy: true })).toEqual([
        'settings.legal.owner: Your privacy page does not name the registered owner, the postal address, and the email address.',
      ])
      expect(findingsFor({ privacy: true, terms: true, ...named, address: ' ' })).toEqual([
        'settings.legal.address: Your privacy page and terms page do not name the postal address.',
      ])
      expect(findingsFor({ terms: true, ...named, email: '' })).toEqual([
        'settings.legal.email: Your terms page does not name the email address.',
      ])
    })

    it('need a working email address', () => {
      expect(findingsFor({ privacy: true, ...named, email: 'ask at the door' })).toEqual([
        'settings.legal.email: “ask at the door” isn’t a valid email address.',
      ])
      expect(findingsFor({ ...named, email: 'ask at the door' })).toEqual([])
    })

    it('never prevent publishing', () => {
      const [finding] = checkLegal(checkedSite(withLegal({ privacy: true })))
      expect(finding?.severity).toBe('must look at')
      expect(findingsOf(withLegal({ privacy: true })).map(({ place }) => place)).toContain('Privacy and terms')
    })
  })

  describe('a missing privacy page', () => {
    const analyticsId = 'G-ABCDEF1234'
    const consentBanner = { cookieBanner: { ...cookieBanner, enabled: true } }

    it('needs attention if the website measures visitors or shows a cookie banner', () => {
      expect(found(checkLegal, withLegal({}, { analyticsId }))).toEqual([
        'settings.legal.privacy: Analytics counts visitors, but no privacy page tells them what happens to their data.',
      ])
      expect(found(checkLegal, withLegal({}, consentBanner))).toEqual([
        'settings.legal.privacy: The cookie banner asks visitors, but no privacy page tells them what happens to their data.',
      ])
      expect(checkLegal(checkedSite(withLegal({}, consentBanner)))[0]?.severity).toBe('worth a look')
    })

    it('passes if a generated page or the owner’s own replaces it', () => {
      expect(found(checkLegal, withLegal({ privacy: true, ...named }, { analyticsId }))).toEqual([])
      const link = (label: string, value: string, type = 'Web') =>
        withContent('Footer', { links: [{ id: 'a', link: { type, value, label } }] })
      const onFooter = (site: typeof fullSite, language = 'en') =>
        found(checkLegal, withLegal({}, { analyticsId, language }, site))
      expect(onFooter(link('Your data', 'https://pine.example/privacy-policy'))).toEqual([])
      expect(onFooter(link('Datenschutz', 'https://pine.example/ds'), 'de')).toEqual([])
      expect(onFooter(link('Privacy', ''))).toHaveLength(1)
      expect(onFooter(link('Shop', 'https://pine.example/shop'))).toHaveLength(1)
    })
  })
})

describe('the link check', () => {
  const button = (value: object) =>
    withContent('Introduction', { button: { type: 'Web', value: '', label: '', ...value } })

  const findingsFor = (value: object) => found(checkLinks, button(value))

  it('passes a finished website', () => {
    expect(found(checkLinks, fullSite)).toEqual([])
  })

  it('ignores blank links', () => {
    expect(findingsFor({ type: 'None' })).toEqual([])
    expect(findingsFor({ type: 'Web' })).toEqual([])
  })

  it('ignores links that the owner set to lead nowhere, whatever their text', () => {
    expect(findingsFor({ type: 'None', label: 'Email Us' })).toEqual([])
  })

  it('reports a link with text but no address', () => {
    expect(findingsFor({ type: 'Email', label: 'Email Us' })).toEqual([
      'introduction.button: “Email Us” leads nowhere, so it won’t appear.',
    ])
  })

  it('reports an invalid address as needing attention', () => {
    const site = button({ label: 'Shop', value: 'not an address' })
    expect(found(checkLinks, site)).toEqual([
      'introduction.button: “Shop” links to an address that doesn’t work: not an address.',
    ])
    expect(checkLinks(checkedSite(site))[0]?.severity).toBe('must look at')
    expect(findingsFor({ type: 'Email', label: 'Write', value: 'hello at pine' })).toHaveLength(1)
    expect(findingsFor({ type: 'Phone', label: 'Call', value: 'none' })).toHaveLength(1)
  })

  it('reports menu links to a deleted section but not to a hidden one', () => {
    const hidden = found(checkLinks, setSectionHidden(fullSite, 'services', true))
    expect(hidden.filter((line) => /^(footer|header)\.links\./.test(line))).toEqual([])
    const gone = found(checkLinks, removeSection(fullSite, 'services'))
    expect(gone).toContain('footer.links.a.link: “Services” links to a deleted section.')
  })

  it('ignores links in a hidden section', () => {
    const broken = button({ label: 'Shop', value: 'not an address' })
    expect(found(checkLinks, setSectionHidden(broken, 'introduction', true))).not.toContainEqual(
      expect.stringMatching(/^introduction\./),
    )
  })

  it('reports buttons that link to a hidden section as needing attention', () => {
    const findings = checkLinks(checkedSite(setSectionHidden(fullSite, 'contact', true)))
    expect(findings.find(({ path }) => path === 'header.button')).toMatchObject({
      severity: 'must look at',
      sentence: expect.stringContaining('which won’t be on the page'),
    })
  })

  it('reports links without text, except social icons', () => {
    expect(findingsFor({ value: 'https://pine.shop' })).toEqual([
      'introduction.button: A button has a link but no text, so it won’t appear.',
    ])
    const profile = (link: object) =>
      found(checkLinks, withContent('Footer', { socialLinks: [{ id: 'a', link: { type: 'Social', ...link } }] }))
    expect(profile({ network: 'Yelp', value: 'https://www.yelp.com/biz/pine' })).toEqual([])
    expect(profile({ network: 'Yelp', value: '' })).toEqual([
      'footer.socialLinks.a.link: The profile on Yelp leads nowhere, so it won’t appear.',
    ])
  })

  it('leaves scheduling buttons to a separate check', () => {
    const site = withContent('Scheduling', { button: { type: 'None', value: '', label: 'Schedule Now' } })
    expect(found(checkLinks, site)).toEqual([])
  })
})

describe('colors that are hard to read', () => {
  const withColors = (colors: Partial<ThemeColors>) =>
    changeTheme(fullSite, { colors: { ...fullSite.theme.colors, ...colors } })

  const findingsFor = (colors: Partial<ThemeColors>) => found(checkContrast, withColors(colors))

  it('don’t occur in any palette', () => {
    for (const { id, colors } of palettes) expect(found(checkContrast, withColors(colors)), id).toEqual([])
  })

  it('need attention, and the checklist shows the page’s automatic correction', () => {
    expect(findingsFor({ primaryTextColor: '#b8b8b8' })).toEqual([
      'theme.primaryTextColor: Text would be hard to read (contrast 1.7, where 4.5 is needed), so the page shows it darker.',
    ])
    expect(findingsFor({ secondaryTextColor: '#aaaaaa' })[0]).toMatch(
      /^theme.secondaryTextColor: Secondary text .* darker\.$/,
    )
    expect(
      findingsFor({ backgroundColor: '#101010', primaryTextColor: '#333333', secondaryTextColor: '#eeeeee' })[0],
    ).toMatch(/^theme.primaryTextColor: Text .* lighter\.$/)
  })

  it('need attention on a hovered or pressed button too', () => {
    expect(findingsFor({ buttonTextColor: '#2f6d60' })[0]).toMatch(
      /^theme.buttonTextColor: Button text would be hard to read/,
    )
    expect(findingsFor({ buttonBackgroundHoverColor: '#eeeeee' })[0]).toMatch(/^theme.buttonBackgroundHoverColor: /)
    expect(findingsFor({ buttonBackgroundPressedColor: '#eeeeee' })[0]).toMatch(/^theme.buttonBackgroundPressedColor: /)
  })

  it('include those of a button that blends into the page', () => {
    const drowned = findingsFor({ buttonBackgroundColor: '#fafafa', buttonTextColor: '#111111' })
    expect(drowned.filter((line) => line.startsWith('theme.buttonBackgroundColor: '))).toHaveLength(1)
  })
})
