import { ApiError } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import type { Session } from '#worker/accounts/schema.ts'
import { heldBearer } from './bearer.ts'
import { keepInTab, readTab } from './tab-storage.ts'

type User = NonNullable<Session['user']>
type Register = (token: string) => Promise<boolean>

/** Registers a person. Returns whether they are new. */
const register: Register = async (token) => {
  const call = api.login.register.$post(undefined, { headers: { authorization: `Bearer ${token}` } })
  await answerOf(call)
  return (await call).status === 201
}

/** People that this page has registered or is registering. */
const told = new Set<string>()
/** Remembered per tab, so its next page doesn't ask again. */
const isNoted = (uid: string) => readTab('registered') === uid

/**
 * Registers a person on their first visit. Returns whether they are new. Idempotent and never throws: errors are logged
 * and retried next time.
 */
export async function registerIfNew(
  user: User,
  { send = register, bearer = heldBearer.token }: { send?: Register; bearer?: () => Promise<string | undefined> } = {},
): Promise<boolean> {
  if (user.createdAt !== user.lastSignInAt || user.email === '' || told.has(user.uid) || isNoted(user.uid)) return false
  told.add(user.uid)
  try {
    const token = await bearer()
    if (token === undefined) throw new ApiError('not_signed_in')
    const isNew = await send(token)
    keepInTab('registered', user.uid)
    return isNew
  } catch (error) {
    told.delete(user.uid)
    console.warn('The registration could not be noted.', error)
    return false
  }
}
