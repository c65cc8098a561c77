import { expect, it } from 'vitest'
import { emailIn, phoneIn } from '../../../templates/compose/reach.ts'

it.each([
  ['Call (503) 555-0142 any time', '(503) 555-0142'],
  ['Ring +44 20 7946 0000.', '+44 20 7946 0000'],
  ['Open 2019-2024, from 9 to 5', ''],
  ['We charge 100 200 300', ''],
  ['no number', ''],
])('finds the phone number in "%s"', (text, phone) => {
  expect(phoneIn(text)).toBe(phone)
})

it.each([
  ['Write to jo@alder.example.', 'jo@alder.example'],
  ['find us @alder', ''],
  [`${'a'.repeat(80)}@alder.example`, ''],
])('finds the e-mail address in "%s"', (text, email) => {
  expect(emailIn(text)).toBe(email)
})
