import { describe, expect, it } from 'vitest'
import { matchesPhrase, matchingServices } from '../../templates/known-services.ts'

const services = [
  { name: 'Drain clearing', also: ['drain', 'unblock', 'block sink'] },
  { name: 'Faucets', also: ['tap', 'sink'] },
  { name: 'Leak repair', also: ['leak'] },
  { name: 'E-bike repair', also: ['ebike', 'electric bike'] },
]
const known = (name: string) => matchingServices(services, name).map(({ service }) => service.name)

describe('the search for a trade’s known services', () => {
  it('finds a service by the beginnings of its words, in any order', () => {
    expect(known('Unblocking drains')).toEqual(['Drain clearing'])
    expect(known('Bikes with electric motors')).toEqual(['E-bike repair'])
    expect(known('E-Bikes')).toEqual(['E-bike repair'])
  })

  it('finds a service by its own name', () => {
    expect(known('Repair of leaks')).toEqual(['Leak repair'])
  })

  it('prefers a service with two matching words, and then the last word', () => {
    expect(known('Blocked sinks')[0]).toBe('Drain clearing')
    expect(known('Leaky taps')[0]).toBe('Faucets')
  })

  it('finds nothing by a word’s end or a part of a phrase', () => {
    expect(known('Bleaking')).toEqual([])
    expect(known('Blocked gutters')).toEqual([])
    expect(known('Tapestries')).toEqual([])
    expect(known('Taps')).toEqual(['Faucets'])
  })
})

describe('the phrase search', () => {
  it('requires a match for the beginning of each word', () => {
    expect(matchesPhrase('Vaccinated dogs only', 'vaccin')).toBe(true)
    expect(matchesPhrase('Vaccinated dogs only', 'vaccin cat')).toBe(false)
  })
})
