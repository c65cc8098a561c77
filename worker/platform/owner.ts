/** A user, as the owner of an operation's data. */
export type Owner = { userId: string }

/** A draft of that user. */
export type OwnedDraft = Owner & { draftId: string }

/** A custom domain of that user. */
export type OwnedDomain = Owner & { domainName: string }

/**
 * The caller charged for model calls and pictures. An address (a keyed hash) means someone who isn't signed in or verified. Accounts are
 * free, so a new one has only its address's budget.
 */
export type Caller = ({ userId: string; address: null } | { userId: string | null; address: string }) & {
  /** The network whose share of a total is charged, as a keyed hash. Null if no request caused the cost. */
  network: string | null
}
