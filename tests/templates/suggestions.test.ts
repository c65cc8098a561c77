import { describe, expect, it } from 'vitest'
import { limits } from '../../renderer/document/fields/limits.ts'
import { sampleBusinesses } from '../../templates/samples.ts'
import { composeIdeas } from '../../templates/suggestions/ideas.ts'
import { composeNames } from '../../templates/suggestions/names.ts'
import { ownServices, shortActivity } from '../../templates/suggestions/own-services.ts'
import { fillPlaceholders } from '../../templates/suggestions/passages.ts'
import { trades } from '../../templates/trade-list.ts'
import { unlisted } from '../../templates/unlisted.ts'
import { ideasAtOnce, namesAtOnce } from '../../worker/creation/suggestions/schema.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { wordsIn } from './compose/untold.ts'

const ideasFor = (interests: string, businessLocation = '', taken: readonly string[] = []) =>
  composeIdeas({ interests, businessLocation, taken, count: ideasAtOnce })

const interestsOfOwners = [
  ...trades.map(({ searchTerms }) => searchTerms[0] ?? ''),
  'I love dogs and baking',
  'old maps, hiking',
  'I am a nurse',
  '日本語',
  'x',
].map((interests) => [interests, interests] as const)

describe('the suggested ideas', () => {
  it('number ten, all different and of two to eight words, whatever the owner’s interests', async () => {
    expect(
      await offendersAmong(interestsOfOwners, (interests) => {
        const ideas = ideasFor(interests, 'Leeds')
        expect(new Set(ideas.map((idea) => idea.toLowerCase())).size).toBe(ideasAtOnce)
        for (const idea of ideas) {
          expect(wordsIn(idea), idea).toBeGreaterThanOrEqual(2)
          expect(wordsIn(idea), idea).toBeLessThanOrEqual(8)
          expect(idea).not.toMatch(/[{}[\]]/)
        }
        const average = ideas.reduce((sum, idea) => sum + wordsIn(idea), 0) / ideas.length
        expect(average).toBeGreaterThan(3.5)
        expect(average).toBeLessThan(7)
      }),
    ).toEqual([])
  })
})

describe('an idea', () => {
  it('fits the description', () => {
    const ideas = ideasFor('I love dogs and baking')
    expect(ideas.filter((idea) => idea.includes('dogs')).length).toBeGreaterThan(2)
    expect(ideas.filter((idea) => /bak/i.test(idea)).length).toBeGreaterThan(2)
  })

  it('concerns something that can be made or taught, not a trait', () => {
    const ideas = ideasFor('knitting, patience')
    expect(ideas.filter((idea) => idea.includes('patience'))).toEqual([])
    expect(ideas.some((idea) => idea.includes('knitting'))).toBe(true)
  })

  it('comes from the trade if the trade is listed', () => {
    const [trade] = trades
    if (!trade) throw new Error('no trades')
    expect(ideasFor(trade.trade).filter((idea) => trade.ideas.includes(idea)).length).toBe(ideasAtOnce)
  })

  it('repeats only if there are no others', () => {
    const first = ideasFor('old maps, hiking', 'Bath')
    const second = ideasFor('old maps, hiking', 'Bath', first)
    expect(second.filter((idea) => first.includes(idea))).toEqual([])
    expect(ideasFor('old maps', '', Array(200).fill('x')).length).toBe(ideasAtOnce)
  })

  it('varies from person to person', () => {
    expect(ideasFor('hiking')).not.toEqual(ideasFor('old maps'))
    expect(ideasFor('hiking')).toEqual(ideasFor('hiking'))
  })
})

const namesFor = (
  businessActivities: string,
  businessLocation = '',
  taken: readonly string[] = [],
  businessName = '',
) => composeNames({ businessActivities, businessLocation, taken, businessName, count: namesAtOnce })
const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase())

/** Possible descriptions of each trade. */
const descriptions = [
  ...trades.map(({ slug, searchTerms }) => [slug, searchTerms.slice(0, 3).join(', ')] as const),
  [unlisted.slug, 'Dog grooming'] as const,
  ['nothing to be made out', 'We are simply the best'] as const,
]

