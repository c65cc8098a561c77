import { expect, it } from 'vitest'
import { fillingLines } from '#renderer/fonts/filling-lines.ts'
import { textWidth } from '#renderer/fonts/text-width.ts'

const widthOf = (line: string) => textWidth(line, 'Bricolage Grotesque')
const linesOf = (text: string) => fillingLines(text.split(' '), widthOf, { highest: 0.5, most: 5 })

it('a fitted text breaks into the lines with the largest letters', () => {
  expect(linesOf('Pyes Pa Bookkeeping')).toEqual(['Pyes Pa', 'Bookkeeping'])
})

it('a short fitted text fits on one line rather than grow too tall', () => {
  expect(linesOf('Ada Fox')).toEqual(['Ada Fox'])
  expect(linesOf('Perth, Scone, Crieff.')).toEqual(['Perth, Scone, Crieff.'])
  expect(linesOf('X')).toEqual(['X'])
})
