import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HandleField } from '#editor/designer/publish/address/handle-field.tsx'
import {
  type HandleState,
  handleMessage,
  mayPublish,
  reduceHandle,
  startHandle,
} from '#editor/designer/publish/address/handle-state.ts'
import { ownHandles, suggestedHandles } from '#editor/designer/publish/address/suggested-handles.ts'
import { AddressNote } from '#editor/designer/publish/publish-form.tsx'
import { business } from '#renderer/document/business.ts'
import { product } from '#renderer/document/product.ts'
import { handleOfName, isValidHandle, normalizeHandle } from '#renderer/document/values/handle.ts'
import { sampleBusinesses } from '#templates/samples.ts'
import { composeNames } from '#templates/suggestions/names.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { imitatedBrands, isReservedHandle } from '#worker/platform/addresses/reserved-handles.ts'

const state: HandleState = { handle: 'riverside', status: 'available', domain: '.sites.example' }
const draw = (change: Partial<Parameters<typeof AddressNote>[0]>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <AddressNote
        state={state}
        published={null}
        suggestions={[]}
        looking={false}
        others={[]}
        onChoose={() => undefined}
        {...change}
      />
    </MantineProvider>,
  ).replace(/<style.*?<\/style>/gs, '')
const inUse = { ...state, status: 'in-use' } as const

describe('the hint under the web address', () => {
  it('suggests the business’s other names before the first publication', () => {
    const html = draw({ others: ['hollisphysio'] })
    expect(html).toContain('Or take:')
    expect(html).toContain('hollisphysio')
    expect(draw({ others: ['hollisphysio'], published: 'riverside' })).not.toContain('hollisphysio')
  })

  it('appears before the first publication too, so that nothing shifts', () => {
    expect(draw({})).toContain('You can change it at any time.')
  })

  it('suggests free addresses if the typed one is taken', () => {
    const html = draw({ state: inUse, suggestions: ['riverside-leeds', 'riverside-plumber'] })
    expect(html.match(/<button/g)).toHaveLength(2)
    expect(html).toContain('riverside-plumber')
    expect(draw({ state: inUse, looking: true })).toContain('Looking for similar addresses…')
    expect(draw({ state: inUse })).toContain('Try adding your town or what you do.')
  })

  it('says before a change how long the old address will redirect', () => {
    expect(draw({ published: 'old-riverside' })).toContain(
      '<strong>old-riverside.sites.example</strong> will redirect visitors to the new address for 90 days.',
    )
    const same = draw({ published: 'riverside' })
    expect(same).not.toContain('90 days')
    expect(same).toContain('You can change it at any time.')
  })
})

describe('the web address field', () => {
  const field = (published: string | null, takesFocus = false) =>
    renderToStaticMarkup(
      <MantineProvider>
        <HandleField state={state} published={published} takesFocus={takesFocus} onType={() => undefined} />
      </MantineProvider>,
    )

  it('marks the website’s own address as current instead of available', () => {
    expect(field('riverside')).toContain('Your website is here')
    expect(field('riverside')).not.toContain('Web address available')
    expect(field('old-riverside')).toContain('Web address available')
    expect(field(null)).toContain('Web address available')
  })

  it('gets the focus only on request, so that a phone’s keyboard stays closed', () => {
    expect(field(null)).not.toContain('data-autofocus')
    expect(field(null, true)).toContain('data-autofocus')
  })
})

const available = { type: 'checked', status: 'available', url: 'https://riverside.example/' } as const

