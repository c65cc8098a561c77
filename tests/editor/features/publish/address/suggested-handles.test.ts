import { describe, expect, it } from 'vitest'
import { suggestedHandles } from '../../../../../editor/features/publish/address/suggested-handles.ts'
import { isValidHandle } from '../../../../../renderer/document/handle.ts'

describe('other web addresses like one that is in use', () => {
  it('have the town, the trade, or both', () => {
    const suggested = suggestedHandles('riverside', { town: 'Leeds', trade: 'Plumber' })
    expect(suggested.slice(0, 3)).toEqual(['riverside-leeds', 'riverside-plumber', 'riverside-plumber-leeds'])
  })

  it('leave out unknown parts and repeated words', () => {
    expect(suggestedHandles('riverside', { town: '', trade: '' })).toEqual(['riverside-online', 'riverside-studio'])
    expect(suggestedHandles('barbers-leeds', { town: 'Leeds', trade: '' })).not.toContain('barbers-leeds-leeds')
  })

  it.each([
    ['riverside-plumbing-and-co', { town: 'Newcastle upon Tyne', trade: 'Heating engineer' }],
    ['abcdefghijklmnopqrstuvwx', { town: 'São Paulo', trade: 'Café' }],
    ['abc', { town: '12345678901234567890123', trade: '-' }],
  ])('of %s are valid and whole', (handle, about) => {
    const suggested = suggestedHandles(handle, about)
    expect(suggested.length).toBeGreaterThan(1)
    for (const suggestion of suggested) expect(isValidHandle(suggestion), suggestion).toBe(true)
    expect(suggested).not.toContain(handle)
  })

  it('are cut between words to make room for the ending', () => {
    expect(suggestedHandles('riverside-plumbing-works', { town: 'Leeds', trade: '' })[0]).toBe(
      'riverside-plumbing-leeds',
    )
  })
})
