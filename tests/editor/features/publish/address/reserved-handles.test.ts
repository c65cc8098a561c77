import { describe, expect, it } from 'vitest'
import { suggestedHandles } from '../../../../../editor/features/publish/address/suggested-handles.ts'
import { isValidHandle, normalizeHandle } from '../../../../../renderer/document/handle.ts'
import { product } from '../../../../../renderer/document/product.ts'
import { sampleBusinesses } from '../../../../../templates/samples/sample-businesses.ts'
import { composeNames } from '../../../../../templates/suggestions/names.ts'
import { pages } from '../../../../../worker/platform/addresses/paths.ts'
import { imitatedBrands, isReservedHandle } from '../../../../../worker/platform/addresses/reserved-handles.ts'

const own = product.name.toLowerCase()

describe('a web address that nobody can have', () => {
  it.each([
    [
      'a path of the app',
      ['designer', 'websites', 'account', 'create', 'login', 'samples', 'sitemaps', 'api', 'assets'],
    ],
    ['a name that misleads', ['admin', 'www', 'mail', 'support', 'help', 'official', 'security', 'preview', 'status']],
    ['letters of another alphabet', ['xn--80ak6aa92e', 'xn--paypal', 'xn--a', 'ab--cd', 'my--shop', 'a1--b2c3']],
    ['the product’s own name', [own, `${own}-support`, `my-${own}`, `${own}login`, own.replace('i', '1'), `${own}-2`]],
    [
      'a brand',
      ['paypal', 'google', 'apple', 'chase', 'dhl', 'ups', 'irs', 'hmrc', 'whatsapp', 'wells-fargo', 'office-365'],
    ],
    [
      'what looks like one',
      ['paypa1', 'g00gle', 'rnicrosoft', 'arnazon', 'faceb00k', 'app1e', 'netf1ix', 'paypai', '1nstagram'],
    ],
    [
      'what looks like one, by two letters',
      ['vvhatsapp', 'vvestern-union', 'rnastercard', 'lntuit', 'linkedln', 'tw1tter'],
    ],
    [
      'one with its hyphens moved',
      ['pay-pal', 'g-mail', 'i-cloud', 'face-book', 'tik-tok', 'wells-far-go', 'you-tube'],
    ],
    [
      'one with a word of trust',
      ['paypal-login', 'secure-amazon', 'apple-support', 'amazon-account', 'netflix-billing'],
    ],
    ['one with several', ['my-paypal-account', 'secure-chase-login', 'amazonaccountupdate', 'verify-my-google-id']],
    [
      'one that looks like it, with one',
      ['paypa1-login', 'arnazon-refund', 'rnicrosoft-support', 'g00gle-verify', 'dh1-track'],
    ],
    ['one with a number', ['paypal24', 'amazon-1', '24paypal', 'paypal-login-2', '365-microsoft']],
    ['one with a place', ['amazon-uk', 'paypal-us', 'www-paypal-com', 'hsbc-uk-online', 'dhl-de']],
  ])('is %s', (_what, handles) => {
    expect(handles.filter((handle) => !isReservedHandle(handle))).toEqual([])
  })

  it('is every page’s and every brand’s', () => {
    const paths = Object.values(pages).map((path) => path.split('/')[1] ?? '')
    for (const name of [...paths, ...imitatedBrands]) expect([name, isReservedHandle(name)]).toEqual([name, true])
  })
})

describe('a web address that anybody can have', () => {
  it.each([
    ['a brand’s name among others', ['apple-tree-cafe', 'amazon-pools', 'chase-the-plumber', 'orange-grove-dental']],
    [
      'a person who is called like one',
      ['chase-miller', 'wise-and-sons', 'dr-visa', 'santander-tapas', 'halifax-roofing'],
    ],
    [
      'a word that begins or ends like one',
      ['appleton-bikes', 'pineapple-spa', 'wisely', 'purchase', 'chased', 'zooms-photo'],
    ],
    [
      'a word made of others',
      ['accounting', 'bookkeeping', 'helpline-leeds', 'paymaster', 'orderly-homes', 'startups-legal'],
    ],
    [
      'what looks like nothing in particular',
      ['modern', 'corner-barber', 'burns-plumbing', 'turner-and-co', 'morning-bakery'],
    ],
    [
      'numbers',
      ['car2go-rentals', '24hr-locksmith', 'studio-54', '1st-choice-cleaning', 'route-66-diner', '911-plumber'],
    ],
    ['short and plain', ['deli', 'mall', 'city', 'barn', 'cafe', 'gym', 'spa', 'law', 'bob', 'ann']],
    [
      'with hyphens',
      ['a-b-c', 'my-home', 'the-secure-lock', 'account-ants', 'a-b--c', 'secure-locks-leeds', 'sign-maker'],
    ],
    [
      'a word of trust alone',
      ['secure-locks', 'support-group-leeds', 'delivery-drivers', 'help-at-home', 'web-design'],
    ],
  ])('is %s', (_what, handles) => {
    expect(handles.filter((handle) => !isValidHandle(handle) || isReservedHandle(handle))).toEqual([])
  })

  const handlesOf = (name: string) =>
    [name, name.replace(/\s+/g, '-'), name.replace(/[^\p{L}\p{N}]+/gu, '-')]
      .map((text) => normalizeHandle(text).replace(/^-+|-+$/g, ''))
      .filter(isValidHandle)

  it('is every sample’s name', () => {
    const names = sampleBusinesses.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(25)
    expect(names.flatMap(handlesOf).filter(isReservedHandle)).toEqual([])
  })

  it.each(['Leeds', 'Orange, California'])('is every name that we suggest, in %s', { timeout: 30_000 }, (place) => {
    const names = sampleBusinesses.flatMap(({ activities }) =>
      composeNames({ businessActivities: activities, businessLocation: place, taken: [], count: 12 }),
    )
    expect(names.length).toBeGreaterThan(300)
    expect([...new Set(names.flatMap(handlesOf))].filter(isReservedHandle)).toEqual([])
  })

  it('is every other one that we suggest for such a name', () => {
    const about = { town: 'Leeds', trade: 'plumbing' }
    const handles = sampleBusinesses.flatMap(({ name }) => handlesOf(name).flatMap((of) => suggestedHandles(of, about)))
    expect(handles.length).toBeGreaterThan(100)
    expect(handles.filter(isReservedHandle)).toEqual([])
  })
})

it('is decided at once, for whatever is typed', () => {
  const hard = [
    'myaccountmyaccountmyaccou',
    'signinsigninsigninsignin',
    '111111111111111111111111',
    'idididididididididididid',
  ]
  const began = performance.now()
  for (let time = 0; time < 50; time += 1) for (const handle of hard) expect(isReservedHandle(handle)).toBe(false)
  expect(performance.now() - began).toBeLessThan(1000)
})
