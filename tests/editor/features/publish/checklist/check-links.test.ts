import { describe, expect, it } from 'vitest'
import { checkLinks } from '../../../../../editor/features/publish/checklist/check-links.ts'
import { removeSection, setSectionHidden } from '../../../../../renderer/document/edits.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { checkedSite, found } from './checked-site.ts'

const button = (value: object) =>
  withContent('Introduction', { button: { type: 'Web', value: '', label: '', ...value } })
const on = (value: object) => found(checkLinks, button(value))

describe('links', () => {
  it('are all well on a finished website', () => {
    expect(found(checkLinks, fullSite)).toEqual([])
  })

  it('that nobody filled in at all are no finding', () => {
    expect(on({ type: 'None' })).toEqual([])
    expect(on({ type: 'Web' })).toEqual([])
  })

  it('that their owner set to lead nowhere are no finding, whatever text they had', () => {
    expect(on({ type: 'None', label: 'Email Us' })).toEqual([])
  })

  it('with a text and no address are', () => {
    expect(on({ type: 'Email', label: 'Email Us' })).toEqual([
      'introduction.button: “Email Us” leads nowhere, so it won’t appear.',
    ])
  })

  it('to an invalid address are broken, and need attention', () => {
    const site = button({ label: 'Shop', value: 'not an address' })
    expect(found(checkLinks, site)).toEqual([
      'introduction.button: “Shop” links to an address that doesn’t work: not an address.',
    ])
    expect(checkLinks(checkedSite(site))[0]?.severity).toBe('must look at')
    expect(on({ type: 'Email', label: 'Write', value: 'hello at pine' })).toHaveLength(1)
    expect(on({ type: 'Phone', label: 'Call', value: 'none' })).toHaveLength(1)
  })

  it('of the menu to a section that is gone are, and those to a hidden one are not: the menu leaves them out', () => {
    const hidden = found(checkLinks, setSectionHidden(fullSite, 'services', true))
    expect(hidden.filter((line) => /^(footer|header)\.links\./.test(line))).toEqual([])
    const gone = found(checkLinks, removeSection(fullSite, 'services'))
    expect(gone).toContain('footer.links.a.link: “Services” links to a deleted section.')
  })

  it('in a hidden section are no finding, since the page has none of them', () => {
    const broken = button({ label: 'Shop', value: 'not an address' })
    expect(found(checkLinks, setSectionHidden(broken, 'introduction', true))).not.toContainEqual(
      expect.stringMatching(/^introduction\./),
    )
  })

  it('of buttons to a hidden section are, and must be looked at', () => {
    const findings = checkLinks(checkedSite(setSectionHidden(fullSite, 'contact', true)))
    expect(findings.find(({ path }) => path === 'header.button')).toMatchObject({
      severity: 'must look at',
      sentence: expect.stringContaining('which won’t be on the page'),
    })
  })

  it('without a text are, except signs of networks', () => {
    expect(on({ value: 'https://pine.shop' })).toEqual([
      'introduction.button: A button has a link but no text, so it won’t appear.',
    ])
    const profile = (link: object) =>
      found(checkLinks, withContent('Footer', { socialLinks: [{ id: 'a', link: { type: 'Social', ...link } }] }))
    expect(profile({ network: 'Yelp', value: 'https://www.yelp.com/biz/pine' })).toEqual([])
    expect(profile({ network: 'Yelp', value: '' })).toEqual([
      'footer.socialLinks.a.link: The profile on Yelp leads nowhere, so it won’t appear.',
    ])
  })

  it('of the scheduling button are left to their own check', () => {
    const site = withContent('Scheduling', { button: { type: 'None', value: '', label: 'Schedule Now' } })
    expect(found(checkLinks, site)).toEqual([])
  })
})
