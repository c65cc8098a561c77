import { describe, expect, test } from 'vitest'
import { messageFor } from '../../editor/messages.ts'
import { type ErrorCode, errorStatus } from '../../worker/platform/http/errors.ts'

const codes = Object.keys(errorStatus) as ErrorCode[]

describe('what a person reads when a call fails', () => {
  test('every code has a text that is a sentence and not a code', () => {
    const messages = [...codes, 'network' as const].map((code) => `${code}: ${messageFor(code)}`)
    expect(messages.filter((message) => !/^\w+: [A-Z][^_]{10,}$/.test(message))).toEqual([])
  })

  test('no two codes read the same', () => {
    expect(new Set(codes.map(messageFor)).size).toBe(codes.length)
  })

  test('the catalogue’s own words are used where it has them', () => {
    expect(messageFor('network')).toBe('Network connectivity failed. Check your connection and try again.')
    expect(messageFor('unknown')).toBe('An unknown error has occurred. Please try again.')
    expect(messageFor('creation_failed')).toBe('There was a problem creating your website')
    expect(messageFor('handle_in_use')).toBe('Web address already in use')
    expect(messageFor('website_limit_reached')).toContain('Maximum number of websites reached')
  })
})
