import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkTypes } from '../../../renderer/document/enumerations.ts'
import { withAllowedCharacters } from '../../../renderer/document/fields/allowed-characters.ts'
import { findField, pathOnPage, placeOnPage, writeField } from '../../../renderer/document/fields/field-path.ts'
import { schemaFields } from '../../../renderer/document/fields/schema-fields.ts'
import { type SectionOf, sectionTypes } from '../../../renderer/document/section-types.ts'
import { handle, isValidHandle, normalizeHandle } from '../../../renderer/document/values/handle.ts'
import { hrefOnPage, link, linkHref } from '../../../renderer/document/values/link.ts'
import { networkOf, withNetwork, withTypedProfile } from '../../../renderer/document/values/social-profile.ts'
import { parseWebAddress, webAddress } from '../../../renderer/document/values/web-address.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { fullSite } from '../fixtures/full-site.ts'

const named = (businessName: string) =>
  websiteSettings.parse({
    id: 'a',
    version: '1.0',
    businessName,
    sections: [
      { id: 'header', type: 'Header' },
      { id: 'footer', type: 'Footer', content: { copyright: 'Kept\tas\u00a0is 😀' } },
    ],
  })

describe('cleaning text with withAllowedCharacters', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['a\u0085b\u007f', 'ab'],
    ['a\ufdd0b\uffff', 'ab'],
    ['a\ud800b', 'a\ufffdb'],
    ['a\\u0000b', 'a\\u0000b'],
  ])('turns %j into %j', (written, expected) => {
    expect(withAllowedCharacters(named(written)).businessName).toBe(expected)
  })

  it('returns the same document if all characters are allowed', () => {
    const document = named('Café Ünal 東京 👩‍🔧')
    expect(withAllowedCharacters(document)).toBe(document)
  })
})

describe('a handle', () => {
  it.each([
    ['Joe’s Barber Shop', 'joesbarbershop'],
    ['Café Zoë', 'cafezoe'],
    ['a-b_c d', 'a-bcd'],
    ['The longest shop name in town', 'thelongestshopnameintown'],
    ['日本', ''],
  ])('for %j is %j', (typed, made) => {
    expect(normalizeHandle(typed)).toBe(made)
  })

  it.each([
    ['abc', true],
    ['ab', false],
    ['-abc', false],
    ['abc-', false],
    ['a-c', true],
    ['Abc', false],
    ['a'.repeat(24), true],
    ['a'.repeat(25), false],
  ])('%j is valid: %j', (candidate, valid) => {
    expect(isValidHandle(candidate)).toBe(valid)
  })

  it('remains the same when normalized again (property)', () => {
    fc.assert(fc.property(fc.string(), (typed) => normalizeHandle(normalizeHandle(typed)) === normalizeHandle(typed)))
  })

  it('gets normalized in the schema before validation', () => {
    expect(handle.parse('My Shop')).toBe('myshop')
    expect(handle.safeParse('no').error?.issues[0]?.message).toBe('Invalid link')
  })
})

describe('linkHref', () => {
  it.each([
    ['Email', ' hello@shop.example ', 'mailto:hello@shop.example'],
    ['Phone', '+1 (207) 555-0142', 'tel:+12075550142'],
    ['Web', 'shop.example/menu', 'https://shop.example/menu'],
    ['Social', 'HTTPS://Instagram.com/Shop', 'https://instagram.com/Shop'],
    ['Section', 'contact', '#contact'],
  ] as const)('turns a link of type %s into a URL', (type, value, href) => {
    expect(linkHref({ type, value })).toBe(href)
  })

  it.each([
    ['None', 'https://shop.example'],
    ['Web', ''],
    ['Web', 'javascript:alert(1)'],
    ['Web', 'ftp://shop.example'],
    ['Web', 'https://user:pass@shop.example'],
    ['Email', 'not an address'],
    ['Email', 'a@b.example?bcc=all@c.example'],
    ['Phone', 'call us'],
    ['Section', '../etc'],
    ['Section', '"onclick'],
  ] as const)('returns undefined for %s %s', (type, value) => {
    expect(linkHref({ type, value })).toBeUndefined()
  })

  it('returns no other scheme, whatever is typed (property)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...linkTypes), fc.string(), (type, value) => {
        const href = linkHref({ type, value })
        expect(href === undefined || /^(https?:\/\/|mailto:|tel:|#)/.test(href)).toBe(true)
      }),
    )
  })
})

describe('hrefOnPage', () => {
  it('returns a section’s fragment only if the page has the section', () => {
    const link = { type: 'Section', value: ' contact ' } as const
    expect(hrefOnPage(link, [{ id: 'gallery' }, { id: 'contact' }])).toBe('#contact')
    expect(hrefOnPage(link, [{ id: 'gallery' }])).toBeUndefined()
  })

  it('returns other links, whatever the page has', () => {
    expect(hrefOnPage({ type: 'Phone', value: '207 555 0142' }, [])).toBe('tel:2075550142')
  })
})

const blank = link.parse({})