/** Descriptions tested with the most requests: one trade, and an unknown one. */
const longTested = new Set<string>(['plumber', 'nothing to be made out'])

describe('name suggestions', () => {
  describe('as a list', () => {
    it('contain twelve different names that fit, for every trade and place', async () => {
      expect(
        await offendersAmong(descriptions, (activities) => {
          for (const place of ['', 'Leeds', 'Llanfairpwllgwyngyllgogerychwyrndrob']) {
            const names = namesFor(activities, place)
            expect(names).toHaveLength(namesAtOnce)
            expect(new Set(lower(names)).size).toBe(namesAtOnce)
            for (const name of names) {
              expect(name.length, name).toBeLessThanOrEqual(limits.businessName)
              expect(name).toMatch(/^[\p{Lu}\p{N}]\S*( \S+)*$/u)
              expect(lower(name.split(' ')).some((word, at, all) => word.length > 3 && word === all[at + 1])).toBe(
                false,
              )
            }
          }
        }),
      ).toEqual([])
    })

    it('change with every request, for every trade', async () => {
      expect(
        await offendersAmong(descriptions, (activities, trade) => {
          const shown: string[] = []
          for (let round = 0; round < (longTested.has(trade) ? 25 : 6); round += 1) {
            const names = namesFor(activities, 'Leeds', shown)
            expect(names).toHaveLength(namesAtOnce)
            expect(lower(names).filter((name) => lower(shown).includes(name))).toEqual([])
            shown.push(...names)
          }
        }),
      ).toEqual([])
    })

    it('differ between two businesses of a trade, and are the same again for one business', async () => {
      expect(
        await offendersAmong(descriptions, (activities) => {
          const [one, other, again] = [
            namesFor(activities, 'Leeds'),
            namesFor(`${activities}, and with care`, 'Leeds'),
            namesFor(activities, 'Leeds'),
          ]
          expect(again).toEqual(one)
          expect(one?.filter((name) => other?.includes(name)).length).toBeLessThan(namesAtOnce - 2)
        }),
      ).toEqual([])
    })
  })

  describe('each name', () => {
    it('sometimes includes the place', () => {
      const near = (place: string) => namesFor('Plumber', place).filter((name) => name.includes('Leeds'))
      expect(near('12 High Street, Leeds LS1 4AP').length).toBeGreaterThan(0)
      expect(near('12 High Street, Leeds LS1 4AP').length).toBeLessThan(5)
      expect(near('')).toEqual([])
    })

    it.each([
      ["I'm Dave Marsh, a plumber", /\bDave’s|\bMarsh\b/],
      ['Plumbing by the Hughes family since spring', /\bHughes\b/],
      ['A bakery run by Ines and Tom', /\bInes’ /],
    ])('includes the person’s name for %j', (activities, named) => {
      expect(namesFor(activities).filter((name) => named.test(name)).length).toBeGreaterThan(0)
    })

    it.each(['I am a plumber', 'I’m Fully Booked', 'The family plumber'])(
      'includes no person’s name for %j',
      (activities) => {
        expect(namesFor(activities).filter((name) => /’s? |^(A|The family) /.test(name))).toEqual([])
      },
    )

    it.each([
      ['Boat building', 'Leeds', 'Leeds Boat Building'],
      ['We frame pictures of all sizes', 'York', 'York Picture Framing'],
      ['piano tuning', 'Berlin', 'Berlin Piano Tuning'],
    ])('uses the owner’s words for an unlisted trade: %j in %j', (activities, place, name) => {
      const names = namesFor(activities, place)
      expect(names.some((each) => each.startsWith(name))).toBe(true)
      const what = name.split(' ').slice(1).join(' ').replace(/ing$/, '')
      expect(names.filter((each) => each.includes(what)).length).toBeGreaterThan(7)
      expect(names.join()).not.toMatch(/Business|Collective/)
    })

    it('starts with a word the owner typed in some cases, but doesn’t consist of it', () => {
      expect(namesFor('Plumber', '', [], 'alder').filter((name) => name.startsWith('Alder '))).not.toEqual([])
      expect(lower(namesFor('Plumber', '', [], 'The Dry Floor'))).not.toContain('the dry floor')
    })
  })

  it('differ for each sample business', () => {
    const dozens = sampleBusinesses.map(({ activities, location }) => namesFor(activities, location).join())
    expect(new Set(dozens).size).toBe(sampleBusinesses.length)
  })

  it('fit the likely trade if the description is short', () => {
    const request = { businessActivities: 'Open every day', businessLocation: '', taken: [], count: namesAtOnce }
    const ofBarbers = composeNames({ ...request, trade: 'barber-shop' })
    expect(ofBarbers.filter((name) => /Barber|Cuts|Chair|Towel|Razor/.test(name)).length).toBeGreaterThan(5)
    expect(composeNames({ ...request, trade: 'space-travel' })).toEqual(composeNames(request))
  })

  it.each([{ businessName: 'Marlow Cleaning' }, { trade: 'house-cleaning' }])(
    'fit the description rather than other hints at a trade: %j',
    (hints) => {
      const request = { businessActivities: 'oven cleaning', businessLocation: 'Leeds', taken: [], count: namesAtOnce }
      const names = composeNames({ ...request, ...hints })
      expect(names.filter((name) => /Home|House|Tea Towel|Sofa|Clean by/.test(name))).toEqual([])
      expect(names.filter((name) => /Oven Clean/.test(name)).length).toBeGreaterThan(8)
    },
  )
})

