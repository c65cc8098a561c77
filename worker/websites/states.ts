/** The lifecycle of a custom domain in one table. The sections match the owner's screens. */
export const domainStates = [
  'PendingOwnershipVerification',
  'OwnershipVerified',
  'PendingCertificateActivation',
  'Connected',
  'Failed',
] as const
export type DomainState = (typeof domainStates)[number]

/** `Failed` has one of the first two. The others explain a delay in a pending state. */
export const failureReasons = [
  'OwnershipVerificationExpired',
  'CertificateActivationFailed',
  'InvalidDNSSettings',
  'CertificateActivationDelayed',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** Events of a domain. */
export const domainEvents = [
  /** The DNS records are wrong or missing. */
  'records-wrong',
  /** The existing DNS records are right. */
  'records-fine',
  /** The provider asks again for proof that the domain points here. */
  'ownership-pending',
  /** The ownership record is right, and the domain points here. */
  'ownership-verified',
  /** Ownership was not verified in time. */
  'ownership-expired',
  'certificate-pending',
  /** The certificate takes longer than usual. */
  'certificate-delayed',
  /** The certificate authority refused or took too long. */
  'certificate-failed',
  /** The domain points here and its certificate is active. */
  'connected',
  /** The domain points elsewhere, or the provider has removed it. */
  'lost',
  /** Its owner reconnects it. */
  'reconnected',
] as const
export type DomainEvent = (typeof domainEvents)[number]

export type DomainStatus = { state: DomainState; failureReason: FailureReason | null }

const pending = (failureReason: FailureReason | null = null): DomainStatus => ({
  state: 'PendingOwnershipVerification',
  failureReason,
})
const verified: DomainStatus = { state: 'OwnershipVerified', failureReason: null }
const certificate = (failureReason: FailureReason | null = null): DomainStatus => ({
  state: 'PendingCertificateActivation',
  failureReason,
})
const connected: DomainStatus = { state: 'Connected', failureReason: null }
const failed = (failureReason: FailureReason): DomainStatus => ({ state: 'Failed', failureReason })

/**
 * The next state for each event in each state; other events change nothing. Disconnecting is not an event: it changes the domain's website,
 * not its state. A row starts as PendingOwnershipVerification, the only state in which it can be deleted.
 */
export const transitions: Record<DomainState, Partial<Record<DomainEvent, DomainStatus>>> = {
  PendingOwnershipVerification: {
    'records-wrong': pending('InvalidDNSSettings'),
    'records-fine': pending(),
    'ownership-verified': verified,
    'ownership-expired': failed('OwnershipVerificationExpired'),
    'certificate-pending': certificate(),
    'certificate-failed': failed('CertificateActivationFailed'),
    connected,
    lost: failed('OwnershipVerificationExpired'),
    reconnected: pending(),
  },
  OwnershipVerified: {
    'ownership-pending': pending(),
    'ownership-expired': failed('OwnershipVerificationExpired'),
    'certificate-pending': certificate(),
    'certificate-failed': failed('CertificateActivationFailed'),
    connected,
    lost: failed('OwnershipVerificationExpired'),
    reconnected: verified,
  },
  PendingCertificateActivation: {
    'ownership-pending': pending(),
    'ownership-expired': failed('OwnershipVerificationExpired'),
    'certificate-pending': certificate(),
    'certificate-delayed': certificate('CertificateActivationDelayed'),
    'certificate-failed': failed('CertificateActivationFailed'),
    connected,
    lost: failed('OwnershipVerificationExpired'),
    reconnected: certificate(),
  },
  Connected: {
    'ownership-pending': pending(),
    'ownership-verified': verified,
    'ownership-expired': failed('OwnershipVerificationExpired'),
    'certificate-pending': certificate(),
    'certificate-failed': failed('CertificateActivationFailed'),
    lost: failed('OwnershipVerificationExpired'),
    reconnected: connected,
  },
  Failed: {
    reconnected: pending(),
  },
}

/** The state after an event; undefined if nothing changes. */
export function standingAfter({ state, failureReason }: DomainStatus, event: DomainEvent): DomainStatus | undefined {
  const next = transitions[state][event]
  return next && (next.state !== state || next.failureReason !== failureReason) ? next : undefined
}

/** Days to verify the DNS records. */
export const daysToVerify = 7
/** Hours until a certificate is late, and until it has failed. */
export const hoursUntilDelayed = 1
export const hoursUntilCertificateFails = 48
/** How often a connected domain is checked. */
export const hoursBetweenRechecks = 24
/** Disconnecting a domain that was unchanged for this many days sends an email about what to clean up. */
export const daysUntilDisconnectMail = 7
export const domainsPerWebsite = 10
