/**
 * Who calls. All but `other` name what is their own; `other` and `anonymous` name an owner's. `deleted` and `expired` have a browser that
 * was signed in: to an account that is gone, in a session that is over. `beforeReauth` is an owner who has not reauthenticated to prove
 * who they are, where an act wants it.
 */
export const roles = ['anonymous', 'unverified', 'owner', 'other', 'deleted', 'expired', 'beforeReauth'] as const
export type Role = (typeof roles)[number]

/** What each is answered: a status, and the code of an error. */
export type Expected = Record<Role, string>

const toAll = (answer: string) => Object.fromEntries(roles.map((role) => [role, answer])) as Expected
const signedOut = { anonymous: '401 not_signed_in', deleted: '401 not_signed_in', expired: '401 not_signed_in' }

/** Makes no difference between people. */
export const forAll = (answer = '200') => toAll(answer)
/** For a signed-in person, about themselves. */
export const forSignedIn = (answer = '200') => ({ ...toAll(answer), ...signedOut })
/** For the owner of a thing. */
export const forOwner = (answer = '200') => ({ ...forSignedIn(answer), other: '404 not_found' })
/** The same, once their address is verified. */
export const forVerifiedOwner = (answer = '200') => ({ ...forOwner(answer), unverified: '403 email_unverified' })
/** For a person who has just reauthenticated. */
export const forReauthenticated = (answer = '200') => ({
  ...forSignedIn(answer),
  beforeReauth: '403 reauthentication_required',
})
/** By the cookies of the caller's browser, signed in or not. */
export const forHolder = (answer = '200') => ({
  ...toAll(answer),
  anonymous: '404 not_found',
  deleted: '404 not_found',
})
