/** The life of a custom domain, all of it in one table. The sections match the screens of its owner. */
export const domainStates = [
  'PendingOwnershipVerification',
  'OwnershipVerified',
  'PendingCertificateActivation',
  'Connected',
  'Failed',
] as const
export type DomainState = (typeof domainStates)[number]

/** `Failed` has one of the first two. The others say why something that is pending takes its time. */
export const failureReasons = [
  'OwnershipVerificationExpired',
  'CertificateActivationFailed',
  'InvalidDNSSettings',
  'CertificateActivationDelayed',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** What can happen to a domain. */
export const domainEvents = [
  /** The records in the DNS are not, or no longer, what they should be. */
  'records-wrong',
  /** Nothing is wrong with the records, as far as they are there. */
  'records-fine',
  /** The provider knows the name again as one that has not been shown to lead here. */
  'ownership-pending',
  /** The account's record stands, and the name leads here. */
  'ownership-verified',
  /** For too long it did not. */
  'ownership-expired',
  'certificate-pending',
  /** It takes longer than it usually does. */
  'certificate-delayed',
  /** The certificate authority refused, or let too much time go by. */
  'certificate-failed',
  /** The name leads here and its certificate is in use. */
  'connected',
  /** The domain points elsewhere, or the provider has removed it. */
  'lost',
  /** Its owner reconnects it. */
  'reconnected',
] as const
export type DomainEvent = (typeof domainEvents)[number]

export type Standing = { state: DomainState; failureReason: FailureReason | null }

const pending = (failureReason: FailureReason | null = null): Standing => ({
  state: 'PendingOwnershipVerification',
  failureReason,
})
const verified: Standing = { state: 'OwnershipVerified', failureReason: null }
const certificate = (failureReason: FailureReason | null = null): Standing => ({
  state: 'PendingCertificateActivation',
  failureReason,
})
const connected: Standing = { state: 'Connected', failureReason: null }
const failed = (failureReason: FailureReason): Standing => ({ state: 'Failed', failureReason })

/**
 * The next state for each event in each state; other events change nothing. Disconnecting is no event: it changes the domain's website,
 * not its state. A row begins in PendingOwnershipVerification and is deleted from there alone.
 */
export const transitions: Record<DomainState, Partial<Record<DomainEvent, Standing>>> = {
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

/** Where an event leads; undefined where it changes nothing. */
export function standingAfter({ state, failureReason }: Standing, event: DomainEvent): Standing | undefined {
  const next = transitions[state][event]
  return next && (next.state !== state || next.failureReason !== failureReason) ? next : undefined
}

/** How long a name may take to be shown to lead here. */
export const daysToVerify = 7
/** A certificate usually takes less than that, and at the most this, in hours. */
export const hoursUntilDelayed = 1
export const hoursUntilCertificateFails = 48
/** A connected name is looked up again that often. */
export const hoursBetweenRechecks = 24
/** Days without a change after which disconnecting is followed by a mail about what to clear up. */
export const daysUntilDisconnectMail = 7
export const domainsPerWebsite = 10
