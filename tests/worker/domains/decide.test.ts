import { describe, expect, it } from 'vitest'
import { hostnameStages } from '../../../worker/adapters/hostnames/hostnames.ts'
import { decide, type Facts, nextCheck, nextTry } from '../../../worker/domains/decide.ts'
import { domainStates } from '../../../worker/domains/records/states.ts'
import { day, hour, minute, second } from '../../harness/workers/domains/domain-world.ts'

const now = new Date('2026-06-01T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

const pending = {
  state: 'PendingOwnershipVerification' as (typeof domainStates)[number],
  ...{
    stateSince: ago(minute),
    provedAt: null as Date | null,
    live: false,
    misses: 0,
    nextCheckAt: now as Date | null,
  },
}
const proved = { ...pending, provedAt: ago(second) }
const live = { ...proved, state: 'Connected' as const, live: true }
const eventOf = (domain: typeof pending, facts: Facts) => decide(domain, facts, now).event

describe('A failed lookup', () => {
  it.each(domainStates.filter((state) => state !== 'Failed'))('counts against no %s, however old', (state) => {
    const old = { ...pending, state, stateSince: ago(400 * day) }
    for (const domain of [old, { ...old, provedAt: ago(399 * day) }]) {
      expect(decide(domain, {}, now)).toEqual({ event: undefined })
      expect(decide(domain, { ownership: 'unknown', traffic: 'elsewhere' }, now)).toEqual({ event: undefined })
    }
    expect(decide({ ...live, misses: 2 }, { traffic: 'unknown' }, now)).toEqual({})
    expect(decide({ ...live, misses: 2 }, {}, now)).toEqual({})
  })

  it('keeps the findings about the records', () => {
    expect(eventOf(pending, { ownership: 'missing', traffic: 'unknown' })).toBeUndefined()
    expect(eventOf(pending, { ownership: 'missing', traffic: 'nothing' })).toBe('records-fine')
    expect(eventOf(pending, { ownership: 'wrong', traffic: 'unknown' })).toBe('records-wrong')
  })
})

describe('What the provider says', () => {
  it.each(hostnameStages)('of a live name that is %s', (stage) => {
    const facts: Facts = { hostname: { stage, recordsWrong: true }, traffic: 'here' }
    const ends = stage === 'lost' || stage === 'certificate-failed'
    expect(decide(live, facts, now)).toEqual(ends ? { event: stage } : { misses: 0 })
  })

  it.each(hostnameStages)('of one that is %s, to one that was connected before', (stage) => {
    const facts: Facts = { hostname: { stage, recordsWrong: false } }
    expect(eventOf({ ...live, live: false }, facts)).toBe(stage)
  })

  it('is worth nothing without the account’s own record', () => {
    const facts: Facts = {
      hostname: { stage: 'connected', recordsWrong: false },
      ownership: 'missing',
      traffic: 'here',
    }
    expect(eventOf(pending, facts)).toBe('records-fine')
    expect(eventOf({ ...pending, state: 'Connected' }, facts)).toBe('ownership-pending')
  })
})

describe('Times', () => {
  const certificate = { hostname: { stage: 'certificate-pending', recordsWrong: false } } satisfies Facts
  const waiting = { ...proved, state: 'PendingCertificateActivation' as const }

  it.each([
    [7 * day - 1, 'records-fine'],
    [7 * day, 'ownership-expired'],
  ])('ownership after %i ms: %s', (ms, event) => {
    expect(eventOf({ ...pending, stateSince: ago(ms) }, { ownership: 'missing', traffic: 'nothing' })).toBe(event)
    const facts: Facts = { hostname: { stage: 'ownership-pending', recordsWrong: false }, traffic: 'nothing' }
    expect(eventOf({ ...proved, stateSince: ago(30 * day), provedAt: ago(ms) }, facts)).toBe(event)
  })

  it.each([
    [hour - 1, 'certificate-pending'],
    [hour, 'certificate-delayed'],
    [48 * hour - 1, 'certificate-delayed'],
    [48 * hour, 'certificate-failed'],
  ])('a certificate after %i ms: %s', (ms, event) => {
    expect(eventOf({ ...waiting, stateSince: ago(ms) }, certificate)).toBe(event)
  })

  it.each([
    [0, 15 * second],
    [10 * minute - 1, 15 * second],
    [10 * minute, minute],
    [hour, 5 * minute],
    [day, 30 * minute],
    [100 * day, 30 * minute],
  ])('what is pending for %i ms is looked at again after %i', (age, after) => {
    expect(nextCheck({ ...pending, stateSince: ago(age) }, now).getTime() - now.getTime()).toBe(after)
  })

  it('a live one after a day, or an hour where it was missed', () => {
    expect(nextCheck(live, now).getTime() - now.getTime()).toBe(day)
    expect(nextCheck({ ...live, misses: 1 }, now).getTime() - now.getTime()).toBe(hour)
  })

  it('what gave no answer after 1, 2, 4 … 60 minutes', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 400].map(
      (tries) => (nextTry(tries, now).getTime() - now.getTime()) / minute,
    )
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })
})

describe('A live name that leads elsewhere', () => {
  it.each(['elsewhere', 'nothing'] as const)('(%s) is lost the third time it was due', (traffic) => {
    expect(decide(live, { traffic }, now)).toEqual({ misses: 1 })
    expect(decide({ ...live, misses: 1 }, { traffic }, now)).toEqual({ misses: 2 })
    expect(decide({ ...live, misses: 2 }, { traffic }, now)).toEqual({ event: 'lost' })
    expect(decide({ ...live, misses: 2, nextCheckAt: new Date(now.getTime() + 1) }, { traffic }, now)).toEqual({})
  })
})
