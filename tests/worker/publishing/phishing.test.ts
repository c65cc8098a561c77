import { describe, expect, it } from 'vitest'
import { assessDocument } from '../../../worker/publishing/abuse/assess.ts'
import { brandInHost, imitatedBrand } from '../../../worker/publishing/abuse/brands.ts'
import { hidesCharacters } from '../../../worker/publishing/abuse/look-alikes.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { badWebsite, goodWebsite } from '../../harness/workers/sites/good-and-bad.ts'

const seeds = Array.from({ length: 100 }, (_, index) => index)

describe('the check before a first publication', () => {
  it('holds at most one of 100 honest websites, accountants and locksmiths among them', () => {
    const held = seeds.flatMap((seed) => {
      const { isSuspicious, signals } = assessDocument(goodWebsite(seed))
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

  it('reads nothing into an empty or a huge document', () => {
    expect(assessDocument(smallDocument('😀')).isSuspicious).toBe(false)
    expect(assessDocument(smallDocument('مرحبا بكم')).isSuspicious).toBe(false)
    expect(assessDocument(goodWebsite(1)).signals).toEqual([])
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
  ])('%s is recognized as written like %s', (word, brand) => {
    expect(imitatedBrand(word)).toBe(brand)
  })

  it.each(['PayPal', 'Amazon', 'Barnes', 'Corner', 'Lloyd', 'Челси', 'Παπαδόπουλος', '', '1', '!!!'])(
    '%s is not',
    (word) => {
      expect(imitatedBrand(word)).toBeUndefined()
    },
  )

  it('recognizes a brand in a host that is not its own', () => {
    expect(brandInHost('paypal-login.example')).toBe('paypal')
    expect(brandInHost('secure.arnazon.example')).toBe('amazon')
    for (const host of [
      'paypal.com',
      'www.paypal.com',
      'shop.amazon.co.uk',
      'wren-plumbing.example',
      'purchase.example',
    ])
      expect(brandInHost(host)).toBeUndefined()
  })

  it('sees invisible characters in a Latin word, and allows soft hyphens and emoji', () => {
    expect(hidesCharacters('Pay\u200bPal')).toBe(true)
    expect(hidesCharacters('Versicherungs\u00adkauffrau 👩‍🔧')).toBe(false)
  })
})
