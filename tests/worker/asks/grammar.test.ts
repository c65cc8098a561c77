import { describe, expect, it } from 'vitest'
import { applySteps, makeStep, type Step } from '../../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Order } from '../../../worker/asks/grammar/order.ts'
import { understand } from '../../../worker/asks/grammar/understand.ts'
import { composedSite } from '../../harness/composed-site.ts'

const site = composedSite()
const read = (message: string) => understand(message, { document: site, today: '2026-11-26' })

/** The titles of what a message changes, each step on what the ones before it left. */
function changesOf(message: string): string[] {
  const { orders, rest } = read(message)
  expect(rest).toEqual([])
  const steps = orders.map((order: Order, index) => {
    const step = 'tool' in order ? makeStep(site, { id: `step-${index}`, ...order }) : undefined
    expect(step).toBeDefined()
    return step as Step
  })
  const { refused, applied } = applySteps(site, steps)
  expect(refused).toEqual([])
  return applied.map(({ title }) => title)
}

describe('Understanding a request without a model', () => {
  it.each([
    ['we’re closed on Mondays now', ['Closed on Mondays']],
    ['We are now closed on Mondays and Tuesdays.', ['Closed on Mondays and Tuesdays']],
    ['open Saturdays 9 to 1', ['Open on Saturdays 9:00–13:00']],
    [
      'Our hours are Mon-Fri 9am-5pm and Sat 10am-2pm',
      ['Open on Mondays to Fridays 9:00–17:00', 'Open on Saturdays 10:00–14:00'],
    ],
    ['change Saturday hours to 10-2', ['Open on Saturdays 10:00–14:00']],
    ['we don’t open on Sundays', ['Closed on Sundays']],
    ['closed on December 24', ['Closed December 24, 2026']],
    ['closed from 24 to 26 December', ['Closed December 24, 2026 to December 26, 2026']],
    ['by appointment only', ['By appointment']],
    ['our new phone number is 0113 496 0999', ['Phone number 0113 496 0999']],
    ['add a WhatsApp number 07700 900123', ['WhatsApp 07700 900123']],
    ['change our email to hello@wren.example', ['Email hello@wren.example']],
    ['our address is 12 High Street, Leeds, LS1 4AB', ['Address 12 High Street, Leeds, LS1 4AB']],
    ['we also serve Otley and Ilkley', ['Serving Otley, Ilkley']],
    ['we no longer serve Headingley', ['No longer serving Headingley']],
    ['leak repairs are now £90', ['Leak repairs £90']],
    ['set the price of boiler servicing to 99', ['Boiler servicing £99']],
    ['add the service Tap repairs for £45', ['Service “Tap repairs £45” added']],
    ['remove the service Blocked drains', ['Service “Blocked drains” removed']],
    ['Jo Reed joined us as a plumber', ['Jo Reed, Plumber']],
    ['we’ve been in business since 1995', ['Since 1995']],
    ['add the award Plumber of the Year', ['Plumber of the Year']],
    ['rename the business to Wren & Sons', ['Renamed to Wren & Sons']],
    ['change the heading of the services to "What we fix"', ['Heading of Services']],
    ['announce: closed for the holidays', ['Announcement']],
    ['hide the gallery and the team', ['Gallery hidden', 'Team hidden']],
    ['duplicate the first text banner', ['Text Banner 1 duplicated']],
    ['move the team down', ['Team below FAQ']],
    ['move prices up and hide the gallery', ['Services above Introduction', 'Gallery hidden']],
    ['use the elegant style', ['Style Elegant']],
    ['use the terracotta palette', ['Colors: Terracotta']],
    ['make the buttons green', ['Colors: Green buttons']],
    ['make the background cream', ['Colors: Cream background']],
    ['turn on dark mode', ['Dark mode']],
    ['use Playfair Display for the headings', ['Headings in Playfair Display']],
    ['make the headings bigger', ['Headings large']],
    ['round the buttons', ['Rounded button corners']],
    ['show the services as a price list', ['Services as price list']],
    ['make the gallery a carousel', ['Gallery as carousel']],
    ['Could you please hide the gallery?', ['Gallery hidden']],
  ])('reads “%s”', (message, titles) => {
    expect(changesOf(message)).toEqual(titles)
  })

  const hidden = (type: string) => (document: WebsiteSettings) =>
    document.sections.find((one) => one.type === type)?.hidden
  const order = ({ sections }: WebsiteSettings) => sections.map(({ type }) => type)
  it.each<[string, (document: WebsiteSettings) => unknown, unknown]>([
    ['we’re closed on Mondays now', ({ business }) => business.hours.periods.flatMap(({ days }) => days), ['Tuesday']],
    [
      'our new phone number is 0113 496 0999',
      ({ business }) => business.phones.map(({ number }) => number),
      ['0113 496 0999'],
    ],
    [
      'change our email to hello@wren.example',
      ({ business }) => business.emails.map(({ address }) => address),
      ['hello@wren.example'],
    ],
    ['leak repairs are now £90', ({ business }) => business.services[0]?.price?.amount, 90],
    [
      'remove the service Blocked drains',
      ({ business }) => business.services.map(({ name }) => name),
      ['Leak repairs', 'Boiler servicing'],
    ],
    ['we also serve Otley', ({ business }) => business.areas.map(({ name }) => name), ['Headingley', 'Otley']],
    ['rename the business to Wren & Sons', ({ businessName }) => businessName, 'Wren & Sons'],
    ['hide the gallery', hidden('Gallery'), true],
    [
      'move the gallery above the services',
      (document) => order(document).indexOf('Gallery') < order(document).indexOf('Services'),
      true,
    ],
    ['use the elegant style', ({ style }) => style, 'Elegant'],
    ['announce: closed for the holidays', ({ settings }) => settings.announcement.text, 'Closed for the holidays'],
    [
      'change the heading of the services to "What we fix"',
      ({ sections }) => sections.find(({ type }) => type === 'Services')?.content,
      expect.objectContaining({ heading: 'What we fix' }),
    ],
  ])('leaves the document as “%s” says', (message, part, expected) => {
    const steps = read(message).orders.flatMap((order, index) => {
      const step = 'tool' in order ? makeStep(site, { id: `step-${index}`, ...order }) : undefined
      return step ? [step] : []
    })
    expect(part(applySteps(site, steps).document)).toEqual(expected)
  })

  it.each([
    ['undo', { kind: 'undo' }],
    ['redo that', { kind: 'redo' }],
    ['check my website', { kind: 'checklist' }],
    ['go to the contact section', { kind: 'scroll', sectionId: 'contact' }],
  ])('does “%s” on the screen', (message, effect) => {
    expect(read(message)).toEqual({ orders: [{ effect }], rest: [] })
  })

  it.each([
    'make it warmer',
    'translate the page into Spanish',
    'add a section about laminitis with these three points',
    '😀',
    'אנחנו סגורים',
  ])('guesses nothing at “%s”', (message) => {
    expect(read(message)).toEqual({ orders: [], rest: [message] })
  })
})
