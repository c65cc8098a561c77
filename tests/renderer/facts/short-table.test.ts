import { expect, it } from 'vitest'
import { openedSite } from '../openings/opened-page.ts'
import { drawnPage, sectionWith } from '../read-page.ts'

const tableOf = async (names: readonly string[], seed: number, note = '') => {
  const services = names.map((name, nth) => ({
    id: `service-${nth}`,
    name,
    note,
    price: { amount: 10 + 100 * nth, currency: 'GBP' },
  }))
  const site = openedSite({ services }, { layout: 'NumeralAndSentence' }, { style: 'CommonAlt' })
  const listed = sectionWith('Services', { content: { layout: 'List' } }, site)
  const shapes = { ...listed.theme.shapes, seed }
  const { of } = await drawnPage({ ...listed, theme: { ...listed.theme, shapes } })
  return /<div class="rows table([^"]*)"/.exec(of('services'))?.[1] ?? ''
}
const four = ['Locks', 'Keys', 'Safes', 'Doors']

it('a table without sentences uses the size of its prices, or two columns', async () => {
  const tables = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => tableOf(four, seed)))
  expect(new Set(tables.map((classes) => classes.split(' ').at(-1)))).toEqual(new Set(['named', 'halves']))
})

it('a table without sentences uses a smaller size for long names, and two columns for many services', async () => {
  expect(await tableOf(['Replacing the lock of a front door', 'Keys', 'Safes'], 2)).toMatch(/ named low$/)
  expect(await tableOf([...four, 'Gates', 'Bars', 'Bolts', 'Hinges'], 2)).toMatch(/ halves$/)
})

it('a table with sentences keeps its columns', async () => {
  expect(await tableOf(four, 2, 'While you wait.')).not.toMatch(/named|halves/)
})
