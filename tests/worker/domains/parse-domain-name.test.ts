import { describe, expect, it } from 'vitest'
import { parseDomainName } from '../../../worker/domains/parse-domain-name.ts'

const ours = {
  APP_ORIGIN: 'https://app.shingle.com',
  SITES_ORIGIN: 'https://shingle.site',
  DOMAINS_TARGET: 'Connect.Shingle.net',
  allowPlayed: false,
}
const local = { APP_ORIGIN: 'http://localhost:8787', SITES_ORIGIN: 'http://localhost:8787', allowPlayed: true }
const long = (length: number) => {
  const rest = length - '.com'.length
  return `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(rest - 183)}.com`
}

/** Input, its name in DNS, how it is shown, its zone, its pair. */
const good: [typed: string, domainName: string, shownName: string, zone: string, pair: string | undefined][] = [
  ['example.com', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['www.example.com', 'www.example.com', 'www.example.com', 'example.com', 'example.com'],
  ['shop.example.com', 'shop.example.com', 'shop.example.com', 'example.com', undefined],
  ['www.shop.example.com', 'www.shop.example.com', 'www.shop.example.com', 'example.com', undefined],
  ['www.www.example.com', 'www.www.example.com', 'www.www.example.com', 'example.com', undefined],
  ['  Example.COM \n', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['\u00a0example.com\u3000', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['example.com.', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['http://example.com', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['HTTPS://WWW.Example.com/Path?a=b#c', 'www.example.com', 'www.example.com', 'example.com', 'example.com'],
  ['https:/example.com', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['https:\\\\example.com\\path', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['//example.com/', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['example.com/about us', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['example.com?x=1', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['example.com:8080', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['example.com:99999', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['https://example.com.:443/', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['ftp://files.example.com', 'files.example.com', 'files.example.com', 'example.com', undefined],
  ['example.co.uk', 'example.co.uk', 'example.co.uk', 'example.co.uk', 'www.example.co.uk'],
  ['www.example.co.uk', 'www.example.co.uk', 'www.example.co.uk', 'example.co.uk', 'example.co.uk'],
  ['a.b.example.com.au', 'a.b.example.com.au', 'a.b.example.com.au', 'example.com.au', undefined],
  ['city.kawasaki.jp', 'city.kawasaki.jp', 'city.kawasaki.jp', 'city.kawasaki.jp', 'www.city.kawasaki.jp'],
  ['me.github.io', 'me.github.io', 'me.github.io', 'me.github.io', 'www.me.github.io'],
  ['www.ck', 'www.ck', 'www.ck', 'www.ck', 'www.www.ck'],
  ['4you.de', '4you.de', '4you.de', '4you.de', 'www.4you.de'],
  ['123.com', '123.com', '123.com', '123.com', 'www.123.com'],
  ['1.2.3.com', '1.2.3.com', '1.2.3.com', '3.com', undefined],
  ['a--b.com', 'a--b.com', 'a--b.com', 'a--b.com', 'www.a--b.com'],
  ['metadata.example.com', 'metadata.example.com', 'metadata.example.com', 'example.com', undefined],
  ['localhost.com', 'localhost.com', 'localhost.com', 'localhost.com', 'www.localhost.com'],
  ['custom.com', 'custom.com', 'custom.com', 'custom.com', 'www.custom.com'],
  ['notshingle.site', 'notshingle.site', 'notshingle.site', 'notshingle.site', 'www.notshingle.site'],
  ['shingle.com', 'shingle.com', 'shingle.com', 'shingle.com', 'www.shingle.com'],
  // International names in many scripts and spellings.
  ['Müller.de', 'xn--mller-kva.de', 'müller.de', 'xn--mller-kva.de', 'www.xn--mller-kva.de'],
  ['MU\u0308LLER.de', 'xn--mller-kva.de', 'müller.de', 'xn--mller-kva.de', 'www.xn--mller-kva.de'],
  ['www.müller.de', 'www.xn--mller-kva.de', 'www.müller.de', 'xn--mller-kva.de', 'xn--mller-kva.de'],
  ['xn--mller-kva.de', 'xn--mller-kva.de', 'xn--mller-kva.de', 'xn--mller-kva.de', 'www.xn--mller-kva.de'],
  ['XN--MLLER-KVA.DE', 'xn--mller-kva.de', 'xn--mller-kva.de', 'xn--mller-kva.de', 'www.xn--mller-kva.de'],
  ['straße.de', 'xn--strae-oqa.de', 'straße.de', 'xn--strae-oqa.de', 'www.xn--strae-oqa.de'],
  ['ΣΑΣ.gr', 'xn--mxa9ab.gr', 'σασ.gr', 'xn--mxa9ab.gr', 'www.xn--mxa9ab.gr'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai', 'пример.рф', 'xn--e1afmkfd.xn--p1ai', 'www.xn--e1afmkfd.xn--p1ai'],
  ['例え.jp', 'xn--r8jz45g.jp', '例え.jp', 'xn--r8jz45g.jp', 'www.xn--r8jz45g.jp'],
  ['例え。ｊｐ', 'xn--r8jz45g.jp', '例え.jp', 'xn--r8jz45g.jp', 'www.xn--r8jz45g.jp'],
  ['例子.中国', 'xn--fsqu00a.xn--fiqs8s', '例子.中国', 'xn--fsqu00a.xn--fiqs8s', 'www.xn--fsqu00a.xn--fiqs8s'],
  ['مثال.com', 'xn--mgbh0fb.com', 'مثال.com', 'xn--mgbh0fb.com', 'www.xn--mgbh0fb.com'],
  ['דוגמה.com', 'xn--6dbbec0c.com', 'דוגמה.com', 'xn--6dbbec0c.com', 'www.xn--6dbbec0c.com'],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['exa\u00admple\u200b.com', 'example.com', 'example.com', 'example.com', 'www.example.com'],
  ['\u2764\ufe0f.ws', 'xn--qei.ws', '\u2764.ws', 'xn--qei.ws', 'www.xn--qei.ws'],
  [long(239), long(239), long(239), long(239).split('.').slice(-2).join('.'), undefined],
]

const bad: [typed: string, problem: string][] = [
  ['', 'not-a-name'],
  ['   ', 'not-a-name'],
  ['.', 'not-a-name'],
  ['https://', 'not-a-name'],
  ['example', 'not-a-name'],
  ['shop', 'not-a-name'],
  ['my shop.com', 'not-a-name'],
  ['me@example.com', 'not-a-name'],
  ['mailto:me@example.com', 'not-a-name'],
  ['https://me:secret@example.com/', 'not-a-name'],
  ['javascript:alert(1)', 'not-a-name'],
  ['ex_ample.com', 'not-a-name'],
  ['_shingle.example.com', 'not-a-name'],
  ['-example.com', 'not-a-name'],
  ['example-.com', 'not-a-name'],
  ['exa,mple.com', 'not-a-name'],
  ['exa%6dple.com', 'not-a-name'],
  ['"example.com"', 'not-a-name'],
  ['<script>.com', 'not-a-name'],
  ["example.com' or 1=1", 'not-a-name'],
  ['.example.com', 'not-a-name'],
  ['example..com', 'not-a-name'],
  ['example.com..', 'not-a-name'],
  ['a.*.example.com', 'not-a-name'],
  ['example.1', 'not-a-name'],
  ['xn--0.com', 'not-a-name'],
  ['xn--a.com', 'not-a-name'],
  ['exam\u0000ple.com', 'not-a-name'],
  [`${'a'.repeat(64)}.com`, 'not-a-name'],
  [long(240), 'not-a-name'],
  [`${'ü'.repeat(60)}.de`, 'not-a-name'],
  ['a.'.repeat(1000), 'not-a-name'],
  ['*.example.com', 'wildcard'],
  ['https://*.example.com/', 'wildcard'],
  ['＊.example.com', 'wildcard'],
  ['203.0.113.7', 'address-by-number'],
  ['http://203.0.113.7:80/x', 'address-by-number'],
  ['2130706433', 'address-by-number'],
  ['0x7f.1', 'address-by-number'],
  ['0177.0.0.1', 'address-by-number'],
  ['127.1', 'address-by-number'],
  ['１.１.１.１', 'address-by-number'],
  ['256.1.1.1', 'address-by-number'],
  ['1.2.3.4.5', 'address-by-number'],
  ['::1', 'address-by-number'],
  ['2001:db8::1', 'address-by-number'],
  ['[2001:db8::1]', 'address-by-number'],
  ['https://[::ffff:127.0.0.1]:8080/', 'address-by-number'],
  ['co.uk', 'public-suffix'],
  ['com.au', 'public-suffix'],
  ['a.kawasaki.jp', 'public-suffix'],
  ['github.io', 'public-suffix'],
  ['GitHub.io.', 'public-suffix'],
  ['blogspot.com', 'public-suffix'],
  ['pages.dev', 'public-suffix'],
  ['個人.hk', 'public-suffix'],
  ['app.shingle.com', 'own'],
  ['https://APP.shingle.com/designer', 'own'],
  ['x.app.shingle.com', 'own'],
  ['shingle.site', 'own'],
  ['ada.shingle.site', 'own'],
  ['www.ada.shingle.site', 'own'],
  ['shop.custom.shingle.site', 'own'],
  ['connect.shingle.net', 'own'],
  ['x.connect.shingle.net', 'own'],
  ['localhost', 'not-public'],
  ['shop.localhost', 'not-public'],
  ['printer.local', 'not-public'],
  ['shop.test', 'not-public'],
  ['shop.example', 'not-public'],
  ['shop.invalid', 'not-public'],
  ['host.internal', 'not-public'],
  ['router.home', 'not-public'],
  ['1.0.0.127.in-addr.arpa', 'not-public'],
  ['shop.onion', 'not-public'],
  ['example.con', 'not-public'],
  ['example.cmo', 'not-public'],
]

/** Input on a developer's machine, where the simulator serves names. */
const played: [typed: string, expected: object][] = [
  ['shop.custom.localhost', { zone: 'custom.localhost', isApex: false, pair: 'www.shop.custom.localhost' }],
  ['https://Shop.custom.localhost:8787/', { domainName: 'shop.custom.localhost', shownName: 'shop.custom.localhost' }],
  ['www.shop.custom.localhost', { isApex: false, pair: 'shop.custom.localhost' }],
  ['a.shop.custom.localhost', { isApex: false, pair: undefined }],
  ['Müller.custom.localhost', { domainName: 'xn--mller-kva.custom.localhost', shownName: 'müller.custom.localhost' }],
  ['example.com', { zone: 'example.com', isApex: true, pair: 'www.example.com' }],
  ['custom.localhost', { problem: 'own' }],
  ['ada.localhost', { problem: 'own' }],
  ['localhost', { problem: 'own' }],
  ['*.custom.localhost', { problem: 'wildcard' }],
  ['_x.custom.localhost', { problem: 'not-a-name' }],
]

describe('parsing a typed domain', () => {
  it.each(good)('accepts %s', (typed, domainName, shownName, zone, pair) => {
    const isApex = domainName === zone
    expect(parseDomainName(typed, ours)).toEqual({ domainName, shownName, zone, isApex, pair })
  })

  it.each(bad)('rejects %s: %s', (typed, problem) => {
    expect(parseDomainName(typed, ours)).toEqual({ problem })
  })

  it.each(played)('handles %s with the simulator', (typed, expected) => {
    expect(parseDomainName(typed, local)).toMatchObject(expected)
  })

  it('rejects simulated names with other providers', () => {
    expect(parseDomainName('shop.custom.localhost', { ...local, allowPlayed: false })).toEqual({ problem: 'own' })
  })

  it('doesn’t change its own result', () => {
    for (const [, domainName, , zone, pair] of good) {
      expect(parseDomainName(domainName, ours)).toMatchObject({ domainName, zone, pair })
    }
  })
})
