import { describe, expect, it } from 'vitest'
import { checkLegal } from '../../../../../editor/features/publish/checklist/check-legal.ts'
import { findingsOf } from '../../../../../editor/features/publish/checklist/checklist.ts'
import { changeSettings } from '../../../../../renderer/document/edits.ts'
import type { LegalSettings } from '../../../../../renderer/document/legal.ts'
import type { SiteSettings } from '../../../../../renderer/document/settings.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { checkedSite, found } from './checked-site.ts'

const { legal, cookieBanner } = fullSite.settings
const named = { owner: 'Pine LLC', address: '14 Wharf', email: 'law@pine.example' }
const withLegal = (change: Partial<LegalSettings>, settings: Partial<SiteSettings> = {}, site = fullSite) =>
  changeSettings(site, { ...settings, legal: { ...legal, ...change } })
const on = (change: Partial<LegalSettings>) => found(checkLegal, withLegal(change))

describe('the legal pages', () => {
  it('pass without any, or if they name their owner', () => {
    expect(on({})).toEqual([])
    expect(on({ privacy: true, terms: true, ...named })).toEqual([])
  })

  it('need attention while they do not name who is responsible for the website, and link to the first gap', () => {
    expect(on({ privacy: true })).toEqual([
      'settings.legal.owner: Your privacy page does not name the registered owner, the postal address, and the email address.',
    ])
    expect(on({ privacy: true, terms: true, ...named, address: ' ' })).toEqual([
      'settings.legal.address: Your privacy page and terms page do not name the postal address.',
    ])
    expect(on({ terms: true, ...named, email: '' })).toEqual([
      'settings.legal.email: Your terms page does not name the email address.',
    ])
  })

  it('need an email address that works', () => {
    expect(on({ privacy: true, ...named, email: 'ask at the door' })).toEqual([
      'settings.legal.email: “ask at the door” isn’t a valid email address.',
    ])
    expect(on({ ...named, email: 'ask at the door' })).toEqual([])
  })

  it('keep nobody from publishing', () => {
    const [finding] = checkLegal(checkedSite(withLegal({ privacy: true })))
    expect(finding?.severity).toBe('must look at')
    expect(findingsOf(withLegal({ privacy: true })).map(({ place }) => place)).toContain('Privacy and terms')
  })
})

describe('a missing privacy page', () => {
  const analyticsId = 'G-ABCDEF1234'
  const asking = { cookieBanner: { ...cookieBanner, enabled: true } }

  it('needs attention if the website measures visitors or asks about cookies', () => {
    expect(found(checkLegal, withLegal({}, { analyticsId }))).toEqual([
      'settings.legal.privacy: Analytics counts visitors, but no privacy page tells them what happens to their data.',
    ])
    expect(found(checkLegal, withLegal({}, asking))).toEqual([
      'settings.legal.privacy: The cookie banner asks visitors, but no privacy page tells them what happens to their data.',
    ])
    expect(checkLegal(checkedSite(withLegal({}, asking)))[0]?.severity).toBe('worth a look')
  })

  it('passes with the product’s page or the owner’s', () => {
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
