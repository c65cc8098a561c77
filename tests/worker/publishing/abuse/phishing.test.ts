import { describe, expect, it } from 'vitest'
import { assessDocument } from '../../../../worker/publishing/abuse/assess.ts'
import { imitatedBrand, imitatesInHost, isNamedLikeBrand } from '../../../../worker/publishing/abuse/brands.ts'
import { hidesCharacters } from '../../../../worker/publishing/abuse/look-alikes.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { badWebsite, goodWebsite } from '../../../harness/workers/sites/good-and-bad.ts'

const seeds = Array.from({ length: 100 }, (_, index) => index)

describe('the check before a first publication', () => {
  it('holds at most one of 100 honest websites, accountants and locksmiths among them', async () => {
    const websites = await Promise.all(seeds.map(goodWebsite))
    const held = websites.flatMap((website, seed) => {
      const { isSuspicious, signals } = assessDocument(website)
      return isSuspicious ? [{ seed, signals }] : []
    })
    console.log(JSON.stringify({ honest: seeds.length, held: held.length }))
    expect(held.slice(1)).toEqual([])
  })

  it('holds nine of ten phishing websites', () => {
    const passed = seeds.filter((seed) => !assessDocument(badWebsite(seed)).isSuspicious)
    console.log(JSON.stringify({ phishing: seeds.length, held: seeds.length - passed.length }))
    expect(passed.length).toBeLessThanOrEqual(10)
  })

  it('needs two kinds of signals that agree', () => {
    const named = assessDocument(smallDocument('PayPal Login'))
    expect(named.signals.map(({ kind }) => kind)).toEqual(['brand', 'no-facts'])
    expect(named.isSuspicious).toBe(false)
    const imitated = assessDocument(smallDocument('Pаypal Login'))
    expect(imitated.isSuspicious).toBe(true)
  })

  it('reads nothing into an empty or a huge document', async () => {
    expect(assessDocument(smallDocument('😀')).isSuspicious).toBe(false)
    expect(assessDocument(smallDocument('مرحبا بكم')).isSuspicious).toBe(false)
    expect(assessDocument(await goodWebsite(1)).signals).toEqual([])
  })
})

describe('names', () => {
  it.each([
    ['pаypal', 'paypal'],
    ['PayPa1', 'paypal'],
    ['Arnazon', 'amazon'],
    ['Nеtfliх', 'netflix'],
    ['𝗣𝗮𝘆𝗣𝗮𝗹', 'paypal'],
    ['Micr\u200bosoft', 'microsoft'],
    ['İnstagram', 'instagram'],
    ['еBay', 'ebay'],
  ])('%s is recognized as written like %s', (word, brand) => {
    expect(imitatedBrand(word)).toBe(brand)
  })

  it.each([
    'PayPal',
    'Amazon',
    'Barnes',
    'Corner',
    'Lloyd',
    'Klama',
    'Wlse',
    'Übер',
    'Челси',
    'Παπαδόπουλος',
    '',
    '1',
    '!!!',
  ])('%s is not', (word) => {
    expect(imitatedBrand(word)).toBeUndefined()
  })

  it('recognizes a brand in a host that is not its own', () => {
    for (const host of ['paypal-login.example', 'secure.arnazon.example', 'paypal.com.evil.example', 'paypa1.com'])
      expect([host, imitatesInHost(host)]).toEqual([host, true])
    for (const host of ['paypal.com', 'www.paypal.com', 'shop.amazon.co.uk', 'apple-tree.example', 'purchase.example'])
      expect([host, imitatesInHost(host)]).toEqual([host, false])
  })

  it('recognizes a business that calls itself like a brand', () => {
    for (const name of ['PayPal', 'PayPal Support', 'НSBC Online Banking', 'Wells Fargo – Login'])
      expect([name, isNamedLikeBrand(name)]).toEqual([name, true])
    for (const name of ['Chase Farm Riding School', 'Apple Tree Café', 'Orange & Sons', 'مرحبا', '😀', ''])
      expect([name, isNamedLikeBrand(name)]).toEqual([name, false])
  })

  it('sees invisible characters in a Latin word, and allows soft hyphens and emoji', () => {
    expect(hidesCharacters('Pay\u200bPal')).toBe(true)
    expect(hidesCharacters('Versicherungs\u00adkauffrau 👩‍🔧')).toBe(false)
  })
})