const threads = { name: 'Alder & Finch', place: 'Portland', what: '' }

describe('fillPlaceholders', () => {
  it('fills in known values', () => {
    expect(fillPlaceholders('{name} works in {place}.', threads)).toBe('Alder & Finch works in Portland.')
  })

  it('keeps a bracketed part if its value is known, and otherwise leaves it out', () => {
    expect(fillPlaceholders('Repairs[ in {place}], done well', threads)).toBe('Repairs in Portland, done well')
    expect(fillPlaceholders('Repairs[ in {place}], done well', { ...threads, place: '' })).toBe('Repairs, done well')
  })

  it('returns undefined if a required value is missing', () => {
    expect(fillPlaceholders('{what} and more', threads)).toBeUndefined()
  })

  it('starts with a capital', () => {
    expect(fillPlaceholders('{place} plumbers', { ...threads, place: 'the UK' })).toBe('The UK plumbers')
  })

  it('adds no second period after a name that ends with one', () => {
    expect(fillPlaceholders('Ask {name}.', { ...threads, name: 'Finch & Co.' })).toBe('Ask Finch & Co.')
    expect(fillPlaceholders('Ask[ {name}].', { ...threads, name: 'Finch & Co.' })).toBe('Ask Finch & Co.')
  })

  it('doesn’t treat a value as a pattern', () => {
    expect(fillPlaceholders('{name} in {place}', { ...threads, name: '{place} $& [x]' })).toBe(
      '{place} $& [x] in Portland',
    )
  })
})

