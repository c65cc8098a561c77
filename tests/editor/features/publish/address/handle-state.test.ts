import { describe, expect, it } from 'vitest'
import {
  handleMessage,
  mayPublish,
  reduceHandle,
  startHandle,
} from '../../../../../editor/features/publish/address/handle-state.ts'

const available = { type: 'checked', status: 'available', url: 'https://riverside.example/' } as const

describe('the web address', () => {
  it('begins as what the business’s name makes, and is checked', () => {
    const state = startHandle('Riverside Plumbing & Heating Ltd')
    expect(state).toMatchObject({ handle: 'riversideplumbingheating', status: 'checking' })
    expect(handleMessage(state)).toBe('Checking availability...')
    expect(mayPublish(state)).toBe(false)
  })

  it('is available or in use, as the server responds', () => {
    const state = startHandle('riverside')
    const free = reduceHandle(state, { ...available, handle: 'riverside' })
    expect(handleMessage(free)).toBe('Web address available')
    expect(free.domain).toBe('.example')
    expect(mayPublish(free)).toBe(true)
    const used = reduceHandle(state, { type: 'checked', handle: 'riverside', status: 'in-use', url: null })
    expect(handleMessage(used)).toBe('Web address already in use')
    expect(mayPublish(used)).toBe(false)
  })

  it('is shown whole from the first answer on, also while another is checked', () => {
    const used = {
      type: 'checked',
      handle: 'riverside',
      status: 'in-use',
      url: 'http://riverside.localhost:8787/',
    } as const
    const known = reduceHandle(startHandle('riverside'), used)
    expect(known.domain).toBe('.localhost:8787')
    const typed = reduceHandle(known, { type: 'typed', text: 'riverside-leeds' })
    expect(typed).toEqual({ handle: 'riverside-leeds', status: 'checking', domain: '.localhost:8787' })
  })

  it.each(['ab', '-riverside', 'riverside-'])('is an invalid link when it is %j, without asking', (text) => {
    const state = reduceHandle(startHandle('riverside'), { type: 'typed', text })
    expect(handleMessage(state)).toBe('Invalid link')
    expect(mayPublish(state)).toBe(false)
  })

  it('is an invalid link when the server has reserved it', () => {
    const state = reduceHandle(startHandle('admin'), { type: 'checked', handle: 'admin', status: 'invalid', url: null })
    expect(handleMessage(state)).toBe('Invalid link')
  })

  it('takes no notice of an answer about what was there before', () => {
    const typed = reduceHandle(startHandle('river'), { type: 'typed', text: 'riverside' })
    expect(reduceHandle(typed, { ...available, handle: 'river' })).toBe(typed)
  })

  it('is not checked again for a space or a capital', () => {
    const free = reduceHandle(startHandle('riverside'), { ...available, handle: 'riverside' })
    expect(reduceHandle(free, { type: 'typed', text: 'River side' })).toBe(free)
  })

  it('may be published unchecked when the server cannot be asked', () => {
    const state = reduceHandle(startHandle('riverside'), { type: 'unreachable', handle: 'riverside' })
    expect(handleMessage(state)).toBe('Network connectivity failed.')
    expect(mayPublish(state)).toBe(true)
  })

  it('is in use when somebody took it before it was published', () => {
    const free = reduceHandle(startHandle('riverside'), { ...available, handle: 'riverside' })
    const taken = reduceHandle(free, { type: 'taken', handle: 'riverside' })
    expect(handleMessage(taken)).toBe('Web address already in use')
  })

  it('says nothing while it is empty', () => {
    const state = reduceHandle(startHandle('riverside'), { type: 'typed', text: ' ' })
    expect(handleMessage(state)).toBe('')
    expect(mayPublish(state)).toBe(false)
  })
})
