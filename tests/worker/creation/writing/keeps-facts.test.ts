import { describe, expect, it } from 'vitest'
import { lostFact } from '../../../../worker/creation/writing/keeps-facts.ts'
import { factsOf } from '../../../harness/workers/creation/business-facts.ts'

const business = factsOf({
  place: { town: 'Totnes' },
  people: [{ id: 'jo', name: 'Jo Marsh' }],
  areas: [{ id: 'dart', name: 'Dartington' }],
  credentials: [{ id: 'cg', kind: 'Qualification', name: 'City & Guilds' }],
})
const lost = (before: string, after: string, more: { language?: string; translated?: boolean } = {}) =>
  lostFact(before, after, { business, businessName: 'Snip & Tuck', language: 'en', ...more })

describe('other words that keep every fact', () => {
  it.each([
    ['Cut £28, 12 years in Totnes', 'Twelve years in Totnes: a cut is £28.'],
    ['Ring 01803 555 019', 'Call me on 01803 555019'],
    ['Jo Marsh cuts hair in Totnes.', 'In Totnes, hair is cut by Jo Marsh.'],
    ['Write to jo@snip.example', 'Send a line to jo@snip.example.'],
    ['Open 9:00 to 17:30', 'From 9 to 17:30'],
    ['A calm place', 'A quiet spot'],
  ])('“%s” as “%s”', (before, after) => expect(lost(before, after)).toBeUndefined())
})

describe('other words that lose one', () => {
  it.each([
    ['Cut £28', 'A cut at a good price', '28'],
    ['Cut £28', 'Cut for 28', '£'],
    ['twelve years', 'many years', '12'],
    ['Ring 01803 555 019', 'Ring me', '01803'],
    ['Jo Marsh cuts hair.', 'Jo cuts hair.', 'Jo Marsh'],
    ['Hair in Totnes', 'Hair in town', 'Totnes'],
    ['Brides from Dartington too', 'Brides too', 'Dartington'],
    ['Trained with City & Guilds', 'Well trained', 'City & Guilds'],
    ['Trained by Anna', 'Trained', 'Anna'],
    ['Welcome to Snip & Tuck', 'Welcome', 'Snip & Tuck'],
    ['Write to jo@snip.example', 'Write to me', 'jo@snip.example'],
    ['Half price: 50% off', 'Half price: 50 off', '%'],
    ['Find me in TQ9', 'Find me in town', '9'],
  ])('“%s” as “%s” lose %s', (before, after, what) => expect(lost(before, after)).toBe(what))
})

describe('a translation', () => {
  it('keeps digits, people and the business’s name; other names may change', () => {
    const before = 'Jo Marsh has cut hair in Totnes for twelve years. Cut £28.'
    const translated = true
    expect(lost(before, 'Jo Marsh schneidet seit zwölf Jahren in Totnes. Schnitt £28.', { translated })).toBeUndefined()
    expect(lost(before, 'Jo Marsh strzyże od dwunastu lat. Cięcie £28.', { translated })).toBeUndefined()
    expect(lost(before, 'Jo schneidet seit zwölf Jahren. Schnitt £28.', { translated })).toBe('Jo Marsh')
    expect(lost(before, 'Jo Marsh schneidet. Schnitt £29.', { translated })).toBe('28')
  })
})

it('takes no German noun for a name', () => {
  expect(
    lost('Wir schneiden Haare ohne Termin.', 'Ohne Anmeldung schneiden wir.', { language: 'de-AT' }),
  ).toBeUndefined()
  expect(lost('Haare in Totnes', 'Haare im Ort', { language: 'de' })).toBe('Totnes')
})
