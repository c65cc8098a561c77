import { expect, it } from 'vitest'
import { mainNumber } from '../../renderer/facts/first-number.ts'

it.each([
  ['Yes, insured £2m.', '£2m'],
  ['5% off if you pay 6 months.', '5%'],
  ['The first clean is 1.5x.', '1.5x'],
  ['One month, and a deposit of 50 €.', '50\u00a0€'],
  ['Tell us 24 hours before.', '24'],
])('mainNumber finds the number in “%s”', (text, number) => {
  expect(mainNumber(text)).toBe(number)
})

it.each(['Between 9 and 12 months.', 'Since 1989.', 'At most 3 floors.', 'Ring 0117 496 0142.', 'No trees over 5m.'])(
  'mainNumber finds nothing in “%s”',
  (text) => {
    expect(mainNumber(text)).toBeUndefined()
  },
)
