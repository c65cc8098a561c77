import { describe, expect, it } from 'vitest'
import { actionIn } from '../../../renderer/sections/contact/act.ts'
import { fieldWidths } from '../../../renderer/sections/contact/field-widths.ts'

/** `s` is a short field, `l` a long one. */
const widths = (fields: string, ownFrom?: number) =>
  fieldWidths(
    [...fields].map((field) => field === 'l'),
    ownFrom,
  ).join(' ')

describe('a form’s fields', () => {
  it('fill their lines, whatever their number', () => {
    expect(widths('sl')).toBe('Whole Broad')
    expect(widths('ssl')).toBe('Half Half Broad')
    expect(widths('sssl')).toBe('First Third Third Broad')
    expect(widths('ssssl')).toBe('Half Half Half Half Broad')
    expect(widths('sssssl')).toBe('First Third Third Half Half Broad')
    expect(widths('slsss')).toBe('Whole Broad First Third Third')
  })

  it('keep the owner’s fields on separate lines unless a field would be alone on its line', () => {
    expect(widths('ssssssl', 3)).toBe('First Third Third First Third Third Broad')
    expect(widths('sssssl', 3)).toBe('First Third Third Half Half Broad')
    expect(widths('ssssl', 3)).toBe('Half Half Half Half Broad')
  })
})

describe('a form’s heading', () => {
  it.each([
    'Ask for a quote',
    'Book a table',
    'Termin anfragen',
    'Pide presupuesto',
    'Réserver une table',
    'Umów wizytę',
  ])('names the action: %s', (heading) => expect(actionIn(`${heading}.`)).toBe(heading))

  it.each(['Get in touch', 'Contact Us', 'Bookings', 'Kontakt', 'Melden Sie sich', ''])(
    'only invites the visitor: %s',
    (heading) => expect(actionIn(heading)).toBe(''),
  )
})
