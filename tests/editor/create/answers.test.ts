import { describe, expect, test } from 'vitest'
import {
  aboutProblems,
  contactProblem,
  creationAnswers,
  factsQuestionOf,
  looksLikePlace,
  maxLengths,
  noAnswers,
  withEmail,
} from '#editor/create/answers.ts'
import { exampleOf } from '#editor/create/facts/answer-example.ts'
import { askedNext, withLineFor, withoutUnfinished } from '#editor/create/facts/ask-next.tsx'
import { withBusinessEmail } from '#editor/designer/panel/first-steps.ts'
import { business as businessSchema } from '#renderer/document/business.ts'
import { websiteSettings } from '#renderer/document/website-settings.ts'
import { factAnswers, factsQuestion, missingFacts } from '#worker/creation/facts/schema.ts'
import { creationAnswers as creationAnswersSchema } from '#worker/creation/schema.ts'
import { websiteOf } from '../website.ts'
import { addition, removal } from './a-fact.ts'

const offered = { fontPair: 'sign', palette: 'deep-green' }
const about = { ...noAnswers, businessName: ' Alder Plumbing ', businessActivities: 'Plumber in Leeds\n' }

test.each(['@alderplumbing', 'insta @alderplumbing', 'Instagram: @alderplumbing'])(
  'the link field accepts %s as an Instagram profile',
  (link) => {
    const named = { ...about, link }
    expect(aboutProblems(named)).toEqual({})
    expect(creationAnswers(named, offered).link).toBe('https://www.instagram.com/alderplumbing')
    expect(aboutProblems({ ...about, link: 'alder plumbing' })).toHaveProperty('link')
  },
)

describe('the contact field', () => {
  test.each(['', '07700 900123', 'sam@clean.example', 'Sam: (0113) 496-0143 or sam@clean.example', '+44 7700 900123'])(
    'accepts the contact %j',
    (contact) => {
      expect(contactProblem(contact, 'GB')).toBeUndefined()
    },
  )

  test.each([
    ['call me', 'Enter a phone number or an email address.'],
    ['sam@', 'Enter a phone number or an email address.'],
    ['0770', '4 of at least 10 digits so far.'],
    ['sam@clean.example, 0113 496 01435', '12 digits, but at most 11 here. Abroad? Start with +.'],
    ['0113 496 0143 0113 496 0143', 'Too many digits for a phone number.'],
  ])('explains what is wrong with the contact %j', (contact, problem) => {
    expect(contactProblem(contact, 'GB')).toBe(problem)
  })

  test('accepts a phone number from any country when the business’s country is unknown', () => {
    expect(contactProblem('0113 496 01435', '')).toBeUndefined()
  })
})

describe('the creation request', () => {
  test('contains trimmed answers, and the first offered font and colors by default', () => {
    expect(creationAnswers(about, offered)).toEqual({
      businessName: 'Alder Plumbing',
      businessActivities: 'Plumber in Leeds',
      businessLocation: '',
      link: '',
      fontPair: offered.fontPair,
      palette: offered.palette,
      sections: null,
      contact: '',
      corrections: [],
      reading: null,
    })
  })

  test('contains the person’s choices, even if they chose no sections', () => {
    const chosen = { ...about, fontPair: 'quiet', palette: 'terracotta', sections: [] }
    expect(creationAnswers(chosen, offered)).toMatchObject({ fontPair: 'quiet', palette: 'terracotta', sections: [] })
  })

  test('contains the link as a full URL', () => {
    expect(creationAnswers({ ...about, link: ' Example.com/Shop ' }, offered).link).toBe('https://example.com/Shop')
  })

  test('passes the server’s validation, even at the maximum lengths', () => {
    const long = {
      ...about,
      businessName: 'x'.repeat(99),
      businessActivities: 'y '.repeat(2000),
      businessLocation: 'z'.repeat(999),
      contact: '0 '.repeat(999),
      corrections: Array.from({ length: 999 }, (_, nth) => removal(`term:${nth}`)),
    }
    for (const answers of [about, long]) {
      expect(creationAnswersSchema.safeParse(creationAnswers(answers, offered)).success).toBe(true)
      expect(factsQuestion.safeParse(factsQuestionOf(answers)).success).toBe(true)
    }
  })
})

describe('first-step validation', () => {
  test('uses the product’s wording', () => {
    expect(aboutProblems({ ...about, link: 'no address' })).toEqual({ link: 'Please enter a valid web address' })
  })

  test('reports every missing field', () => {
    expect(Object.keys(aboutProblems(noAnswers))).toEqual(['businessName', 'businessActivities'])
  })

  test.each(['', 'example.com', 'https://example.com/page', 'EXAMPLE.com'])('accepts the link %j', (link) => {
    expect(aboutProblems({ ...about, link })).toEqual({})
  })
})

test.each([
  ['Leeds', true],
  ['São Paulo', true],
  ['京都', true],
  ['', false],
  ['12345', false],
  ['x', false],
])('the place check for %j returns %s', (text, is) => {
  expect(looksLikePlace(text)).toBe(is)
})

