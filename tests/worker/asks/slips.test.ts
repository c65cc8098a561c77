import { describe, expect, it } from 'vitest'
import { readCall } from '../../../worker/asks/reading/read-call.ts'
import { siteWithGallery } from '../../harness/composed-site.ts'

const site = siteWithGallery()
const faq = site.sections.find(({ type }) => type === 'FrequentlyAskedQuestions')?.id ?? ''
const services = site.sections.find(({ type }) => type === 'Services')
const heading = services?.type === 'Services' ? services.content.heading : ''
const nineToFive = [{ opens: '09:00', closes: '17:00' }]

describe('reading a model’s call', () => {
  it.each([
    [
      'an hour without its zero',
      'set-hours',
      { days: ['Monday'], times: [{ opens: '9:00', closes: '17:00' }] },
      { times: nineToFive },
    ],
    [
      'hours of the 12-hour clock',
      'set-hours',
      { days: ['Monday'], times: [{ opens: '9am', closes: '5 pm' }] },
      { times: nineToFive },
    ],
    [
      'seconds',
      'set-hours',
      { days: ['Monday'], times: [{ opens: '09:00:00', closes: '17:00:00' }] },
      { times: nineToFive },
    ],
    ['small letters', 'set-hours', { days: ['monday', 'TUESDAY'], times: [] }, { days: ['Monday', 'Tuesday'] }],
    ['short days', 'set-hours', { days: ['Mon', 'Tue'], times: [] }, { days: ['Monday', 'Tuesday'] }],
    ['a day alone', 'set-hours', { days: 'Monday', times: [] }, { days: ['Monday'] }],
    [
      'days in one text',
      'set-hours',
      { days: 'Mon, Tue and Wed', times: [] },
      { days: ['Monday', 'Tuesday', 'Wednesday'] },
    ],
    [
      'times in JSON',
      'set-hours',
      { days: ['Monday'], times: '[{"opens":"09:00","closes":"17:00"}]' },
      { times: nineToFive },
    ],
    [
      'nulls for what is left out',
      'change-service',
      { name: 'Leak repairs', price: { amount: 90, to: null, unit: null }, duration: null },
      { price: { amount: 90 } },
    ],
    ['null that takes a price away', 'change-service', { name: 'Leak repairs', price: null }, { price: null }],
    [
      'an amount as text',
      'change-service',
      { name: 'Leak repairs', price: { amount: '£90.50' } },
      { price: { amount: 90.5 } },
    ],
    ['an amount for a price', 'change-service', { name: 'Leak repairs', price: 90 }, { price: { amount: 90 } }],
    [
      'the sign of a currency',
      'change-service',
      { name: 'Leak repairs', price: { amount: 90, currency: '€' } },
      { price: { currency: 'EUR' } },
    ],
    ['true as text', 'hide-section', { sectionId: 'gallery', hidden: 'true' }, { hidden: true }],
    ['a section by its type', 'hide-section', { sectionId: 'Gallery', hidden: true }, { sectionId: 'gallery' }],
    [
      'a path by the type of its section',
      'set-field',
      { path: 'Introduction.heading', value: 'Plumber' },
      { path: 'introduction.heading' },
    ],
    ['a wrapper', 'set-phone', { phone: { number: '0113 496 0999' } }, { number: '0113 496 0999' }],
    ['a name with underscores', 'set_phone', { number: '0113 496 0999' }, { number: '0113 496 0999' }],
    ['another spelling of a field', 'set-date-hours', { first_day: '2026-12-24' }, { firstDay: '2026-12-24' }],
    ['a number as text', 'change-prices', { percent: '5%' }, { percent: 5 }],
    ['a short color', 'set-color', { part: 'Buttons', color: '#0a4' }, { part: 'buttons', color: '#00aa44' }],
    [
      'a range of days',
      'set-hours',
      { days: 'Mon-Fri', times: [] },
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
    ],
    ['weekdays', 'set-hours', { days: ['weekends'], times: 'closed' }, { days: ['Saturday', 'Sunday'], times: [] }],
    ['times in one text', 'set-hours', { days: ['Monday'], times: '9-5' }, { times: nineToFive }],
    ['a date as Europe writes it', 'set-date-hours', { firstDay: '24.12.2026' }, { firstDay: '2026-12-24' }],
    ['a date as America writes it', 'set-date-hours', { firstDay: '12/24/2026' }, { firstDay: '2026-12-24' }],
    ['a month by its name, without a year', 'set-date-hours', { firstDay: 'Jan 4' }, { firstDay: '2027-01-04' }],
    [
      'nulls for all that is left out',
      'change-service',
      { name: 'Leak repairs', price: null, duration: null, note: 'Same day' },
      { note: 'Same day' },
    ],
    [
      'a needed text under another name',
      'cannot-do',
      { message: 'Publishing is yours.' },
      { reason: 'Publishing is yours.' },
    ],
    ['another word for an action', 'set-person', { action: 'delete', name: 'Ada' }, { action: 'remove' }],
    ['a color by its name', 'set-color', { part: 'buttons', color: 'Navy' }, { color: '#1d3256' }],
    ['a color without its sign', 'set-color', { part: 'buttons', color: '00AA44' }, { color: '#00aa44' }],
    ['a section by its heading', 'hide-section', { sectionId: heading, hidden: true }, { sectionId: 'services' }],
    [
      'a path without its list',
      'remove-item',
      { path: 'FrequentlyAskedQuestions.question-1' },
      { path: `${faq}.items.question-1` },
    ],
    [
      'a list by its section',
      'add-item',
      { listPath: 'FAQ', texts: { question: 'Where?' } },
      { listPath: `${faq}.items` },
    ],
    [
      'another word for a field',
      'set-field',
      { path: 'introduction.headline', value: 'Plumber' },
      { path: 'introduction.heading' },
    ],
    ['a palette in small letters', 'choose-palette', { palette: 'terracotta' }, { palette: 'Terracotta' }],
  ])('corrects %s', (_slip, tool, input, expected) => {
    expect(readCall({ tool, input }, { document: site, today: '2026-11-30' })).toMatchObject({ input: expected })
  })

  it.each([
    ['set-hours', { days: ['Caturday'], times: [] }, /expected one of "Monday"/],
    ['set-hours', { days: ['Monday'], times: [{ opens: 'early', closes: '17:00' }] }, /24-hour clock/],
    ['set-color', { part: 'buttons', color: 'navy and brass' }, /color/],
    [
      'hide-section',
      { sectionId: 'all', hidden: true },
      /^There is no section “all” for this function\. There are header \(Header\),/,
    ],
    ['set-phone', { label: 'Office', kind: 'Landline' }, /Unknown fields: label, kind/],
    ['set-phone', {}, /number/],
    ['order-pizza', {}, /^There is no function order-pizza/],
  ])('explains what is wrong with a call of %s', (tool, input, problem) => {
    const read = readCall({ tool, input }, { document: site, today: '2026-11-30' })
    expect('problem' in read && read.problem).toMatch(problem)
  })
})
