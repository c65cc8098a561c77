import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { BusinessFactsContext, factBehind } from '#editor/designer/form/facts/business-facts.ts'
import { parseExperience, typedExperience } from '#editor/designer/form/facts/experience-field.tsx'
import { HoursField } from '#editor/designer/form/facts/hours-field.tsx'
import { languageOptions } from '#editor/designer/form/facts/languages-field.tsx'
import {
  currencyOptions,
  parseAmount,
  parsePrice,
  typedPrice,
  usualCurrency,
} from '#editor/designer/form/facts/price-field.tsx'
import { withTexts } from '#editor/designer/form/facts/tags-field.tsx'
import {
  copyDay,
  type DayHours,
  hoursOf,
  weekOf,
  withPeriod,
  withState,
} from '#editor/designer/form/facts/week-hours.ts'
import { describeFields } from '#editor/designer/form/field-description.ts'
import { phoneProblem } from '#editor/ui/fields/phone-problem.ts'
import { loadAllLazy } from '#editor/ui/window/lazy.tsx'
import { business, openingHours, price, weekdays } from '#renderer/document/business.ts'
import { ContentForm, drawInDesigner, websiteWith } from '../../in-designer.tsx'

const read = (year: string, years = '') => parseExperience({ year, years }, 2026)

describe('years of experience', () => {
  it('accept a founding year, a number of years, both or neither', () => {
    expect(read('1998').value).toEqual({ year: 1998, years: null })
    expect(read('', '12').value).toEqual({ year: null, years: 12 })
    expect(read('1998', '12').value).toEqual({ year: 1998, years: 12 })
    expect(read(' ', '')).toEqual({ value: null })
  })

  it('survive a round trip through the form', () => {
    const since = { year: 1998, years: 12, source: 'typed' as const }
    expect(parseExperience(typedExperience(since), 2026).value).toEqual({ year: 1998, years: 12 })
    expect(typedExperience(null)).toEqual({ year: '', years: '' })
  })

  it.each([
    ['19', '', 'year', /four digits/],
    ['0999', '', 'year', /after 1000/],
    ['2027', '', 'year', /in the future/],
    ['', 'many', 'years', /whole number/],
    ['', '0', 'years', /from 1 to 500/],
    ['', '501', 'years', /from 1 to 500/],
  ])('show an error for %j and %j', (year, years, of, sentence) => {
    expect(read(year, years).problem?.of).toBe(of)
    expect(read(year, years).problem?.sentence).toMatch(sentence)
  })
})

const facts = {
  business: business.parse({
    phones: [{ id: 'phone-1', number: '0113 496 0000' }],
    hours: { byAppointment: true },
    services: [{ id: 'cut', name: 'Cut', price: { amount: 28, currency: 'GBP' }, duration: '45 min' }],
  }),
  locale: 'en-GB',
  open: () => undefined,
}
function draw(content: object): string {
  const html = drawInDesigner(
    <BusinessFactsContext value={facts}>
      <ContentForm type="Contact" id="contact" />
    </BusinessFactsContext>,
    { ...websiteWith({ id: 'contact', type: 'Contact', content }), business: facts.business },
  )
  return html.replaceAll('&#x27;', "'")
}

describe('a field that shows one of the business’s facts', () => {
  beforeAll(loadAllLazy)

  it('edits the fact itself, wherever it appears', () => {
    const html = draw({})
    const phone = html.match(/<input[^>]*>/g)?.find((tag) => tag.includes('id="contact.phone"'))
    expect(phone).toContain('value="0113 496 0000"')
    expect(html).toMatch(/<button[^>]*id="contact.hours"[^>]*><span>By appointment/)
    expect(html).toContain('Show another number here')
    expect(html).toContain('Add your email')
    expect(html).not.toContain('placeholder="0113')
  })

  it('shows an override, with a link back to the fact', () => {
    const html = draw({ phone: '555 0199', hours: 'Mon: 9\nTue: 9' })
    expect(html).toContain('This section shows 555 0199 instead of the number of your business.')
    expect(html).toContain('Use the number from your business')
    expect(html).toContain('This section shows its own opening hours instead of the opening hours of your business.')
  })

  it('warns about a copy without a link and about a missing fact', () => {
    expect(draw({ phone: '0113 496 0000' })).toContain('It doesn’t change with your business.')
    expect(draw({ email: 'me@example.com' })).toContain('Your business has no email address yet.')
  })
})