describe('a social profile', () => {
  it.each([
    ['https://www.instagram.com/pine.lane/', 'Instagram'],
    ['m.facebook.com/pinelane', 'Facebook'],
    ['x.com/pinelane', 'Twitter'],
    ['https://uk.linkedin.com/in/ana-pine', 'LinkedIn'],
    ['notinstagram.com/pine', undefined],
    ['@pinelane', undefined],
  ])('detects the network of %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('takes a pasted link’s network, whichever was selected before', () => {
    const pasted = withTypedProfile(blank, 'https://www.tiktok.com/@pine')
    expect(pasted).toMatchObject({ type: 'Social', network: 'TikTok', value: 'https://www.tiktok.com/@pine' })
    expect(withTypedProfile(pasted, 'facebook.com/pine')).toMatchObject({ network: 'Facebook' })
  })

  it('accepts an @name on the selected network', () => {
    expect(withTypedProfile(blank, '@pine.lane').value).toBe('https://www.instagram.com/pine.lane')
    expect(withTypedProfile({ ...blank, network: 'YouTube' }, '@pine').value).toBe('https://www.youtube.com/@pine')
    expect(withTypedProfile({ ...blank, network: 'Mastodon' }, '@pine@fosstodon.org').value).toBe(
      'https://fosstodon.org/@pine',
    )
  })

  it('keeps the text on a network without names', () => {
    expect(withTypedProfile({ ...blank, network: 'Thumbtack' }, '@pine').value).toBe('@pine')
  })

  it('keeps its name on a different network, and doesn’t change full URLs', () => {
    const named = withTypedProfile(blank, '@pine')
    expect(withNetwork(named, 'TikTok')).toMatchObject({ network: 'TikTok', value: 'https://www.tiktok.com/@pine' })
    const own = withTypedProfile({ ...blank, network: 'Mastodon' }, 'https://social.example/@pine')
    expect(withNetwork(own, 'Threads').value).toBe('https://social.example/@pine')
  })
})

describe('parseWebAddress', () => {
  it.each([
    ['shop.example', 'https://shop.example/'],
    ['  Shop.Example/Menu  ', 'https://shop.example/Menu'],
    ['http://shop.example', 'http://shop.example/'],
    ['shop.example:8080/a', 'https://shop.example:8080/a'],
    ['HTTPS://SHOP.example/A?b=C', 'https://shop.example/A?b=C'],
    ['', ''],
    ['   ', ''],
  ])('parses %j as %j', (typed, address) => {
    expect(parseWebAddress(typed)).toBe(address)
  })

  // ASVS 1.2.2
  it.each([
    'shop',
    'two words.example',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://',
    'http://a@b.example',
    'https://..example',
  ])('rejects %j', (typed) => {
    expect(parseWebAddress(typed)).toBeUndefined()
  })

  it('reports an error in the product’s words in the schema', () => {
    expect(webAddress.parse('shop.example')).toBe('https://shop.example/')
    expect(webAddress.safeParse('shop').error?.issues[0]?.message).toBe('Please enter a valid web address')
  })
})

const services = fullSite.sections.find((section): section is SectionOf<'Services'> => section.type === 'Services')
const [first, second] = services?.content.items ?? []
if (!services || !first || !second) throw new Error('the full site has two services')

describe('a field path', () => {
  it('uses ids in the document and indexes on the page', () => {
    const path = pathOnPage(services, 'items.1.heading')
    expect(path).toBe(`${services.id}.items.${second.id}.heading`)
    expect(placeOnPage(services, path)).toBe('items.1.heading')
    expect(pathOnPage(services, 'heading')).toBe(`${services.id}.heading`)
  })

  it('finds every field of a section', () => {
    for (const section of fullSite.sections) {
      for (const { name, label } of schemaFields(sectionTypes[section.type].content)) {
        expect(findField(fullSite, `${section.id}.${name}`)?.field.label).toBe(label)
      }
    }
  })

  it('finds an item’s field, with the item', () => {
    const found = findField(fullSite, `${services.id}.items.${second.id}.heading`)
    expect(found?.value).toBe(second.heading)
    expect(found?.items).toEqual([{ listPath: `${services.id}.items`, id: second.id }])
  })

  it('finds nothing for a missing field', () => {
    for (const path of [
      '',
      'nowhere',
      'nowhere.heading',
      services.id,
      `${services.id}.items.gone.heading`,
      `${services.id}.heading.x`,
    ])
      expect(findField(fullSite, path)).toBeUndefined()
  })
})

describe('writing a field', () => {
  it('changes only that field', () => {
    const path = `${services.id}.items.${second.id}.heading`
    const after = writeField(fullSite, path, 'Other words')
    expect(findField(after, path)?.value).toBe('Other words')
    expect(findField(after, `${services.id}.items.${first.id}.heading`)?.value).toBe(first.heading)
    expect(after.sections.filter((section, index) => section !== fullSite.sections[index])).toHaveLength(1)
  })

  it('changes nothing if the field doesn’t exist', () => {
    expect(writeField(fullSite, `${services.id}.items.gone.heading`, 'x')).toBe(fullSite)
  })
})