test.each([
  ['', 'ada@example.com'],
  [' 01803 960000 ', '01803 960000, ada@example.com'],
  ['shop@lather.example', undefined],
  ['0'.repeat(maxLengths.contact), undefined],
])('adding an email to the contact %j returns %j', (contact, joined) => {
  expect(withEmail(contact, 'ada@example.com')).toBe(joined)
  if (joined) expect(factAnswers.contact.parse(joined)).toBe(joined)
})

test('every missing fact has a question that fits on a button', () => {
  expect(Object.keys(askedNext).toSorted()).toEqual([...missingFacts].toSorted())
  for (const question of Object.values(askedNext)) expect(question).toMatch(/^[A-Z].{4,20}\?$/)
})

describe('a prompt in the description', () => {
  test.each([
    ['Plumber in Leeds', 'prices', 'en-GB', 'Plumber in Leeds\nPrices: '],
    ['Plumber in Leeds.\n\n', 'hours', 'en', 'Plumber in Leeds.\nOpen: '],
    ['', 'services', 'en', 'Services: '],
    ['Klempner in Linz', 'prices', 'de-AT', 'Klempner in Linz\nPreise: '],
    ['Plombier à Lyon', 'area', 'fr', 'Plombier à Lyon\nZone : '],
    ['Hydraulik w Łodzi', 'prices', 'pl-PL', 'Hydraulik w Łodzi\nCeny: '],
    ['Rörmokare i Lund', 'prices', 'sv-SE', 'Rörmokare i Lund\n'],
  ] as const)('extends %j for a %s in %s to %j', (text, missing, language, whole) => {
    expect(withLineFor(text, missing, language)).toBe(whole)
  })

  test('gives way to the next prompt if left unanswered', () => {
    const started = withLineFor('Plumber', 'prices', 'en')
    expect(withLineFor(started, 'hours', 'en')).toBe('Plumber\nOpen: ')
    expect(withLineFor(`${started}£40 an hour`, 'hours', 'en')).toBe('Plumber\nPrices: £40 an hour\nOpen: ')
  })

  test('disappears if left unanswered, and stays once answered', () => {
    expect(withoutUnfinished('Plumber\nPrices: ')).toBe('Plumber')
    expect(withoutUnfinished('Prices:')).toBe('')
    for (const text of ['Plumber\nPrices: £40', 'Prices:\nLeaks £40', 'Plumber', ''])
      expect(withoutUnfinished(text)).toBe(text)
  })
})

describe('a person who entered services but no description', () => {
  const added = (trade: string) => ({
    ...noAnswers,
    businessName: 'Fade House',
    trade,
    corrections: ['Skin fade', 'Beard trim'].map((name, nth) => addition(`own:${nth}`, name)),
  })

  test.each([
    ['barber-shop', 'Barber shop: Skin fade, Beard trim'],
    ['', 'Skin fade, Beard trim'],
  ])('continues, with the services as the description and the trade %j', (trade, description) => {
    expect(aboutProblems(added(trade))).toEqual({})
    expect(creationAnswers(added(trade), offered).businessActivities).toBe(description)
    expect(creationAnswers({ ...added(trade), businessActivities: 'Barber' }, offered).businessActivities).toBe(
      'Barber',
    )
  })
})

const site = websiteOf(['Introduction', 'Contact'])

test('using the account’s email changes only the business’s emails', () => {
  const changed = withBusinessEmail(site, 'ada@example.com')
  expect(websiteSettings.parse(changed)).toEqual(changed)
  expect(changed.business.emails).toEqual([{ id: 'email-1', source: 'typed', address: 'ada@example.com' }])
  expect({ ...changed, business: { ...changed.business, emails: [] } }).toEqual(site)
})

test('using the account’s email doesn’t change a website that already shows an email', () => {
  const first = withBusinessEmail(site, 'shop@lather.example')
  expect(withBusinessEmail(first, 'ada@example.com')).toBe(first)
  const own = {
    ...site,
    sections: site.sections.map((section) =>
      section.type === 'Contact'
        ? { ...section, content: { ...section.content, email: 'shop@lather.example' } }
        : section,
    ),
  }
  expect(withBusinessEmail(own, 'ada@example.com')).toBe(own)
})

describe('an example answer', () => {
  const business = businessSchema.parse({
    place: { town: 'Leeds', country: 'GB' },
    services: [
      { id: 'cut', name: 'Cut' },
      { id: 'color', name: 'Color' },
    ],
  })

  test.each([
    ['hours', 'en-GB', 'Mon–Fri 09:00–17:00, Sat 10:00–14:00'],
    ['hours', 'de-DE', 'Mo–Fr 09:00–17:00, Sa 10:00–14:00'],
    ['prices', 'en-GB', 'Cut £40, Color £60'],
    ['area', 'en-GB', 'Leeds'],
    ['services', 'en-GB', ''],
  ] as const)('reads, for the trade %s in %s: %j', (missing, language, example) => {
    expect(exampleOf(missing, business, language)).toBe(example)
  })
})
