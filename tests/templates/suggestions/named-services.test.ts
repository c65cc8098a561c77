import { expect, it } from 'vitest'
import { clausesOf, openServices } from '../../../templates/suggestions/named-services.ts'
import { trades } from '../../../templates/trade-list.ts'

const openOf = (slug: string, description: string, names: readonly string[] = []) => {
  const services = trades.find((trade) => trade.slug === slug)?.services ?? []
  return openServices(services, {
    isNamed: true,
    read: names,
    listed: [...names, ...clausesOf(description)],
    refused: [],
    description,
  }).map(({ name }) => name)
}

it.each([
  ['catering', 'We cater weddings and supper clubs, canapes.', 'Canapés'],
  ['locksmith', 'Locked out? Lock changes, keys cut.', 'Key cutting'],
  ['house-cleaning', 'Weekly cleans and spring cleans.', 'Deep cleaning'],
])(
  'the services suggested for a %s after %j don’t include %s, which the description covers',
  (slug, description, name) => {
    expect(openOf(slug, description)).not.toContain(name)
  },
)

it('the services suggested don’t include one that the business’s name covers', () => {
  expect(openOf('chimney-sweep', 'Nests out.', ['Copperline Chimney Sweeps'])).not.toContain('Chimney sweeping')
})

it('the services suggested include one whose words appear only in two separate clauses', () => {
  expect(openOf('locksmith', 'Locks changed, keys in minutes. Car parked outside.')).toContain('Car keys')
})
