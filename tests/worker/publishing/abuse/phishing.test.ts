import { describe, expect, it } from 'vitest'
import { assessDocument } from '../../../../worker/publishing/abuse/assess.ts'
import { imitatedBrand, imitatesInHost, isNamedLikeBrand } from '../../../../worker/publishing/abuse/brands.ts'
import { hidesCharacters } from '../../../../worker/publishing/abuse/look-alikes.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { badWebsite, goodWebsite } from '../../../harness/workers/sites/good-and-bad.ts'

const seeds = Array.from({ length: 100 }, (_, index) => index)

describe('assessDocument', () => {
  it('flags at most one of 100 honest websites, including accountants and locksmiths', async () => {
    const websites = await Promise.all(seeds.map(goodWebsite))
    const held = websites.flatMap((website, seed) => {
      const { isSuspicious, signals } = assessDocument(website)
      return isSuspicious ? [{ seed, signals }] : []
    })
    console.log(JSON.stringify({ honest: seeds.length, held: held.length }))
    expect(held.slice(1)).toEqual([])
  })

  it('flags nine of ten phishing websites', () => {
    const passed = seeds.filter((seed) => !assessDocument(badWebsite(seed)).isSuspicious)
    console.log(JSON.stringify({ phishing: seeds.length, held: seeds.length - passed.length }))
    expect(passed.length).toBeLessThanOrEqual(10)
  })

  it('requires two kinds of signals', () => {
    const named = assessDocument(smallDocument('PayPal Login'))
    expect(named.signals.map(({ kind }) => kind)).toEqual(['brand', 'no-facts'])
    expect(named.isSuspicious).toBe(false)
    const imitated = assessDocument(smallDocument('Pаypal Login'))
    expect(imitated.isSuspicious).toBe(true)
  })

  it('passes empty and full documents', async () => {
    expect(assessDocument(smallDocument('😀')).isSuspicious).toBe(false)
    expect(assessDocument(smallDocument('مرحبا بكم')).isSuspicious).toBe(false)
    expect(assessDocument(await goodWebsite(1)).signals).toEqual([])
  })
})

describe('imitated names', () => {
  it.each([
    ['pаypal', 'paypal'],
    ['PayPa1', 'paypal'],
    ['Arnazon', 'amazon'],
    ['Nеtfliх', 'netflix'],
    ['𝗣𝗮𝘆𝗣𝗮𝗹', 'paypal'],
    ['Micr\u200bosoft', 'microsoft'],
    ['İnstagram', 'instagram'],
    ['еBay', 'ebay'],
  ])('include %s as an imitation of %s', (word, brand) => {
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
  ])('exclude %s', (word) => {
    expect(imitatedBrand(word)).toBeUndefined()
  })

  it('include a brand in another owner’s host', () => {
    for (const host of ['paypal-login.example', 'secure.arnazon.example', 'paypal.com.evil.example', 'paypa1.com'])
      expect([host, imitatesInHost(host)]).toEqual([host, true])
    for (const host of ['paypal.com', 'www.paypal.com', 'shop.amazon.co.uk', 'apple-tree.example', 'purchase.example'])
      expect([host, imitatesInHost(host)]).toEqual([host, false])
  })

  it('include a business named like a brand', () => {
    for (const name of ['PayPal', 'PayPal Support', 'НSBC Online Banking', 'Wells Fargo – Login'])
      expect([name, isNamedLikeBrand(name)]).toEqual([name, true])
    for (const name of ['Chase Farm Riding School', 'Apple Tree Café', 'Orange & Sons', 'مرحبا', '😀', ''])
      expect([name, isNamedLikeBrand(name)]).toEqual([name, false])
  })

  it('include invisible characters in a Latin word, but not soft hyphens and emoji', () => {
    expect(hidesCharacters('Pay\u200bPal')).toBe(true)
    expect(hidesCharacters('Versicherungs\u00adkauffrau 👩‍🔧')).toBe(false)
  })
})
