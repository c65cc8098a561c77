import { describe, expect, it } from 'vitest'
import { hostnameStages } from '../../../worker/adapters/hostnames/hostnames.ts'
import { decide, type Facts, nextCheck, nextTry } from '../../../worker/domains/decide.ts'
import {
  type DomainEvent,
  type DomainState,
  type DomainStatus,
  domainEvents,
  domainStates,
  failureReasons,
  standingAfter,
  transitions,
} from '../../../worker/websites/states.ts'
import { day, hour, minute, second } from '../../harness/workers/domains/domain-world.ts'
import printed from './transitions.txt?raw'

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

describe('a failed lookup', () => {
  it.each(domainStates.filter((state) => state !== 'Failed'))('changes nothing for %s, however old', (state) => {
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

describe('the provider’s stage', () => {
  it.each(hostnameStages)('%s ends a live domain only if the domain was lost or its certificate failed', (stage) => {
    const facts: Facts = { hostname: { stage, recordsWrong: true }, traffic: 'here' }
    const ends = stage === 'lost' || stage === 'certificate-failed'
    expect(decide(live, facts, now)).toEqual(ends ? { event: stage } : { misses: 0 })
  })

  it.each(hostnameStages)('%s applies to a domain that was connected before', (stage) => {
    const facts: Facts = { hostname: { stage, recordsWrong: false } }
    expect(eventOf({ ...live, live: false }, facts)).toBe(stage)
  })

  it('matters only with the account’s own record', () => {
    const facts: Facts = {
      hostname: { stage: 'connected', recordsWrong: false },
      ownership: 'missing',
      traffic: 'here',
    }
    expect(eventOf(pending, facts)).toBe('records-fine')
    expect(eventOf({ ...pending, state: 'Connected' }, facts)).toBe('ownership-pending')
  })
})

describe('a domain’s timing', () => {
  const certificate = { hostname: { stage: 'certificate-pending', recordsWrong: false } } satisfies Facts
  const waiting = { ...proved, state: 'PendingCertificateActivation' as const }

  it.each([
    [7 * day - 1, 'records-fine'],
    [7 * day, 'ownership-expired'],
  ])('leads after %i ms of unproven ownership to %s', (ms, event) => {
    expect(eventOf({ ...pending, stateSince: ago(ms) }, { ownership: 'missing', traffic: 'nothing' })).toBe(event)
    const facts: Facts = { hostname: { stage: 'ownership-pending', recordsWrong: false }, traffic: 'nothing' }
    expect(eventOf({ ...proved, stateSince: ago(30 * day), provedAt: ago(ms) }, facts)).toBe(event)
  })

  it.each([
    [hour - 1, 'certificate-pending'],
    [hour, 'certificate-delayed'],
    [48 * hour - 1, 'certificate-delayed'],
    [48 * hour, 'certificate-failed'],
  ])('leads after %i ms without a certificate to %s', (ms, event) => {
    expect(eventOf({ ...waiting, stateSince: ago(ms) }, certificate)).toBe(event)
  })

  it.each([
    [0, 15 * second],
    [10 * minute - 1, 15 * second],
    [10 * minute, minute],
    [hour, 5 * minute],
    [day, 30 * minute],
    [100 * day, 30 * minute],
  ])('schedules the next check of a domain pending for %i ms after %i ms', (age, after) => {
    expect(nextCheck({ ...pending, stateSince: ago(age) }, now).getTime() - now.getTime()).toBe(after)
  })

  it('schedules a check of a live domain after a day, or an hour after a miss', () => {
    expect(nextCheck(live, now).getTime() - now.getTime()).toBe(day)
    expect(nextCheck({ ...live, misses: 1 }, now).getTime() - now.getTime()).toBe(hour)
  })

  it('schedules retries after 1, 2, 4 … 60 minutes', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 400].map(
      (tries) => (nextTry(tries, now).getTime() - now.getTime()) / minute,
    )
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })
})

describe('a live domain that points elsewhere', () => {
  it.each(['elsewhere', 'nothing'] as const)('(%s) is lost at the third due check', (traffic) => {
    expect(decide(live, { traffic }, now)).toEqual({ misses: 1 })
    expect(decide({ ...live, misses: 1 }, { traffic }, now)).toEqual({ misses: 2 })
    expect(decide({ ...live, misses: 2 }, { traffic }, now)).toEqual({ event: 'lost' })
    expect(decide({ ...live, misses: 2, nextCheckAt: new Date(now.getTime() + 1) }, { traffic }, now)).toEqual({})
  })
})

const inWords = ({ state, failureReason }: DomainStatus) => (failureReason ? `${state}, ${failureReason}` : state)

/** Every state with each event that changes it. */
const table = domainStates.flatMap((state) =>
  domainEvents.flatMap((event) => {
    const next = transitions[state][event]
    return next ? [{ state, event, leadsTo: inWords(next) }] : []
  }),
)

const from = (state: DomainState, event: DomainEvent) => {
  const next = standingAfter({ state, failureReason: null }, event)
  return next && inWords(next)
}

/** Every state and reason that events can result in. */
function reachable(): string[] {
  const seen = new Map<string, DomainStatus>()
  const waiting: DomainStatus[] = [{ state: 'PendingOwnershipVerification', failureReason: null }]
  for (const standing of waiting) {
    if (seen.has(inWords(standing))) continue
    seen.set(inWords(standing), standing)
    for (const event of domainEvents) {
      const next = standingAfter(standing, event)
      if (next) waiting.push(next)
    }
  }
  return [...seen.keys()].sort()
}

describe('a domain’s transitions', () => {
  it('match the printed table', () => {
    console.table(table)
    expect(`${table.map((line) => `${line.state} | ${line.event} | ${line.leadsTo}`).join('\n')}\n`).toBe(printed)
  })

  /** Section 4 of the specification, sentence by sentence. */
  describe('Custom domain', () => {
    it('"States: PendingOwnershipVerification, OwnershipVerified, PendingCertificateActivation, Connected, Failed."', () => {
      expect(domainStates.join(', ')).toBe(
        'PendingOwnershipVerification, OwnershipVerified, PendingCertificateActivation, Connected, Failed',
      )
      expect(new Set(reachable().map((standing) => standing.split(',')[0]))).toEqual(new Set(domainStates))
    })

    it('"Failure reasons: OwnershipVerificationExpired, CertificateActivationFailed."', () => {
      expect(reachable().filter((standing) => standing.startsWith('Failed'))).toEqual([
        'Failed, CertificateActivationFailed',
        'Failed, OwnershipVerificationExpired',
      ])
    })

    it('"In PendingOwnershipVerification the reason InvalidDNSSettings can show. In PendingCertificateActivation the reason CertificateActivationDelayed can show."', () => {
      const others = reachable().filter((standing) => standing.includes(',') && !standing.startsWith('Failed'))
      expect(others).toEqual([
        'PendingCertificateActivation, CertificateActivationDelayed',
        'PendingOwnershipVerification, InvalidDNSSettings',
      ])
      expect(failureReasons).toHaveLength(4)
    })

    it('"Reconnecting an owned domain that is Failed resets it to PendingOwnershipVerification … Otherwise the state is kept. Reconnecting clears failureReason"', () => {
      expect(from('Failed', 'reconnected')).toBe('PendingOwnershipVerification')
      for (const state of domainStates) {
        for (const failureReason of [null, ...failureReasons]) {
          const next = standingAfter({ state, failureReason }, 'reconnected') ?? { state, failureReason }
          const kept = state === 'Failed' ? 'PendingOwnershipVerification' : state
          expect(next).toEqual({ state: kept, failureReason: null })
        }
      }
    })

    it('leave a failed domain failed until it is reconnected', () => {
      const out = domainEvents.filter((event) => from('Failed', event))
      expect(out).toEqual(['reconnected'])
    })
  })
})
