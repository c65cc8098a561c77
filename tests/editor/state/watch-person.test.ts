import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionQuery } from '../../../editor/state/session.ts'
import { watchPerson } from '../../../editor/state/watch-person.ts'
import type { Session } from '../../../worker/accounts/schema.ts'

const person = (uid: string, change: object = {}): Session => ({
  user: {
    uid,
    email: `${uid}@example.com`,
    type: 'email',
    verified: true,
    createdAt: '2026-11-01T08:00:00.000Z',
    lastSignInAt: '2026-11-01T08:00:00.000Z',
    ...change,
  },
})
const nobody: Session = { user: null }

let queries: QueryClient
const onLeft = vi.fn()
const says = (session: Session) => queries.setQueryData(sessionQuery.queryKey, session)

beforeEach(() => {
  queries = new QueryClient()
  onLeft.mockReset()
  watchPerson(queries, onLeft)
})

it('tells when the session has ended, and when somebody else is there', () => {
  says(person('ada'))
  says(nobody)
  expect(onLeft).toHaveBeenCalledTimes(1)
  says(person('ada'))
  says(person('bob'))
  expect(onLeft).toHaveBeenCalledTimes(2)
})

it('says nothing when somebody signs in, or is verified', () => {
  says(nobody)
  says(person('ada', { verified: false }))
  says(person('ada', { verified: true }))
  expect(onLeft).not.toHaveBeenCalled()
})

it('knows who was there though what the server said was thrown away', () => {
  says(person('ada'))
  queries.removeQueries({ queryKey: sessionQuery.queryKey })
  expect(onLeft).not.toHaveBeenCalled()
  says(person('ada'))
  expect(onLeft).not.toHaveBeenCalled()
  queries.clear()
  says(person('bob'))
  expect(onLeft).toHaveBeenCalledOnce()
})

it('says nothing when the server cannot be asked', async () => {
  says(person('ada'))
  const failing = { queryKey: sessionQuery.queryKey, queryFn: () => Promise.reject(new Error()), retry: false }
  await queries.fetchQuery(failing).catch(() => undefined)
  expect(onLeft).not.toHaveBeenCalled()
})