describe('the web address state', () => {
  it('starts with the business’s name, which is then checked', () => {
    const state = startHandle(handleOfName('Riverside Plumbing & Heating Ltd'))
    expect(state).toMatchObject({ handle: 'riverside-plumbing', status: 'checking' })
    expect(handleMessage(state)).toBe('Checking availability...')
    expect(mayPublish(state)).toBe(false)
  })

  it.each([
    ['Copperline Chimney Sweeps', 'copperline-chimney'],
    ['Maria’s Mobile Dog Grooming', 'marias-mobile-dog'],
    ['Hollis & Daughter Physiotherapy', 'hollis-daughter-physio'],
    ['Marlow Physiotherapy', 'marlow-physiotherapy'],
    ['Quillon Piano Tuning & Repair', 'quillon-piano-tuning'],
    ['Ada’s Plumbing', 'adas-plumbing'],
    ['Café Zoë', 'cafe-zoe'],
    ['The Old Bakery of the Northern Hills', 'the-old-bakery'],
    ['Al Superlongfamilynameplumbing', 'alsuperlongfamilynameplu'],
    ['日本', ''],
  ])('turns %s into %s, without cutting a word', (name, handle) => expect(handleOfName(name)).toBe(handle))

  it('shows an address as available or taken once the server responds', () => {
    const state = startHandle('riverside')
    const free = reduceHandle(state, { ...available, handle: 'riverside' })
    expect(handleMessage(free)).toBe('Web address available')
    expect(free.domain).toBe('.example')
    expect(mayPublish(free)).toBe(true)
    const used = reduceHandle(state, { type: 'checked', handle: 'riverside', status: 'in-use', url: null })
    expect(handleMessage(used)).toBe('Web address already in use')
    expect(mayPublish(used)).toBe(false)
  })

  it('contains the full address after the first response, even during the next check', () => {
    const used = {
      type: 'checked',
      handle: 'riverside',
      status: 'in-use',
      url: 'http://riverside.localhost:8787/',
    } as const
    const known = reduceHandle(startHandle('riverside'), used)
    expect(known.domain).toBe('.localhost:8787')
    const typed = reduceHandle(known, { type: 'typed', text: 'riverside-leeds' })
    expect(typed).toEqual({ handle: 'riverside-leeds', status: 'checking', domain: '.localhost:8787' })
  })

  it('contains the host in a trial, whose websites have paths instead of handles', () => {
    const answer = { ...available, handle: 'riverside', url: 'https://edge.ada.workers.dev/riverside/' }
    expect(reduceHandle(startHandle('riverside'), answer).domain).toBe(' at edge.ada.workers.dev')
  })

  it.each(['ab', '-riverside', 'riverside-'])('rejects %j without a request to the server', (text) => {
    const state = reduceHandle(startHandle('riverside'), { type: 'typed', text })
    expect(handleMessage(state)).toBe('Invalid link')
    expect(mayPublish(state)).toBe(false)
  })

  it('rejects an address that only the server knows to be reserved', () => {
    const state = reduceHandle(startHandle('admin'), { type: 'checked', handle: 'admin', status: 'invalid', url: null })
    expect(handleMessage(state)).toBe('Invalid link')
  })

  it('ignores a response about a previous address', () => {
    const typed = reduceHandle(startHandle('river'), { type: 'typed', text: 'riverside' })
    expect(reduceHandle(typed, { ...available, handle: 'river' })).toBe(typed)
  })

  it('needs no new check after a space or a capital letter', () => {
    const free = reduceHandle(startHandle('riverside'), { ...available, handle: 'riverside' })
    expect(reduceHandle(free, { type: 'typed', text: 'River side' })).toBe(free)
  })

  it('allows publishing without a check if the server can’t be reached', () => {
    const state = reduceHandle(startHandle('riverside'), { type: 'unreachable', handle: 'riverside' })
    expect(handleMessage(state)).toBe('Network connectivity failed.')
    expect(mayPublish(state)).toBe(true)
  })

  it('shows an address as taken if someone else got it before publication', () => {
    const free = reduceHandle(startHandle('riverside'), { ...available, handle: 'riverside' })
    const taken = reduceHandle(free, { type: 'taken', handle: 'riverside' })
    expect(handleMessage(taken)).toBe('Web address already in use')
  })

  it('contains no message while the field is empty', () => {
    const state = reduceHandle(startHandle('riverside'), { type: 'typed', text: ' ' })
    expect(handleMessage(state)).toBe('')
    expect(mayPublish(state)).toBe(false)
  })
})

const own = product.name.toLowerCase()

