import { describe, expect, it } from 'vitest'
import { applySteps, makeStep, type Step } from '../../../renderer/document/tools/steps.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { shadeOf } from '../../../templates/palettes/palettes.ts'
import { understand } from '../../../worker/asks/grammar/understand.ts'
import { composedSite } from '../../harness/composed-site.ts'
import { plumber as site } from './requests/request.ts'
import { sentences } from './requests/sentences.ts'

const read = (message: string, document = site) => understand(message, { document, today: '2026-11-26' })

/** What a message changes, each step on what the ones before it left. */
function changed(message: string, document = site) {
  const { orders, rest } = read(message, document)
  expect(rest).toEqual([])
  const steps = orders.flatMap((order, index): Step[] => {
    const step = 'tool' in order ? makeStep(document, { id: `step-${index}`, ...order }) : undefined
    return step ? [step] : []
  })
  expect(steps).toHaveLength(orders.length)
  return applySteps(document, steps)
}

describe('Understanding a request without a model', () => {
  it.each(sentences)('“%s” leaves the document as its row says', (message, titles, of, was, is, document = site) => {
    expect(of(document)).toEqual(was)
    const { applied, refused, document: after } = changed(message, document)
    expect(refused).toEqual([])
    expect(applied.map(({ title }) => title)).toEqual(titles)
    expect(of(after)).toEqual(is)
    expect(websiteSettings.safeParse(after).success).toBe(true)
  })

  it('refuses an opening of another style with a sentence', () => {
    const { applied, refused } = changed('show the introduction as a pane of light')
    expect(applied).toEqual([])
    expect(refused.map(({ problem }) => problem)).toEqual([
      'Introduction has no layout “pane of light” in the style Common.',
    ])
  })

  it.each([
    ['deep-green', 'make it green', 'Your colors are Deep green already, the nearest to green.'],
    ['mustard-forest', 'warmer colors', 'No palette is warmer than your colors.'],
    ['deep-green', 'make it gray', 'No palette is near to gray. Say “make the buttons gray” for the buttons alone.'],
  ])('on %s, answers “%s” in words', (palette, message, problem) => {
    expect(read(message, composedSite({ palette }))).toEqual({ orders: [{ problem }], rest: [] })
  })

  it.each([
    [
      'Light',
      'deep-green',
      ['make it red', 'dark blue', 'light pink colors', 'make it brown', 'softer colors', 'cooler'],
    ],
    ['Dark', 'after-dark', ['make it red', 'make it yellow', 'softer colors', 'warmer']],
  ])('keeps a %s page readable and in its shade when it chooses the nearest palette', (shade, palette, messages) => {
    const document = composedSite({ palette })
    for (const message of messages) {
      const { refused, document: after } = changed(message, document)
      expect(refused).toEqual([])
      expect(shadeOf(after.theme.colors)).toBe(shade)
    }
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
    ['a missing apostrophe', 'We dont open on Sundays anymore', ['Closed on Sundays']],
    [
      'courtesy around it',
      'Hi there! Hide the gallery for now please. Can you change that? Thanks',
      ['Gallery hidden'],
    ],
    ['a wrong letter', 'hide galery', ['Gallery hidden']],
    ['no verb', 'Boiler servicing £99', ['Boiler servicing £99']],
    ['an amount in words', 'change the price of boiler servicing to 99 pounds', ['Boiler servicing £99']],
    ['a wish', 'The team should come before the gallery', ['Team above Gallery']],
    ['another order of words', 'take the team down', ['Team hidden']],
    ['custom text at the end', 'The button should say Book now', ['Button of Introduction']],
    ['a price behind the name', 'Add a new service: Tap repairs £45', ['Service “Tap repairs £45” added']],
  ])('understands a sentence with %s', (_what, message, titles) => {
    expect(changed(message).applied.map(({ title }) => title)).toEqual(titles)
  })

  it('keeps the last word of the new text', () => {
    const [order] = read('The button should say Book now').orders
    expect(order).toMatchObject({ input: { path: 'introduction.button.label', value: 'Book now' } })
  })

  it.each([
    'make it softer',
    'put the price down',
    'our prices went up by 5%',
    'never hide the gallery',
    'don’t change the phone number',
    'my competitor’s leak repairs are £60',
    'add that to the services for £60',
    'boiler servicing is 20% off',
    'hide the prices of the services',
    'Saturday until 2',
    'translate the page into Spanish',
    'add a section about laminitis with these three points',
    '😀',
    'אנחנו סגורים',
  ])('guesses nothing at “%s”', (message) => {
    expect(read(message)).toEqual({ orders: [], rest: [message] })
  })

  it('names the part that it doesn’t understand, and keeps it out of what it does', () => {
    expect(read('We are called Wren & Daughters now, change the name')).toEqual({
      orders: [{ tool: 'rename-business', input: { name: 'Wren & Daughters' } }],
      rest: ['change the name'],
    })
  })
})
