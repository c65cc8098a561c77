import { describe, expect, it } from 'vitest'
import {
  type ActEvent,
  initialAct,
  nextStep,
  parseReturnedAct,
  proofLifetimeMs,
  stateAfterRedirect,
} from '#editor/account/act-steps.ts'
import { pluralize } from '#editor/account/browsers-section.tsx'
import { size } from '#ui/save-file.ts'

const now = Date.parse('2026-11-01T08:00:00.000Z')
const stateAfter = (...events: ActEvent[]) => events.reduce(nextStep, initialAct)
const begun: ActEvent = { type: 'begun', now, explains: false }
const proven: ActEvent = { type: 'proven', until: now + proofLifetimeMs }

describe('an action that requires reauthentication', () => {
  it('asks for the password first', () => {
    expect(stateAfter(begun).stage).toBe('proving')
    expect(stateAfter(begun, proven).stage).toBe('doing')
  })

  it('shows its explanation, if any, before it asks for the password', () => {
    const state = stateAfter({ ...begun, explains: true })
    expect(state.stage).toBe('explaining')
    expect(nextStep(state, { type: 'wentOn', now }).stage).toBe('proving')
  })

  it('asks for the password only once within five minutes, even if the person canceled the action', () => {
    const putOff = stateAfter(begun, proven, { type: 'closed' })
    expect(putOff.stage).toBe('closed')
    expect(nextStep(putOff, { ...begun, now: now + 4 * 60_000 }).stage).toBe('doing')
    expect(nextStep(putOff, { ...begun, now: now + 5 * 60_000 }).stage).toBe('proving')
  })

  it('asks for the password again when the server rejects an expired proof', () => {
    const refused = stateAfter(begun, proven, { type: 'refused' })
    expect(refused.stage).toBe('proving')
    expect(nextStep(refused, { type: 'proven', until: now + 2 * proofLifetimeMs }).stage).toBe('doing')
  })

  it('asks for the password again for the next action, because each proof covers only one', () => {
    const done = stateAfter(begun, proven, { type: 'done' })
    expect(done.stage).toBe('done')
    expect(nextStep(nextStep(done, { type: 'closed' }), begun).stage).toBe('proving')
  })

  it('resumes after social sign-in, or shows why the sign-in failed', () => {
    expect(stateAfterRedirect(now, undefined).stage).toBe('doing')
    expect(stateAfterRedirect(now, 'relogin_failed')).toMatchObject({ stage: 'proving', problem: 'relogin_failed' })
  })
})

it.each([
  ['', undefined],
  ['act=make-tea', undefined],
  ['error=relogin', undefined],
  ['act=delete-account', { act: 'delete-account' }],
  ['act=change-email&error=relogin', { act: 'change-email', problem: 'relogin_failed' }],
  ['act=change-email&error=failed', { act: 'change-email', problem: 'relogin_failed' }],
  ['act=change-password&error=cancelled', { act: 'change-password', problem: 'login_cancelled' }],
])('the action in the return URL %j is recognized', (search, expected) => {
  expect(parseReturnedAct(new URLSearchParams(search))).toEqual(expected)
})

it('counts are written with their noun, in singular and plural', () => {
  expect([0, 1, 3].map((count) => pluralize(count, 'browser'))).toEqual(['0 browsers', '1 browser', '3 browsers'])
})

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [2_440_000, '2.4 MB'],
  [160_400_000, '160 MB'],
  [7_000_000_000_000, '7000 GB'],
])('%d bytes are shown in a readable unit', (bytes, words) => {
  expect(size(bytes)).toBe(words)
})
