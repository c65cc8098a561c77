import { describe, expect, it } from 'vitest'
import { fitting, holds } from '../../templates/known-services.ts'

const services = [
  { name: 'Drain clearing', also: ['drain', 'unblock', 'block sink'] },
  { name: 'Faucets', also: ['tap', 'sink'] },
  { name: 'Leak repair', also: ['leak'] },
  { name: 'E-bike repair', also: ['ebike', 'electric bike'] },
]
const known = (name: string) => fitting(services, name).map(({ service }) => service.name)

describe('a service known by its owner’s name for it', () => {
  it('is found by the beginnings of words, in any order and number', () => {
    expect(known('Unblocking drains')).toEqual(['Drain clearing'])
    expect(known('Bikes with electric motors')).toEqual(['E-bike repair'])
    expect(known('E-Bikes')).toEqual(['E-bike repair'])
  })

  it('is found by its own name', () => {
    expect(known('Repair of leaks')).toEqual(['Leak repair'])
  })

  it('is first the one with two words, then the one named last', () => {
    expect(known('Blocked sinks')[0]).toBe('Drain clearing')
    expect(known('Leaky taps')[0]).toBe('Faucets')
  })

  it('is none where a word only ends alike or is missing', () => {
    expect(known('Bleaking')).toEqual([])
    expect(known('Blocked gutters')).toEqual([])
    expect(known('Tapestries')).toEqual([])
    expect(known('Taps')).toEqual(['Faucets'])
  })
})

describe('a phrase', () => {
  it('is held by a text in which each of its beginnings begins a word', () => {
    expect(holds('Vaccinated dogs only', 'vaccin')).toBe(true)
    expect(holds('Vaccinated dogs only', 'vaccin cat')).toBe(false)
  })
})
