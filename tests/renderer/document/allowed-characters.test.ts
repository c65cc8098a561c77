import { describe, expect, it } from 'vitest'
import { withAllowedCharacters } from '../../../renderer/document/allowed-characters.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'

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

describe('the characters of a page', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['a\u0085b\u007f', 'ab'],
    ['a\ufdd0b\uffff', 'ab'],
    ['a\ud800b', 'a\ufffdb'],
    ['a\\u0000b', 'a\\u0000b'],
  ])('of %j are %j', (written, kept) => {
    expect(withAllowedCharacters(named(written)).businessName).toBe(kept)
  })

  it('leave a document as it is that has no others', () => {
    const document = named('Café Ünal 東京 👩‍🔧')
    expect(withAllowedCharacters(document)).toBe(document)
  })
})