describe('the fact linked to a service on the page', () => {
  it('belongs to the service whose name the item contains', () => {
    expect(factBehind('price', facts, { service: 'cut' })).toEqual({
      text: '£28',
      name: 'price',
      path: 'business.services.cut.price',
    })
    expect(factBehind('duration', facts, { service: 'cut' }).text).toBe('45 min')
    expect(factBehind('price', facts, { service: '' })).toMatchObject({ text: '', path: 'business.services' })
  })
})

describe('the phone number check', () => {
  it.each([
    ['0113 496 0000', 'GB'],
    ['(207) 555-0142', 'US'],
    ['1-207-555-0142', 'US'],
    ['+44 113 496 0000', 'US'],
    ['0033 1 23 45 67 89', 'GB'],
    ['030 123456', 'DE'],
    ['13 14 50', 'AU'],
    ['0113 496 0000 ext. 12', 'GB'],
    ['555 0142', ''],
    ['', 'US'],
  ])('accepts %s in %s', (number, country) => {
    expect(phoneProblem(number, country)).toBeUndefined()
  })

  it.each([
    ['555 0142', 'US', '7 of at least 10 digits so far.'],
    ['01 23 45', 'FR', '6 of 10 digits so far.'],
    ['+44 113', 'GB', '5 digits so far: short for a number.'],
    ['1', '', '1 digit so far: short for a number.'],
  ])('waits for more digits of %s in %s', (number, country, sentence) => {
    expect(phoneProblem(number, country)).toEqual({ sentence, isUnfinished: true })
  })

  it.each([
    ['207 555 0142 99', 'US', /12 digits, but at most 11 here\. Abroad\? Start with \+/],
    ['+44 113 496 0000 1234 5', 'GB', /Too many digits/],
    ['call Mia', 'GB', /Enter digits only/],
  ])('reports a problem with %s in %s while the owner types', (number, country, sentence) => {
    expect(phoneProblem(number, country)?.sentence).toMatch(sentence)
    expect(phoneProblem(number, country)?.isUnfinished).toBe(false)
  })
})

