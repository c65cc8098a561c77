import type { Domain, DomainReport } from '#worker/domains/schema.ts'
import type { DomainState, FailureReason } from '#worker/websites/states.ts'

/** Steps of connecting a domain, in order. */
export const stageSteps = [
  'Connection initiated',
  'DNS settings verified',
  'Certificate generation',
  'Connected',
] as const

/** A note shown while a step is current. */
export const stepNotes: Partial<Record<(typeof stageSteps)[number], string>> = {
  'Certificate generation': 'Usually under 1 hour, up to 48 hours',
}

/** A domain's progress as shown to its owner. */
export type Stage = {
  label: 'Pending' | 'Needs you' | 'Connected' | 'Failed' | 'Cancelled' | 'Disconnected' | 'Disconnecting…'
  tone: 'waiting' | 'needs-you' | 'good' | 'wrong' | 'quiet'
  done: number
  title?: string
  text: string
}

type Report = Pick<DomainReport, 'records' | 'conflicts' | 'caa'>
type DomainFacts = Pick<Domain, 'state' | 'failureReason' | 'websiteName' | 'live' | 'leaving'>

/** `report`: the current DNS records, if known. */
export function stageOf(domain: DomainFacts, report?: Report): Stage {
  const { state, failureReason, websiteName, live, leaving } = domain
  if (websiteName === null) return stageWithoutWebsite(state, failureReason, leaving)
  if (state === 'Failed') return { label: 'Failed', tone: 'wrong', ...failure(failureReason) }
  if (state === 'Connected' && live) {
    return { label: 'Connected', tone: 'good', done: 4, text: 'Visitors find your website at this domain.' }
  }
  if (state === 'PendingOwnershipVerification') return unverified(failureReason === 'InvalidDNSSettings', report)
  return { label: 'Pending', tone: 'waiting', ...underway(state, failureReason) }
}

/** Whether the domain is being connected and can be canceled. */
export const isConnecting = ({ tone }: Stage) => tone === 'waiting' || tone === 'needs-you'

function stageWithoutWebsite(state: DomainState, reason: FailureReason | null, leaving: boolean): Stage {
  if (leaving) {
    const text = 'Your website is no longer there. You can use the domain elsewhere in a few minutes.'
    return { label: 'Disconnecting…', tone: 'quiet', done: 0, text }
  }
  if (state === 'Failed') return { label: 'Failed', tone: 'wrong', ...failure(reason) }
  if (state === 'Connected') {
    return { label: 'Disconnected', tone: 'quiet', done: 0, text: 'Not connected to a website.' }
  }
  return { label: 'Cancelled', tone: 'quiet', done: 0, text: 'You stopped before the domain was connected.' }
}

function failure(reason: FailureReason | null): Pick<Stage, 'done' | 'title' | 'text'> {
  if (reason === 'CertificateActivationFailed') {
    return {
      done: 2,
      title: 'We couldn’t get a certificate',
      text: 'Browsers need one for a secure connection. It was refused or took more than 48 hours, usually because of a CAA record or a proxy. Re-Configure to try again.',
    }
  }
  return {
    done: 1,
    title: 'Connection not established',
    text: 'The DNS settings didn’t point to your website within 7 days, or they point elsewhere now. Re-Configure to see the right settings and try again.',
  }
}

function underway(state: DomainState, reason: FailureReason | null): Pick<Stage, 'done' | 'title' | 'text'> {
  switch (state) {
    case 'OwnershipVerified':
      return { done: 2, text: 'Your DNS settings are correct. Next, we’ll request the certificate.' }
    case 'PendingCertificateActivation':
      return reason === 'CertificateActivationDelayed'
        ? {
            done: 2,
            title: 'The certificate is taking longer than usual',
            text: 'It can take up to 48 hours. You don’t need to do anything. Leave the DNS settings as they are.',
          }
        : { done: 2, text: 'We’re getting the certificate. You can close this; we’ll continue in the background.' }
    default:
      return { done: 3, text: 'Switching your website to this domain.' }
  }
}

/** `isWrong`: the last check found wrong records. `report` is newer than that check. */
function unverified(isWrong: boolean, report: Report | undefined): Stage {
  const needs = report && missingSteps(report)
  if (needs && needs.length === 0 && report.records.every(({ status }) => status === 'right')) {
    const text = 'Your DNS settings are correct. We’re confirming them now.'
    return { label: 'Pending', tone: 'waiting', done: 1, text }
  }
  if (isWrong) {
    const text = needs?.join(' ') || 'Check your DNS settings: they aren’t right yet.'
    return { label: 'Needs you', tone: 'needs-you', done: 1, title: 'Connection not established', text }
  }
  const text = 'Next, add the records to your DNS settings. We keep checking for them.'
  return { label: 'Pending', tone: 'waiting', done: 1, text }
}

/** Required changes, with a sentence for each DNS record. */
function missingSteps({ records, conflicts, caa }: Report): string[] {
  return [
    ...records.flatMap(({ record: { type, name }, status, found }) => {
      if (status === 'missing') return [`The ${type} record for ${name} is missing.`]
      return status === 'wrong' ? [`The ${type} record for ${name} is wrong: found ${found.join(', ')}.`] : []
    }),
    ...conflicts.map(({ type, name, value }) => `Remove the ${type} record of ${name} with ${value}.`),
    ...(caa.status === 'blocks' ? ['CAA records block the certificate.'] : []),
  ]
}

/** Whether the domain is still changing, so that checks should continue. */
export const isUnderway = ({ state, websiteName, live, leaving }: DomainFacts): boolean =>
  leaving || (websiteName !== null && state !== 'Failed' && !(state === 'Connected' && live))
