import { describe, expect, it } from 'vitest'
import { applySteps } from '../../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { checkCall } from '../../../worker/asks/model/check-call.ts'
import { statedIn } from '../../../worker/asks/model/stated.ts'
import { composedSite } from '../../harness/composed-site.ts'

type Call = [tool: string, input: object]
const site = composedSite()

/** The document after what a model calls for a request, with what was left out of it. */
function afterwards(message: string, calls: Call[], selected?: string) {
  let document = site
  const leftOut: string[] = []
  for (const [index, [tool, input]] of calls.entries()) {
    const stated = statedIn(message, site.settings.language)
    const checked = checkCall({ tool, input }, `step-${index}`, { document, selected, stated })
    const ran = 'step' in checked ? applySteps(document, [checked.step]) : undefined
    if ('problem' in checked) leftOut.push(checked.problem)
    leftOut.push(...(ran?.refused ?? []).map(({ problem }) => problem))
    document = ran?.document ?? document
  }
  return { document, leftOut }
}

const order = ({ sections }: WebsiteSettings) => sections.map(({ id }) => id)
const content = (id: string) => (document: WebsiteSettings) => document.sections.find((one) => one.id === id)?.content
const isBefore = (one: string, other: string) => (document: WebsiteSettings) =>
  order(document).indexOf(one) < order(document).indexOf(other)
const days = ({ business }: WebsiteSettings) => business.hours.periods.flatMap((one) => one.days)
const fact = (input: object): Call => ['set-fact', { fact: input }]

