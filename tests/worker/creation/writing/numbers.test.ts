import { describe, expect, it } from 'vitest'
import { numbersIn } from '../../../../worker/creation/writing/known-words.ts'

describe('the numbers of a text', () => {
  it.each([
    ['We charge £28.50, or 1,200.00 for the lot', ['28.5', '1200']],
    ['ab 1.200 € oder 28,50 €', ['1200', '28.5']],
    ['from 9:00 to 17:30', ['9', '17:30']],
    ['twenty-five years, twelve people', ['25', '12']],
    ['fünfundzwanzig Jahre, zwölf Leute', ['25', '12']],
    ['depuis quarante ans', ['40']],
    ['quince años', ['15']],
    ['vijfentwintig jaar', ['25']],
    ['創業二十五年、三人で', ['25', '3']],
    ['call 0113 496 0000', ['0113', '496', '0000']],
    ['１２年', ['12']],
  ])('%s', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))

  it.each([
    'One of us is always there.',
    'Un petit salon neuf',
    'Sei nel posto giusto',
    '一度お越しください',
    'Eine Werkstatt',
  ])('has none: %s', (text) => expect(numbersIn(text)).toEqual([]))
})