describe('reserved web addresses', () => {
  it.each([
    [
      'a path of the app',
      ['designer', 'websites', 'account', 'create', 'login', 'samples', 'sitemaps', 'api', 'assets'],
    ],
    ['a misleading name', ['admin', 'www', 'mail', 'support', 'help', 'official', 'security', 'preview', 'status']],
    [
      'look-alike letters of another alphabet',
      ['xn--80ak6aa92e', 'xn--paypal', 'xn--a', 'ab--cd', 'my--shop', 'a1--b2c3'],
    ],
    ['the product’s own name', [own, `${own}-support`, `my-${own}`, `${own}login`, own.replace('i', '1'), `${own}-2`]],
    [
      'a brand',
      ['paypal', 'google', 'apple', 'chase', 'dhl', 'ups', 'irs', 'hmrc', 'whatsapp', 'wells-fargo', 'office-365'],
    ],
    [
      'a brand’s look-alike',
      ['paypa1', 'g00gle', 'rnicrosoft', 'arnazon', 'faceb00k', 'app1e', 'netf1ix', 'paypai', '1nstagram'],
    ],
    [
      'a brand’s look-alike by two letters',
      ['vvhatsapp', 'vvestern-union', 'rnastercard', 'lntuit', 'linkedln', 'tw1tter'],
    ],
    [
      'a brand with moved hyphens',
      ['pay-pal', 'g-mail', 'i-cloud', 'face-book', 'tik-tok', 'wells-far-go', 'you-tube'],
    ],
    [
      'a brand with a word of trust',
      ['paypal-login', 'secure-amazon', 'apple-support', 'amazon-account', 'netflix-billing'],
    ],
    [
      'a brand with several words of trust',
      ['my-paypal-account', 'secure-chase-login', 'amazonaccountupdate', 'verify-my-google-id'],
    ],
    [
      'a look-alike with a word of trust',
      ['paypa1-login', 'arnazon-refund', 'rnicrosoft-support', 'g00gle-verify', 'dh1-track'],
    ],
    ['a brand with a number', ['paypal24', 'amazon-1', '24paypal', 'paypal-login-2', '365-microsoft']],
    ['a brand with a place', ['amazon-uk', 'paypal-us', 'www-paypal-com', 'hsbc-uk-online', 'dhl-de']],
  ])('include %s', (_what, handles) => {
    expect(handles.filter((handle) => !isReservedHandle(handle))).toEqual([])
  })

  it('include the names of all pages and brands', () => {
    const paths = Object.values(pages).map((path) => path.split('/')[1] ?? '')
    for (const name of [...paths, ...imitatedBrands]) expect([name, isReservedHandle(name)]).toEqual([name, true])
  })
})

describe('unreserved web addresses', () => {
  it.each([
    ['a brand’s name among others', ['apple-tree-cafe', 'amazon-pools', 'chase-the-plumber', 'orange-grove-dental']],
    [
      'a person with a brand’s name',
      ['chase-miller', 'wise-and-sons', 'dr-visa', 'santander-tapas', 'halifax-roofing'],
    ],
    [
      'a word that contains a brand',
      ['appleton-bikes', 'pineapple-spa', 'wisely', 'purchase', 'chased', 'zooms-photo'],
    ],
    [
      'a compound word',
      ['accounting', 'bookkeeping', 'helpline-leeds', 'paymaster', 'orderly-homes', 'startups-legal'],
    ],
    ['unremarkable names', ['modern', 'corner-barber', 'burns-plumbing', 'turner-and-co', 'morning-bakery']],
    [
      'numbers',
      ['car2go-rentals', '24hr-locksmith', 'studio-54', '1st-choice-cleaning', 'route-66-diner', '911-plumber'],
    ],
    ['short names', ['deli', 'mall', 'city', 'barn', 'cafe', 'gym', 'spa', 'law', 'bob', 'ann']],
    [
      'names with hyphens',
      ['a-b-c', 'my-home', 'the-secure-lock', 'account-ants', 'a-b--c', 'secure-locks-leeds', 'sign-maker'],
    ],
    [
      'a single word of trust',
      ['secure-locks', 'support-group-leeds', 'delivery-drivers', 'help-at-home', 'web-design'],
    ],
  ])('include %s', (_what, handles) => {
    expect(handles.filter((handle) => !isValidHandle(handle) || isReservedHandle(handle))).toEqual([])
  })

  const handlesOf = (name: string) =>
    [name, name.replace(/\s+/g, '-'), name.replace(/[^\p{L}\p{N}]+/gu, '-')]
      .map((text) => normalizeHandle(text).replace(/^-+|-+$/g, ''))
      .filter(isValidHandle)

  it('include every sample business’s name', () => {
    const names = sampleBusinesses.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(25)
    expect(names.flatMap(handlesOf).filter(isReservedHandle)).toEqual([])
  })

  it.each(['Leeds', 'Orange, California'])('include every name we suggest, in %s', { timeout: 30_000 }, (place) => {
    const names = sampleBusinesses.flatMap(({ activities }) =>
      composeNames({ businessActivities: activities, businessLocation: place, taken: [], count: 12 }),
    )
    expect(names.length).toBeGreaterThan(300)
    expect([...new Set(names.flatMap(handlesOf))].filter(isReservedHandle)).toEqual([])
  })

  it('include every alternative we suggest for a taken sample name', () => {
    const about = { town: 'Leeds', trade: 'plumbing' }
    const handles = sampleBusinesses.flatMap(({ name }) =>
      handlesOf(name).flatMap((handle) => suggestedHandles(handle, about)),
    )
    expect(handles.length).toBeGreaterThan(100)
    expect(handles.filter(isReservedHandle)).toEqual([])
  })
})

