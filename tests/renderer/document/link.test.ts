import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkTypes } from '../../../renderer/document/enumerations.ts'
import { hrefOnPage, linkHref } from '../../../renderer/document/link.ts'

describe('linkHref', () => {
  it.each([
    ['Email', ' hello@shop.example ', 'mailto:hello@shop.example'],
    ['Phone', '+1 (207) 555-0142', 'tel:+12075550142'],
    ['Web', 'shop.example/menu', 'https://shop.example/menu'],
    ['Social', 'HTTPS://Instagram.com/Shop', 'https://instagram.com/Shop'],
    ['Section', 'contact', '#contact'],
  ] as const)('turns a link of type %s into an address', (type, value, href) => {
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
  ] as const)('leads nowhere: %s %s', (type, value) => {
    expect(linkHref({ type, value })).toBeUndefined()
  })

  it('never gives any other scheme, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...linkTypes), fc.string(), (type, value) => {
        const href = linkHref({ type, value })
        expect(href === undefined || /^(https?:\/\/|mailto:|tel:|#)/.test(href)).toBe(true)
      }),
    )
  })
})

describe('hrefOnPage', () => {
  it('leads to a section only where that section is', () => {
    const link = { type: 'Section', value: ' contact ' } as const
    expect(hrefOnPage(link, [{ id: 'gallery' }, { id: 'contact' }])).toBe('#contact')
    expect(hrefOnPage(link, [{ id: 'gallery' }])).toBeUndefined()
  })

  it('leads anywhere else whatever the page has', () => {
    expect(hrefOnPage({ type: 'Phone', value: '207 555 0142' }, [])).toBe('tel:2075550142')
  })
})