describe('ownServices', () => {
  it.each<[string, string[]]>([
    ['Boiler repair, leak detection, bathrooms', ['Boiler repair', 'Leak detection', 'Bathrooms']],
    ['boiler repair, leak detection and bathrooms', ['Boiler repair', 'Leak detection', 'Bathrooms']],
    ['Cuts, color, and extensions', ['Cuts', 'Color', 'Extensions']],
    ['plumbing and heating', ['Plumbing', 'Heating']],
    [
      'We are a family barber shop offering haircuts, beard trims and hot towel shaves in Leeds.',
      ['Haircuts', 'Beard trims', 'Hot towel shaves'],
    ],
    [
      'A barber shop: haircuts, beard trims and hot towel shaves, with or without an appointment',
      ['Haircuts', 'Beard trims', 'Hot towel shaves'],
    ],
    ['Hair salon: cuts, balayage, bridal hair', ['Cuts', 'Balayage', 'Bridal hair']],
    [
      'HVAC - AC repair, furnace installs, duct cleaning & heat pumps',
      ['AC repair', 'Furnace installs', 'Duct cleaning', 'Heat pumps'],
    ],
    ['I specialize in anxiety, grief and burnout', ['Anxiety', 'Grief', 'Burnout']],
    ['Mowing\nHedges\nTree care', ['Mowing', 'Hedges', 'Tree care']],
    ['• Mowing • Hedges • Tree care', ['Mowing', 'Hedges', 'Tree care']],
    ['Lawn care; hedge trimming; snow removal', ['Lawn care', 'Hedge trimming', 'Snow removal']],
    ['Cuts, cuts, CUTS and color', ['Cuts', 'Color']],
    ['Check-ups, whitening and care for nervous patients', ['Check-ups', 'Whitening', 'Care for nervous patients']],
    ['Boiler repair for landlords in Leeds, bathrooms', ['Boiler repair', 'Bathrooms']],
  ])('finds the services in: %s', (activities, services) => {
    expect(ownServices(activities, 'Leeds')).toEqual(services)
  })

  it.each([
    'Plumber',
    'We have been doing this for ten years, we love it, and it shows',
    'Friendly, reliable, affordable, local',
    'A small business based in Leeds',
    '',
  ])('finds nothing in: %s', (activities) => {
    expect(ownServices(activities, 'Leeds')).toEqual([])
  })

  it('leaves out the place', () => {
    expect(ownServices('mowing, hedges, Leeds', 'Leeds')).toEqual(['Mowing', 'Hedges'])
  })

  it('uses the sentence that announces the services, if there is one', () => {
    const text = 'We offer fades, beard trims and shaves. Loud music, cold drinks and old magazines.'
    expect(ownServices(text, '')).toEqual(['Fades', 'Beard trims', 'Shaves'])
  })

  it('returns at most twelve services', () => {
    const text = Array.from({ length: 30 }, (_, index) => `repair kind ${index}`).join(', ')
    expect(ownServices(text, '')).toHaveLength(12)
  })

  it('finishes quickly even for a long text', () => {
    const started = performance.now()
    ownServices('with from doing '.repeat(64), '')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('shortActivity', () => {
  it.each([
    ['dog walking', 'Dog walking'],
    ['Wedding photographer in Leeds', 'Wedding photographer'],
    ["I'm a wedding photographer based in Leeds. I love natural light.", 'Wedding photographer'],
    ['We are a small family bike shop', 'Bike shop'],
    ['dog grooming, baths', ''],
    ['We help people who have trouble sleeping at night', ''],
  ])('shortens "%s" to "%s"', (activities, what) => {
    expect(shortActivity(activities)).toBe(what)
  })
})

describe('ownServices for text with other content', () => {
  it.each([
    [
      'Bike repair, tune-ups and also do e-bikes and wheel building',
      ['Bike repair', 'Tune-ups', 'E-bikes', 'Wheel building'],
    ],
    [
      'We get rid of mice, rats, ants and cockroaches in homes and restaurants',
      ['Mice', 'Rats', 'Ants', 'Cockroaches'],
    ],
    ['Offering wash, wax and interior cleaning for homes and offices', ['Wash', 'Wax', 'Interior cleaning']],
    ['Washing, polishing, inside and out', ['Washing', 'Polishing']],
    ['Bookstore: new and used books, comics and graphic novels', ['New and used books', 'Comics', 'Graphic novels']],
    ['I help people buy and sell homes, and rent apartments', ['Buying and selling homes', 'Renting apartments']],
    ['Chess, openings, kids and adults, online', ['Chess', 'Openings']],
  ])('leaves other content out of: %s', (activities, services) => {
    expect(ownServices(activities, '')).toEqual(services)
  })
})

describe('ownServices and shortActivity for real descriptions', () => {
  it.each<[string, string[]]>([
    [
      'Traditional barber shop. We do:\n- Skin fades\n- Beard trims\nWalk-ins welcome, closed Mondays.',
      ['Skin fades', 'Beard trims'],
    ],
    ['Tailor\n- Alterations\n- Bespoke suits\n- Zip repairs', ['Alterations', 'Bespoke suits', 'Zip repairs']],
    ['• Espresso drinks • Loose leaf tea • Dog friendly', ['Espresso drinks', 'Loose leaf tea']],
    [
      'We cut hair for men and boys, trim beards and do proper wet shaves. Ring us on 0113 496 0142.',
      ['Cutting hair', 'Trimming beards', 'Proper wet shaves'],
    ],
    [
      'We roast our own coffee and serve breakfast, sandwiches and homemade cakes, and sell beans to take home.',
      ['Breakfast', 'Sandwiches', 'Homemade cakes', 'Beans'],
    ],
    [
      'We are a charity that cleans the river, plants trees and runs school visits and volunteer days.',
      ['Cleaning the river', 'Planting trees', 'School visits', 'Volunteer days'],
    ],
    ['I do bathrooms, boiler repairs and unblock drains', ['Bathrooms', 'Boiler repairs', 'Unblocking drains']],
    [
      'We install and service furnaces, heat pumps and air conditioners for homes and small businesses.',
      ['Furnaces', 'Heat pumps', 'Air conditioners'],
    ],
    [
      'We design, plant and look after gardens: lawn mowing, patios and fencing in Bath and nearby villages.',
      ['Lawn mowing', 'Patios', 'Fencing'],
    ],
    [
      'Physical therapy for back pain, sports injuries and balance problems. We also offer dry needling.',
      ['Back pain', 'Sports injuries', 'Balance problems', 'Dry needling'],
    ],
    ['DJ for weddings, birthdays and corporate events', ['Weddings', 'Birthdays', 'Corporate events']],
    [
      'I make stoneware mugs, bowls and vases, take commissions and teach weekend throwing classes.',
      ['Stoneware mugs', 'Bowls and vases', 'Commissions', 'Weekend throwing classes'],
    ],
    [
      'Window cleaning, gutter cleaning and pressure washing in Leeds, Bradford and York',
      ['Window cleaning', 'Gutter cleaning', 'Pressure washing'],
    ],
    ['We help small businesses with bookkeeping, payroll and VAT', ['Bookkeeping', 'Payroll', 'VAT']],
    ['1) Logo design 2) Websites 3) Branding', ['Logo design', 'Websites', 'Branding']],
    ['I run a small farm. We sell eggs, honey and vegetables at the gate.', ['Eggs', 'Honey', 'Vegetables']],
    ['Law firm. Wills and probate, conveyancing, family law', ['Wills and probate', 'Conveyancing', 'Family law']],
    [
      'I do one to one training, small group classes and walk in sessions',
      ['One to one training', 'Small group classes', 'Walk in sessions'],
    ],
    ['crossfit box, open gym, olympic lifting, bootcamps', ['Open gym', 'Olympic lifting', 'Bootcamps']],
    ['it support, ev chargers, landlord certificates (EICR)', ['IT support', 'EV chargers', 'Landlord certificates']],
    [
      'I tutor math, physics and SAT prep for high school students, online or at your home.',
      ['Math', 'Physics', 'SAT prep'],
    ],
    [
      'We see children and adults for check-ups, vaccinations and long-term conditions such as diabetes and asthma.',
      ['Check-ups', 'Vaccinations', 'Long-term conditions'],
    ],
    [
      'I translate contracts and medical documents from German and French into English.',
      ['Contracts', 'Medical documents'],
    ],
  ])('find the services in: %s', (activities, services) => {
    expect(ownServices(activities, '')).toEqual(services)
  })

  it.each([
    ['Upholstery and reupholstery of sofas, armchairs and headboards', 'Upholstery and reupholstery'],
    ['We are a moving company. Local moves, packing, storage', 'Moving company'],
    ['We are a family practice with two doctors', 'Family practice'],
    ['Tailor\n- Alterations\n- Suits', 'Tailor'],
    [
      'I am an interior designer helping homeowners with kitchens, living rooms and color schemes.',
      'Interior designer',
    ],
    ['DJ for weddings, birthdays and corporate events', 'DJ'],
  ])('keep what kind of business it is: %s', (activities, what) => {
    expect(shortActivity(activities)).toBe(what)
  })
})
