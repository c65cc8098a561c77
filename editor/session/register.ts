import { ApiError } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import type { Session } from '#worker/accounts/schema.ts'
import { heldBearer } from './bearer.ts'
import { keepInTab, readTab } from './tab-storage.ts'

type User = NonNullable<Session['user']>
type Register = (token: string) => Promise<boolean>

/** Reports a person to the server. Returns whether they are new to it. */
const register: Register = async (token) => {
  const call = api.login.register.$post(undefined, { headers: { authorization: `Bearer ${token}` } })
  await answerOf(call)
  return (await call).status === 201
}

/** The people that this page has reported, or is reporting. */
const told = new Set<string>()
/** Whether the server has noted them already: another page of this tab need not ask again. */
const isNoted = (uid: string) => readTab('registered') === uid

/**
 * Notes that a person has registered when this is their first time here. Returns whether they are new. It can be called as often as
 * needed, and never fails: it logs errors to the console and tries again the next time.
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
