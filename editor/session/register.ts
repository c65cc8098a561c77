import { ApiError } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import type { Session } from '#worker/accounts/schema.ts'
import { bearerCache } from './bearer.ts'
import { readTab, storeInTab } from './tab-storage.ts'

type User = NonNullable<Session['user']>
type Register = (token: string) => Promise<boolean>

const register: Register = async (token) => {
  const call = api.login.register.$post(undefined, { headers: { authorization: `Bearer ${token}` } })
  await responseBody(call)
  return (await call).status === 201
}

const registered = new Set<string>()
/** Remembered per tab, so that the tab's next page doesn't ask again. */
const isNoted = (uid: string) => readTab('registered') === uid

/** Registers a person on their first visit. Returns whether they are new. Idempotent. Never throws: logs errors and retries next time. */
export async function registerIfNew(
  user: User,
  { send = register, bearer = bearerCache.token }: { send?: Register; bearer?: () => Promise<string | undefined> } = {},
): Promise<boolean> {
  if (user.createdAt !== user.lastSignInAt || user.email === '' || registered.has(user.uid) || isNoted(user.uid))
    return false
  registered.add(user.uid)
  try {
    const token = await bearer()
    if (token === undefined) throw new ApiError('not_signed_in')
    const isNew = await send(token)
    storeInTab('registered', user.uid)
    return isNew
  } catch (error) {
    registered.delete(user.uid)
    console.warn('The registration could not be noted.', error)
    return false
  }
}