describe('the amount parser', () => {
  it.each([
    ['28', 28],
    ['28.50', 28.5],
    ['28,5', 28.5],
    ['1,200', 1200],
    ['1.200,50', 1200.5],
    ['1 200', 1200],
    ['£45', 45],
    ['45 €', 45],
    ['0', 0],
  ])('parses %s as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  it.each(['about 20', '-5', '1e3', '9999999999', '.'])('rejects %s', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })
})

describe('a price', () => {
  const typed = { amount: '28', to: '', currency: 'GBP', from: false, unit: 'per hour' }

  it('survives a round trip through its inputs', () => {
    const { price: read } = parsePrice({ ...typed, from: true })
    expect(read).toEqual({ amount: 28, to: null, currency: 'GBP', from: true, unit: 'per hour' })
    expect(price.parse(read)).toEqual(read)
    expect(parsePrice(typedPrice(read, 'USD'))).toEqual({ price: read })
  })

  it('requires an amount', () => {
    expect(parsePrice({ ...typed, amount: '' })).toEqual({ price: null })
    expect(parsePrice({ ...typed, amount: '', to: '40' }).problem).toBe('Enter the lower amount too.')
  })

  it('loses “from” if it has an upper limit', () => {
    expect(parsePrice({ ...typed, to: '40', from: true }).price).toMatchObject({ amount: 28, to: 40, from: false })
    expect(parsePrice({ ...typed, to: '20' }).problem).toBe('The second amount must be higher than the first.')
    expect(parsePrice({ ...typed, to: '2x' }).problem).toBe('Enter a number, such as 28 or 28.50.')
  })

  it('moves words to their own field, and rejects decimals that the currency lacks', () => {
    expect(parsePrice({ ...typed, amount: 'ask us' }).problem).toContain('Price in words')
    expect(parsePrice({ ...typed, amount: '4500.5', currency: 'JPY' }).problem).toBe('JPY has no decimals.')
    expect(parsePrice({ ...typed, amount: '1,000,000.5' }).price?.amount).toBe(1_000_000.5)
  })
})

describe('a new price’s currency', () => {
  const currencyFor = (facts: object, locale = 'en') => usualCurrency(business.parse(facts), locale)

  it('matches that of the other prices, or else the country’s or the language’s', () => {
    expect(
      currencyFor({ services: [{ id: 'cut', price: { amount: 1, currency: 'CHF' } }], place: { country: 'GB' } }),
    ).toBe('CHF')
    expect(currencyFor({ place: { country: 'GB' } }, 'en-US')).toBe('GBP')
    expect(currencyFor({}, 'de')).toBe('EUR')
    expect(currencyFor({}, 'en')).toBe('USD')
  })

  it('comes from a list of all currencies, with the usual ones first', () => {
    const options = currencyOptions(['GBP', 'USD'])
    expect(options[0]).toEqual({ value: 'GBP', label: 'GBP (£)' })
    expect(options.length).toBeGreaterThan(150)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  })
})

const field = describeFields(business).find(({ name }) => name === 'areas')
if (field?.control !== 'tags') throw new Error('areas are no tags')
const leeds = { id: 'area-1', name: 'Leeds', source: 'imported' }
const names = (texts: string[], items = [leeds]) => withTexts(items, texts, field).map(({ name }) => name)

describe('facts edited as tags', () => {
  it('keep the ids and sources of unchanged tags', () => {
    const [kept, added] = withTexts([leeds], ['Leeds', 'York'], field)
    expect(kept).toBe(leeds)
    expect(added).toMatchObject({ name: 'York', source: 'typed' })
    expect(added?.id).not.toBe('area-1')
  })

  it('become separate tags if several are pasted, without duplicates', () => {
    expect(names(['Leeds', 'York, Selby;Ripon\nLeeds', ' '])).toEqual(['Leeds', 'York', 'Selby', 'Ripon'])
  })

  it('keep commas that they already contained', () => {
    const both = { id: 'area-2', name: 'Leeds, north', source: 'typed' }
    expect(names(['Leeds, north', 'York'], [both])).toEqual(['Leeds, north', 'York'])
  })

  it('respect their limits', () => {
    expect(names(Array.from({ length: 60 }, (_, index) => `Area ${index}`))).toHaveLength(field.max)
    expect(names(['x'.repeat(200)])[0]).toHaveLength(field.text.max)
  })
})

describe('language options', () => {
  it('appear sorted by name and include the selected languages', () => {
    const labels = languageOptions(['en-GB']).map(({ label }) => label)
    expect(labels).toContain('Welsh')
    expect(labels).toContain('British Sign Language')
    expect(labels).toContain('British English')
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b)))
    expect(new Set(labels).size).toBe(labels.length)
  })
})

const nine = { opens: '09:00', closes: '12:00' }
const one = { opens: '13:00', closes: '17:00' }
const empty = weekOf({ periods: [], closed: [] })
const stateOf = (week: readonly DayHours[], day: string) => week.find((one) => one.day === day)

describe('opening hours by day', () => {
  it('distinguish open, closed and unspecified days', () => {
    const week = weekOf({
      periods: [
        { days: ['Tuesday', 'Friday'], ...one },
        { days: ['Friday'], ...nine },
      ],
      closed: ['Sunday'],
    })
    expect(week.map(({ state }) => state)).toEqual(['unsaid', 'open', 'unsaid', 'unsaid', 'open', 'unsaid', 'closed'])
    expect(stateOf(week, 'Friday')?.times).toEqual([nine, one])
  })

  it('survive a round trip in which equal days are grouped (property)', () => {
    const time = fc.constantFrom('07:30', '09:00', '12:00', '13:00', '18:00', '24:00')
    const day = fc.record({
      state: fc.constantFrom('unsaid', 'open', 'closed'),
      times: fc.uniqueArray(fc.record({ opens: time, closes: time }), { maxLength: 3, selector: ({ opens }) => opens }),
    })
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
        const week = days.map(({ state, times }, index): DayHours => {
          const isOpen = state === 'open' && times.length > 0
          const sorted = times.toSorted((a, b) => a.opens.localeCompare(b.opens))
          return {
            day: weekdays[index] ?? 'Monday',
            state: isOpen ? 'open' : state === 'closed' ? 'closed' : 'unsaid',
            times: isOpen ? sorted : [],
          }
        })
        const hours = hoursOf(week)
        expect(weekOf(hours)).toEqual(week)
        expect(openingHours.parse(hours)).toMatchObject(hours)
      }),
      { numRuns: 200 },
    )
  })
})

