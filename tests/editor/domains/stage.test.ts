import { describe, expect, it } from 'vitest'
import { isUnderway, stageOf, stageSteps, stepNotes } from '#editor/domains/stage.ts'
import { domainStates, failureReasons } from '#worker/websites/states.ts'
import { domainOf, reportOf } from './a-domain.ts'

const every = domainStates.flatMap((state) =>
  [null, ...failureReasons].flatMap((failureReason) =>
    ['riverside', null].flatMap((websiteName) =>
      [true, false].flatMap((live) =>
        [true, false].map((leaving) => domainOf({ state, failureReason, websiteName, live, leaving })),
      ),
    ),
  ),
)
const label = (change: Parameters<typeof domainOf>[0]) => stageOf(domainOf(change)).label

describe('a domain’s progress', () => {
  it('consists of four steps', () => {
    expect(stageSteps).toEqual(['Connection initiated', 'DNS settings verified', 'Certificate generation', 'Connected'])
    expect(stepNotes['Certificate generation']).toBe('Usually under 1 hour, up to 48 hours')
  })

  it('comes with a description for every state, reason and website', () => {
    for (const domain of every) {
      const stage = stageOf(domain)
      expect(stage.text.length, JSON.stringify(domain)).toBeGreaterThan(20)
      expect(stage.done).toBeGreaterThanOrEqual(0)
      expect(stage.done).toBeLessThanOrEqual(4)
      expect(`${stage.title ?? ''} ${stage.text}`).not.toMatch(/undefined|null|Pending[A-Z]|Ownership|Activation/)
    }
  })

  it('reads “Connected” only if visitors reach the website', () => {
    for (const domain of every) {
      const isConnected = domain.state === 'Connected' && domain.live && domain.websiteName !== null
      expect(stageOf(domain).label === 'Connected', JSON.stringify(domain)).toBe(isConnected)
      expect(stageOf(domain).done === 4).toBe(isConnected)
    }
  })

  it('moves forward from state to state', () => {
    const states = ['PendingOwnershipVerification', 'OwnershipVerified', 'PendingCertificateActivation'] as const
    expect(states.map((state) => stageOf(domainOf({ state })).done)).toEqual([1, 2, 2])
    expect(states.map((state) => label({ state }))).toEqual(['Pending', 'Pending', 'Pending'])
    expect(stageOf(domainOf({ state: 'Connected', live: false }))).toMatchObject({ label: 'Pending', done: 3 })
    expect(stageOf(domainOf({ state: 'Connected', live: true }))).toMatchObject({ label: 'Connected', tone: 'good' })
  })

  it('says what delays it', () => {
    const wrong = stageOf(domainOf({ failureReason: 'InvalidDNSSettings' }))
    expect(wrong).toMatchObject({ label: 'Needs you', title: 'Connection not established' })
    expect(wrong.text).toMatch(/^Check your DNS settings/)
    const slow = stageOf(
      domainOf({ state: 'PendingCertificateActivation', failureReason: 'CertificateActivationDelayed' }),
    )
    expect(slow.title).toBe('The certificate is taking longer than usual')
    expect(slow.text).toContain('up to 48 hours')
  })

  it('mentions wrong records once DNS has been checked', () => {
    const { text } = stageOf(domainOf({ failureReason: 'InvalidDNSSettings' }), reportOf())
    expect(text).toBe(
      'The TXT record for _shingle.example.com is missing. The ALIAS record for example.com is wrong: found A 203.0.113.9.',
    )
  })

  it('doesn’t mention records that are already correct', () => {
    const { records, ...rest } = reportOf()
    const right = { ...rest, records: records.map((looked) => ({ ...looked, status: 'right' as const })) }
    for (const failureReason of [null, 'InvalidDNSSettings'] as const) {
      const stage = stageOf(domainOf({ failureReason }), right)
      expect(stage).toMatchObject({
        label: 'Pending',
        text: 'Your DNS settings are correct. We’re confirming them now.',
      })
    }
  })

  it('explains either failure and how to continue', () => {
    const expired = stageOf(domainOf({ state: 'Failed', failureReason: 'OwnershipVerificationExpired' }))
    const refused = stageOf(domainOf({ state: 'Failed', failureReason: 'CertificateActivationFailed' }))
    for (const stage of [expired, refused]) {
      expect(stage).toMatchObject({ label: 'Failed', tone: 'wrong' })
      expect(stage.text).toContain('Re-Configure')
    }
    expect([expired.done, refused.done]).toEqual([1, 2])
    expect(expired.title).not.toBe(refused.title)
  })

  it('tells canceled domains from disconnected ones', () => {
    const websiteName = null
    for (const state of [
      'PendingOwnershipVerification',
      'OwnershipVerified',
      'PendingCertificateActivation',
    ] as const) {
      expect(label({ state, websiteName })).toBe('Cancelled')
    }
    expect(label({ state: 'Connected', websiteName })).toBe('Disconnected')
    expect(label({ state: 'Failed', websiteName })).toBe('Failed')
    expect(label({ state: 'Connected', websiteName, leaving: true })).toBe('Disconnecting…')
  })
})

it('isUnderway is true only for pending domains and those that require the owner’s action', () => {
  for (const domain of every) {
    const { label: shown } = stageOf(domain)
    if (domain.leaving) expect(isUnderway(domain)).toBe(true)
    else expect(isUnderway(domain), JSON.stringify(domain)).toBe(shown === 'Pending' || shown === 'Needs you')
  }
})
