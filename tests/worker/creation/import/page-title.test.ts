import { expect, it } from 'vitest'
import { titleOf } from '../../../../worker/creation/import/import-page.ts'

const titled = (title: string, { name = '', metas = {}, host = 'example.com' } = {}) =>
  titleOf({ title, metas: new Map(Object.entries(metas)) }, name, `https://${host}/`)

it.each([
  ['Joe’s Barbers', 'Joe’s Barbers'],
  ['Home | Joe’s Barbers', 'Joe’s Barbers'],
  ['Joe’s Barbers - The best fades in Leeds', 'Joe’s Barbers'],
  ['Contact us — Joe’s Barbers', 'Joe’s Barbers'],
  ['Welcome to Joe’s Barbers', 'Joe’s Barbers'],
  ['Smith-Jones & Sons | Plumbers', 'Smith-Jones & Sons'],
  ['  Home  ', 'Home'],
  ['', ''],
])('%j is the page of %j', (title, name) => {
  expect(titled(title)).toBe(name)
})

it('goes by what the host is named after', () => {
  expect(titled('The best fades in Leeds | Joe’s Barbers', { host: 'www.joesbarbers.co.uk' })).toBe('Joe’s Barbers')
  expect(titled('Öffnungszeiten · Café Müller', { host: 'cafemuller.example.com' })).toBe('Café Müller')
})

it('goes by the name that the page gives before all', () => {
  const metas = { 'og:site_name': 'Fade\u200b & Co.', 'og:title': 'Prices | Fades' }
  expect(titled('x', { metas })).toBe('Fade & Co.')
  expect(titled('x', { metas, name: 'Fade & Company' })).toBe('Fade & Company')
  expect(titled('x', { metas: { 'og:title': 'Prices | Fades' } })).toBe('Prices')
})
