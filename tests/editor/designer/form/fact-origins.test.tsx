// @vitest-environment happy-dom
import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptStepsAtom } from '#editor/designer/ask/asking.ts'
import { businessAtom } from '#editor/designer/document/business.ts'
import { SectionForm } from '#editor/designer/form/section-form.tsx'
import { loadAllLazy } from '#editor/ui/window/lazy.tsx'
import { business } from '#renderer/document/business.ts'
import { InDesigner, openedWith, type Store } from '../../in-designer.tsx'
import { websiteOf } from '../../website.ts'

/** The default of one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

const today = '2026-11-28'
const long = '2025-09-12'
const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const boiler = { id: 'boiler', name: 'Boiler repairs', price: gbp(85), quote: 'Boiler repairs\nfrom £85' }

let store: Store
let user: ReturnType<typeof userEvent.setup>

/** Renders the business form with these facts, opened on 28 November 2026. */
function show(facts: object) {
  const known = business.parse(facts)
  store = openedWith({ ...websiteOf(), business: known })
  const shown = Object.fromEntries(Object.keys(facts).map((name) => [name, true])) as Record<'trade', true>
  render(
    <InDesigner store={store}>
      <SectionForm schema={business.pick(shown)} path="business" />
    </InDesigner>,
  )
}
const notes = () => [...document.querySelectorAll('p[tabindex="-1"]')].map((note) => note.textContent?.trim())
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const facts = () => store.get(businessAtom)
const daysOf = (list: readonly { confirmedOn?: string | undefined }[]) => list.map(({ confirmedOn }) => confirmedOn)

beforeAll(loadAllLazy)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) })
  user = userEvent.setup()
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a fact’s origin', () => {
  it.each([
    [{ quote: 'plumber  in\nLeeds' }, 'From your text: “plumber in · Leeds”.'],
    [{ quote: `${'boilers and '.repeat(9)}` }, /^From your text: “(boilers and ){6}boilers…”\.$/],
    [{}, 'You added this.'],
    [{ confirmedOn: long }, 'You added this.'],
    [{ source: 'imported' }, 'From your old website. It’s right'],
    [{ source: 'model', quote: 'plumber' }, 'Read by AI: please check. It’s right'],
  ])('fits on one line for %j', (origin, line) => {
    show({ trade: { name: 'Plumber', ...origin } })
    expect(notes()).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)])
  })

  it('doesn’t appear for empty facts', () => {
    show({ trade: {}, hours: {}, since: null, rate: null, areas: [], phones: [], services: [] })
    expect(notes()).toEqual([])
  })

  it('appears once for a whole list of short facts', () => {
    show({
      areas: ['Leeds', 'Otley'].map((name) => ({ id: name.toLowerCase(), name, quote: name })),
      phones: [
        { id: 'a', number: '0113 496 0771', source: 'imported' },
        { id: 'b', number: '0113 496 0772' },
      ],
      audience: [
        { id: 'a', text: 'Families', quote: 'families' },
        { id: 'b', text: 'Landlords' },
      ],
    })
    expect(notes()).toEqual([
      'From your text.',
      'Some are from your old website. They’re right',
      'From your text, and some you added.',
    ])
  })

  it('appears in an opened service, with a tag if the service needs a check', async () => {
    show({ services: [boiler, { id: 'bath', name: 'Bathrooms', source: 'model' }, { id: 'tap', name: 'Taps' }] })
    expect(notes()).toEqual([])
    expect(screen.getAllByText('Please check')).toHaveLength(1)
    await user.click(document.getElementById('business.services.boiler') as HTMLElement)
    expect(notes()).toEqual(['From your text: “Boiler repairs · from £85”.'])
  })

  it('changes only for the fact that was edited', async () => {
    const phone = { kind: 'Phone', quote: '0113', confirmedOn: long }
    show({
      phones: [
        { id: 'a', number: '0113 496 0771', ...phone },
        { id: 'b', number: '0113 496 0772', ...phone },
      ],
    })
    await user.type(document.getElementById('business.phones.a.number') as HTMLElement, '9')
    expect(facts().phones.map(({ quote }) => quote)).toEqual([undefined, '0113'])
    expect(daysOf(facts().phones)).toEqual([today, long])
    await vi.waitFor(() => expect(notes()).toEqual(['From your text, and some you added.']))
  })
})

