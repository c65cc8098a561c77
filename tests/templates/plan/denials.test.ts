import { expect, it } from 'vitest'
import { isDenial, upToDenial } from '../../../templates/plan/denials.ts'

it.each([
  ['en-GB', 'We don’t repair tablets'],
  ['en-GB', 'Only on Fridays'],
  ['en-GB', 'Never without a helmet'],
  ['de-DE', 'Wir machen keine Dächer'],
  ['de-DE', 'Nur Barzahlung'],
  ['nl-NL', 'Alleen op afspraak'],
  ['ja-JP', '現金のみ'],
])('a sentence that refuses something to customers is recognized as a denial: %s, %s', (language, text) =>
  expect(isDenial(text, language)).toBe(true),
)

it.each([
  ['en-GB', 'I never cut corners'],
  ['en-GB', 'We only use solid wood'],
  ['en-GB', 'Since 1998 we have worked without a single accident'],
  ['de-DE', 'Wir arbeiten nur mit Massivholz'],
  ['fr-FR', 'Nous travaillons sans produits chimiques'],
  ['es-ES', 'Usamos solo madera maciza'],
  ['it-IT', 'Lavoriamo senza fretta'],
  ['pl-PL', 'Używamy tylko drewna'],
  ['nl-NL', 'Wij werken zonder haast'],
])('a limit that owners set for themselves is recognized as a statement: %s, %s', (language, text) =>
  expect(isDenial(text, language)).toBe(false),
)

it('upToDenial cuts a short text off before its first denial', () => {
  expect(upToDenial('Nails, no acrylics', 'en-US')).toBe('Nails')
  expect(upToDenial('Nails, brows, acrylics no, lashes', 'en-US')).toBe('Nails, brows')
  expect(upToDenial('Reparo rectas, bordadoras NO', 'es-MX')).toBe('Reparo rectas')
  expect(upToDenial('Nails only, no acrylics', 'en-US')).toBe('Nails')
})
