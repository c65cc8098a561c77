import { describe, expect, it } from 'vitest'
import { matchesPhrase, matchingServices } from '../../templates/known-services.ts'

const services = [
  { name: 'Drain clearing', also: ['drain', 'unblock', 'block sink'] },
  { name: 'Faucets', also: ['tap', 'sink'] },
  { name: 'Leak repair', also: ['leak'] },
  { name: 'E-bike repair', also: ['ebike', 'electric bike'] },
]
const known = (name: string) => matchingServices(services, name).map(({ service }) => service.name)

describe('known services', () => {
  it('match the beginnings of words, in any order', () => {
    expect(known('Unblocking drains')).toEqual(['Drain clearing'])
    expect(known('Bikes with electric motors')).toEqual(['E-bike repair'])
    expect(known('E-Bikes')).toEqual(['E-bike repair'])
  })

  it('match their own names', () => {
    expect(known('Repair of leaks')).toEqual(['Leak repair'])
  })

  it('prefer two matching words, then the last word', () => {
    expect(known('Blocked sinks')[0]).toBe('Drain clearing')
    expect(known('Leaky taps')[0]).toBe('Faucets')
  })

  it('don’t match a word’s end or part of a phrase', () => {
    expect(known('Bleaking')).toEqual([])
    expect(known('Blocked gutters')).toEqual([])
    expect(known('Tapestries')).toEqual([])
    expect(known('Taps')).toEqual(['Faucets'])
  })
})

describe('phrases', () => {
  it('match a text with all of their beginnings', () => {
    expect(matchesPhrase('Vaccinated dogs only', 'vaccin')).toBe(true)
    expect(matchesPhrase('Vaccinated dogs only', 'vaccin cat')).toBe(false)
  })
})