it('isReservedHandle decides quickly, whatever is typed', () => {
  const hard = [
    'myaccountmyaccountmyaccou',
    'signinsigninsigninsignin',
    '111111111111111111111111',
    'idididididididididididid',
  ]
  const began = performance.now()
  for (let time = 0; time < 50; time += 1) for (const handle of hard) expect(isReservedHandle(handle)).toBe(false)
  expect(performance.now() - began).toBeLessThan(5000)
})

describe('web addresses suggested for a business', () => {
  const named = (businessName: string, facts: object = {}) =>
    ownHandles({ businessName, business: business.parse(facts), sections: [] })
  const links = (...urls: string[]) => ({ links: urls.map((url, nth) => ({ id: `link-${nth}`, url })) })

  it('come from its name and its social profiles', () => {
    const facts = { ...links('https://www.instagram.com/hollisphysio/', 'https://hollis-physio.example/') }
    expect(named('Hollis & Daughter Physiotherapy', facts)).toEqual([
      'hollis-daughter-physio',
      'hollisphysio',
      'hollis-physio',
    ])
  })

  it('come from names in its description, but not from email addresses', () => {
    const activities = 'Physio in Leeds. Write to me@mail.example or find us @hollis.physio.'
    expect(named('Hollis', { activities })).toEqual(['hollis', 'hollis-physio'])
  })

  it('exclude deep pages on other websites, and names that would be cut off', () => {
    const facts = links('https://www.yell.example/biz/hollis', 'https://instagram.com/the.hollis.and.daughter.practice')
    expect(named('Hollis', facts)).toEqual(['hollis'])
  })

  it('combine the first and last word of a long name', () => {
    expect(named('The Old Mill Bakery')).toEqual(['the-old-mill-bakery', 'old-bakery'])
  })
})

describe('alternatives to a taken web address', () => {
  it('end with the town or the trade', () => {
    expect(suggestedHandles('riverside', { town: 'Leeds', trade: 'Plumber' })).toEqual([
      'riverside-leeds',
      'riverside-plumber',
      'riverside-online',
    ])
    expect(suggestedHandles('marlow', { town: '', trade: 'Physiotherapist' })[0]).toBe('marlow-physio')
  })

  it('omit unknown parts and repeated words', () => {
    expect(suggestedHandles('riverside', { town: '', trade: '' })).toEqual(['riverside-online'])
    expect(suggestedHandles('barbers-leeds', { town: 'Leeds', trade: '' })).not.toContain('barbers-leeds-leeds')
  })

  it('start with the business’s other names if the taken address is one of its own', () => {
    const about = { town: 'Shipley', trade: '', own: ['hollis-daughter-physio', 'hollisphysio'] }
    expect(suggestedHandles('hollis-daughter-physio', about).slice(0, 2)).toEqual([
      'hollisphysio',
      'hollis-daughter-shipley',
    ])
    expect(suggestedHandles('backs', about).slice(0, 2)).toEqual(['backs-shipley', 'hollis-daughter-physio'])
  })

  it.each([
    ['riverside-plumbing-and-co', { town: 'Newcastle upon Tyne', trade: 'Heating engineer' }],
    ['abcdefghijklmnopqrstuvwx', { town: 'São Paulo', trade: 'Café' }],
    ['abc', { town: '12345678901234567890123', trade: '-' }],
  ])('pass validation and consist of whole words for %s', (handle, about) => {
    const suggested = suggestedHandles(handle, about)
    const words = [handle, about.town, about.trade, 'online'].flatMap((text) =>
      normalizeHandle(text.replaceAll(' ', '-')).split('-'),
    )
    expect(suggested).not.toContain(handle)
    for (const suggestion of suggested) {
      expect(isValidHandle(suggestion), suggestion).toBe(true)
      for (const word of suggestion.split('-')) expect(words).toContain(word)
    }
  })

  it('lose their last words if the ending needs the space', () => {
    expect(suggestedHandles('riverside-plumbing-works', { town: 'Leeds', trade: '' })[0]).toBe(
      'riverside-plumbing-leeds',
    )
  })
})
