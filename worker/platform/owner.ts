/** A user, as the owner of whatever an operation touches. */
export type Owner = { userId: string }

/** A draft of that user. */
export type OwnedDraft = Owner & { draftId: string }

/** A custom domain of that user. */
export type OwnedDomain = Owner & { domainName: string }

/**
 * Who causes what costs money: calls of a model, pictures. With an address, a keyed hash, it is a stranger: somebody who is not signed in
 * or whose email address nobody has confirmed. A new account is free, so it has no budget beyond that of its address.
 */
export type Caller = { userId: string; address: null } | { userId: string | null; address: string }
