import { describe, expect, it } from 'vitest'
import { afterName } from '../../renderer/sections/introduction/openings/after-name.ts'

describe('a headline after the name', () => {
  it('consists of the words that follow the name', () => {
    expect(afterName('Bell & Co in Leeds', 'Bell & Co')).toBe('in Leeds')
    expect(afterName('Bell & Co: plumbers in Leeds', 'bell & co')).toBe('Plumbers in Leeds')
  })

  it('shrinks to nothing if too little is left', () => {
    expect(afterName('Bell & Co', 'Bell & Co')).toBe('')
    expect(afterName('Bell & Co Leeds', 'Bell & Co')).toBe('')
  })

  it('keeps all its words if it doesn’t begin with the name', () => {
    expect(afterName('Bellamy’s bakes at night', 'Bell')).toBe('Bellamy’s bakes at night')
    expect(afterName('Bell’s bakes at night', 'Bell')).toBe('Bell’s bakes at night')
    expect(afterName('Plumbers in Leeds', 'Bell & Co')).toBe('Plumbers in Leeds')
  })
})