describe('a fact’s age', () => {
  const periods = [{ days: ['Monday'], opens: '09:00', closes: '17:00' }]

  it('appears for the opening hours, which the owner confirms all together', async () => {
    show({ trade: { name: 'Plumber', confirmedOn: long }, hours: { periods, confirmedOn: long } })
    expect(notes()).toEqual(['You added this.', 'You added this. Last confirmed 14 months ago. Still right'])
    await press('Still right')
    expect(notes()).toEqual(['You added this.', 'You added this. Confirmed today.'])
    expect(document.activeElement?.textContent).toContain('Confirmed today.')
    expect([facts().hours.confirmedOn, facts().trade.confirmedOn]).toEqual([today, long])
  })

  it('asks for no confirmation if the hours were recently confirmed', () => {
    show({ hours: { periods, confirmedOn: '2026-06-29' } })
    expect(notes()).toEqual(['You added this. Last confirmed 4 months ago.'])
  })

  it('appears only for services with a price', async () => {
    show({
      services: [
        { ...boiler, confirmedOn: long },
        { id: 'tap', name: 'Taps', confirmedOn: long },
      ],
    })
    await user.click(document.getElementById('business.services.boiler') as HTMLElement)
    expect(notes()[0]).toMatch(/Last confirmed 14 months ago\. Still right$/)
    await press('Still right')
    expect(facts().services[0]).toMatchObject({ quote: boiler.quote, confirmedOn: today })
    await user.click(document.getElementById('business.services.tap') as HTMLElement)
    expect(notes()).toEqual(['You added this.'])
  })

  it('appears for the hourly rate, which becomes the owner’s own once edited', async () => {
    show({ rate: { ...gbp(60), quote: '£60 per hour', confirmedOn: long } })
    expect(notes()).toEqual(['From your text: “£60 per hour”. Last confirmed 14 months ago. Still right'])
    await user.type(document.getElementById('business.rate-amount') as HTMLElement, '5')
    expect(business.shape.rate.parse(facts().rate)).toEqual(
      business.shape.rate.parse({ ...gbp(605), source: 'typed', confirmedOn: today }),
    )
    await vi.waitFor(() => expect(notes()).toEqual(['You added this. Confirmed today.']))
  })

  it('restarts when the owner confirms an imported fact', async () => {
    show({ since: { years: 22, source: 'imported', quote: '22 years', confirmedOn: long } })
    await press('It’s right')
    expect(facts().since).toEqual({ year: null, years: 22, source: 'typed', confirmedOn: today })
    expect(notes()).toEqual(['You added this. Confirmed today.'])
  })

  it('doesn’t change for facts that needed no check', async () => {
    show({
      areas: [
        { id: 'a', name: 'Leeds', confirmedOn: long },
        { id: 'b', name: 'Otley', source: 'model', confirmedOn: long },
      ],
    })
    await press('They’re right')
    expect(facts().areas.map(({ source }) => source)).toEqual(['typed', 'typed'])
    expect(daysOf(facts().areas)).toEqual([long, today])
  })

  it('restarts when the owner accepts the assistant’s change', () => {
    show({ phones: [{ id: 'a', number: '0113 496 0771', confirmedOn: long }], hours: { periods, confirmedOn: long } })
    const input = { number: '0113 496 0000' }
    const step = { id: '1', tool: 'set-phone' as const, input, title: 'Phone', sectionIds: [] }
    store.set(acceptStepsAtom, { title: 'Phone', steps: [step] })
    expect(facts().phones).toMatchObject([{ number: '0113 496 0000', confirmedOn: today }])
    expect(facts().hours.confirmedOn).toBe(long)
  })
})
