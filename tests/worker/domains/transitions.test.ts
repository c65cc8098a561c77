import { describe, expect, it } from 'vitest'
import {
  type DomainEvent,
  type DomainState,
  domainEvents,
  domainStates,
  failureReasons,
  type Standing,
  standingAfter,
  transitions,
} from '../../../worker/domains/records/states.ts'
import printed from './transitions.txt?raw'

const inWords = ({ state, failureReason }: Standing) => (failureReason ? `${state}, ${failureReason}` : state)

/** Every state with every event that leads somewhere, a line each. */
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

/** Every pair that can come out of any events. */
function reachable(): string[] {
  const seen = new Map<string, Standing>()
  const waiting: Standing[] = [{ state: 'PendingOwnershipVerification', failureReason: null }]
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

it('the table, printed', () => {
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

  it('what is Failed stays so until it is reconnected', () => {
    const out = domainEvents.filter((event) => from('Failed', event))
    expect(out).toEqual(['reconnected'])
  })
})