describe('A request that a model reads', () => {
  it.each<[string, Call[], (document: WebsiteSettings) => unknown, unknown]>([
    ['Mondays are our day off from now on', [fact({ kind: 'hours', days: ['Monday'], times: [] })], days, ['Tuesday']],
    [
      'From now on we start at 7 on Tuesdays and finish at 4',
      [fact({ kind: 'hours', days: ['Tuesday'], times: [{ opens: '07:00', closes: '16:00' }] })],
      ({ business }) => business.hours.periods.find((one) => one.days.includes('Tuesday')),
      expect.objectContaining({ opens: '07:00', closes: '16:00' }),
    ],
    [
      'People should ring 0113 496 0777 instead',
      [fact({ kind: 'phone', number: '0113 496 0777' })],
      ({ business }) => business.phones.map(({ number }) => number),
      expect.arrayContaining(['0113 496 0777']),
    ],
    [
      'Write to office@wren.example is what it should say',
      [fact({ kind: 'email', address: 'office@wren.example' })],
      ({ business }) => business.emails.map(({ address }) => address),
      expect.arrayContaining(['office@wren.example']),
    ],
    [
      'Boiler servicing went up to 105 pounds',
      [fact({ kind: 'service', name: 'Boiler servicing', price: { amount: 105, currency: 'GBP' } })],
      ({ business }) => business.services.find(({ name }) => name === 'Boiler servicing')?.price?.amount,
      105,
    ],
    [
      'We got a new colleague, Tom Hale, he is an apprentice',
      [fact({ kind: 'person', action: 'add', name: 'Tom Hale', role: 'Apprentice' })],
      ({ business }) => business.people.map(({ name }) => name),
      ['Ada Wren', 'Tom Hale'],
    ],
    [
      'Ilkley is part of our round now',
      [fact({ kind: 'areas', action: 'add', names: ['Ilkley'] })],
      ({ business }) => business.areas.map(({ name }) => name),
      ['Headingley', 'Ilkley'],
    ],
    [
      'Make it feel warmer',
      [['choose-colors', { palette: 'Terracotta' }]],
      ({ theme }) => theme.colors !== site.theme.colors,
      true,
    ],
    ['I want something more elegant', [['choose-style', { style: 'Elegant' }]], ({ style }) => style, 'Elegant'],
    [
      'pop the prices up somewhere on top',
      [['move-section', { sectionId: 'services', place: 'above', otherId: 'introduction' }]],
      isBefore('services', 'introduction'),
      true,
    ],
    [
      'The team belongs before the gallery',
      [['move-section', { sectionId: 'team', place: 'above', otherId: 'gallery' }]],
      isBefore('team', 'gallery'),
      true,
    ],
    [
      'Take the gallery off for a while',
      [['hide-section', { sectionId: 'gallery', hidden: true }]],
      ({ sections }) => sections.find(({ id }) => id === 'gallery')?.hidden,
      true,
    ],
    [
      'Nobody reads the FAQ, drop it',
      [['remove-section', { sectionId: 'frequently-asked-questions' }]],
      (document) => order(document).includes('frequently-asked-questions'),
      false,
    ],
    [
      'The introduction should say: Plumbing in Leeds, done properly',
      [['set-field', { path: 'introduction.heading', value: 'Plumbing in Leeds, done properly' }]],
      content('introduction'),
      expect.objectContaining({ heading: 'Plumbing in Leeds, done properly' }),
    ],
    [
      'Call the section with the services What we fix',
      [['set-field', { path: 'services.heading', value: 'What we fix' }]],
      content('services'),
      expect.objectContaining({ heading: 'What we fix' }),
    ],
    [
      'Show the services as a list',
      [['choose-layout', { sectionId: 'services', layout: 'List' }]],
      content('services'),
      expect.objectContaining({ layout: 'List' }),
    ],
    [
      'Tell visitors in a bar at the top that we are away until Friday',
      [['set-field', { path: 'settings.announcement', value: 'We are away until Friday' }]],
      ({ settings }) => settings.announcement.text,
      'We are away until Friday',
    ],
    [
      'We are called Wren & Daughters now, change the name',
      [['rename-business', { name: 'Wren & Daughters' }]],
      ({ businessName }) => businessName,
      'Wren & Daughters',
    ],
    ['Wir haben montags geschlossen', [fact({ kind: 'hours', days: ['Monday'], times: [] })], days, ['Tuesday']],
  ])('“%s” leaves the document as it says', (message, calls, part, expected) => {
    const { document, leftOut } = afterwards(message, calls)
    expect(leftOut).toEqual([])
    expect(part(document)).toEqual(expected)
  })

  it.each<[string, string, Call]>([
    [
      'a price that was not said',
      'Raise the price of boiler servicing a bit',
      fact({ kind: 'service', name: 'Boiler servicing', price: { amount: 120, currency: 'GBP' } }),
    ],
    [
      'a day that was not said',
      'We’re closed on Mondays',
      fact({ kind: 'hours', days: ['Monday', 'Sunday'], times: [] }),
    ],
    [
      'a time that was not said',
      'We open earlier on Mondays',
      fact({ kind: 'hours', days: ['Monday'], times: [{ opens: '06:00', closes: '17:00' }] }),
    ],
    [
      'a promise',
      'Make the introduction’s heading friendlier',
      ['set-field', { path: 'introduction.heading', value: 'Plumber in Leeds, free quotes guaranteed' }],
    ],
    [
      'an address on the web',
      'Make the introduction’s heading friendlier',
      ['set-field', { path: 'introduction.heading', value: 'See www.wren.example' }],
    ],
    ['a name that was not said', 'Add somebody to the team', fact({ kind: 'person', action: 'add', name: 'Jane Doe' })],
    [
      'markup',
      'Make the introduction’s heading bold',
      ['set-field', { path: 'introduction.heading', value: '<b>Plumber in Leeds</b>' }],
    ],
    ['a tool that there is not', 'Publish my website', ['publish', {}]],
    ['an input that does not fit', 'Move the gallery up', ['move-section', { sectionId: 5 }]],
    [
      'a section that there is not',
      'Hide the menu of the day',
      ['hide-section', { sectionId: 'menu-of-the-day', hidden: true }],
    ],
  ])('leaves out %s', (_what, message, call) => {
    const { document, leftOut } = afterwards(message, [call])
    expect(leftOut).toHaveLength(1)
    expect(document).toBe(site)
  })
})