describe('editing a day’s hours', () => {
  it('opens a day with the hours of the nearest earlier open day, else any open day, else nine to five', () => {
    const first = withState(empty, 'Wednesday', 'open')
    expect(stateOf(first, 'Wednesday')?.times).toEqual([{ opens: '09:00', closes: '17:00' }])
    const early = first.map((day) => (day.day === 'Wednesday' ? { ...day, times: [nine] } : day))
    expect(stateOf(withState(early, 'Thursday', 'open'), 'Thursday')?.times).toEqual([nine])
    expect(stateOf(withState(early, 'Monday', 'open'), 'Monday')?.times).toEqual([nine])
  })

  it('clears a day’s times when the owner closes it', () => {
    const closed = withState(withState(empty, 'Monday', 'open'), 'Monday', 'closed')
    expect(hoursOf(closed)).toEqual({ periods: [], closed: ['Monday'] })
  })

  it('copies the hours to the selected days only', () => {
    const week = withState(withState(empty, 'Monday', 'open'), 'Sunday', 'closed')
    const copied = copyDay(week, 'Monday', ['Monday', 'Tuesday', 'Sunday'])
    expect(hoursOf(copied)).toEqual({
      periods: [{ days: ['Monday', 'Tuesday', 'Sunday'], opens: '09:00', closes: '17:00' }],
      closed: [],
    })
  })

  it('adds a second or third period after an hour’s break', () => {
    expect(withPeriod([nine])).toEqual([nine, { opens: '13:00', closes: '16:00' }])
    expect(withPeriod([nine, one, one])).toBeUndefined()
  })
})

describe('the hours form', () => {
  beforeAll(loadAllLazy)

  const open = (country: string) => {
    const parsed = business.parse({
      place: { country },
      hours: {
        periods: [{ days: ['Monday'], opens: '09:00', closes: '17:32' }],
        exceptions: [{ id: 'date-1', label: '', firstDay: '2026-12-24', times: [] }],
      },
    })
    const [field] = describeFields(business.pick({ hours: true }))
    if (field?.control !== 'hours') throw new Error('The business has no field for hours.')
    return drawInDesigner(
      <BusinessFactsContext value={{ ...facts, business: parsed, locale: 'en-US' }}>
        <HoursField
          field={field}
          id="hours"
          path="business.hours"
          value={parsed.hours}
          onChange={() => undefined}
          Form={() => null}
        />
      </BusinessFactsContext>,
      websiteWith({ id: 'contact', type: 'Contact', content: {} }),
    )
  }

  it.each([
    ['GB', '9:00', '17:32', 'Thu, 24 Dec 2026', 'Monday'],
    ['DE', '9:00', '17:32', 'Thu, 24 Dec 2026', 'Monday'],
    ['US', '9:00 AM', '5:32 PM', 'Thu, Dec 24, 2026', 'Sunday'],
    ['AU', '9:00 am', '5:32 pm', 'Thu, 24 Dec 2026', 'Monday'],
  ])(
    'formats times, dates and the first weekday as usual in %s, in any browser',
    (country, opens, closes, day, firstWeekday) => {
      const html = open(country).replaceAll(/[\u00a0\u202f]/g, ' ')
      expect(html).toMatch(new RegExp(`<option[^>]*value="09:00" selected=""[^>]*>${opens}</option>`))
      expect(html).toMatch(new RegExp(`<option[^>]*value="17:32" selected=""[^>]*>${closes}</option>`))
      expect(html).toContain(`>${day}<`)
      expect(html).toContain(`aria-label="Hours on ${day}"`)
      expect(/aria-label="Hours of (\w+day)"/.exec(html)?.[1]).toBe(firstWeekday)
    },
  )
})
