import { describe, expect, it } from 'vitest'
import { ApiError } from '../../editor/api/api-error.ts'
import { messageFor, messageOf } from '../../editor/messages.ts'

describe('a failure of the server', () => {
  it('shows people the reference that finds it in the log', () => {
    const error = new ApiError('unknown', { requestId: '2f0c1d9e' })
    expect(messageOf(error)).toBe(`${messageFor('unknown')} If you write to us, add this reference: 2f0c1d9e.`)
  })

  it('shows no reference for what people can mend themselves', () => {
    expect(messageOf(new ApiError('wrong_password', { requestId: '2f0c1d9e' }))).toBe(messageFor('wrong_password'))
    expect(messageOf(new Error('x'))).toBe(messageFor('unknown'))
  })
})
