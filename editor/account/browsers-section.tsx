import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, responseBody } from '#api/client.ts'
import { useLeaveSignedOut } from '#session/sign-out.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast, toastError } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { Account, OwnSession, OwnSessions } from '#worker/accounts/schema.ts'
import { AccessRow } from './access-row.tsx'
import classes from './account.module.css'
import { Section } from './section.tsx'

/** Nested under the account's query key, so the live channel invalidates it too. */
const ownSessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: (): Promise<OwnSessions> => responseBody(api.account.sessions.$get()),
})

const collapsedCount = 5

export function BrowsersSection({ account }: { account: Account }) {
  const { data, error } = useQuery(ownSessionsQuery)
  const here = useLeaveSignedOut()
  const [isLeaving, setIsLeaving] = useState(false)
  const count = Math.max(account.sessions, data?.sessions.length ?? 0)
  const leave = async () => {
    setIsLeaving(true)
    await here()
    setIsLeaving(false)
  }
  return (
    <Section
      name="browsers"
      title="Where you’re signed in"
      about="Don’t recognize a browser, or lost a device? Sign it out here."
    >
      <div className={classes.facts}>
        <p className={classes.fact}>Signed in on {pluralize(count, 'browser')}</p>
        <p className={classes.detail}>{count === 1 ? 'Only this one' : 'Including this one'}</p>
      </div>
      {data ? (
        <Browsers sessions={data.sessions} isLeaving={isLeaving} onLeave={leave} />
      ) : error ? (
        <p className={classes.problem}>
          <ErrorText error={error} />
        </p>
      ) : (
        <BrowsersWait count={Math.min(count, collapsedCount)} />
      )}
      <div className={classes.buttons}>
        {count > 1 && <LeaveOthers count={count - 1} />}
        <LeaveEverywhere count={count} />
      </div>
    </Section>
  )
}

type Listed = { sessions: OwnSession[]; isLeaving: boolean; onLeave: () => unknown }

function Browsers({ sessions, isLeaving, onLeave }: Listed) {
  const [isAll, setIsAll] = useState(false)
  const { end, ending } = useEndSession()
  return (
    <>
      <ul className={classes.list}>
        {(isAll ? sessions : sessions.slice(0, collapsedCount)).map((session) => (
          <AccessRow
            key={session.id}
            icon={iconOf(session)}
            name={nameOf(session)}
            detail={usedWords(session)}
            label="Sign out"
            isEnding={session.isThis ? isLeaving : ending === session.id}
            onEnd={() => (session.isThis ? onLeave() : end(session))}
          />
        ))}
      </ul>
      {!isAll && sessions.length > collapsedCount && (
        <div className={classes.more}>
          <Button variant="subtle" size="sm" onClick={() => setIsAll(true)}>
            Show all {sessions.length}
          </Button>
        </div>
      )}
    </>
  )
}

/** One placeholder per session, to avoid layout shift. */
function BrowsersWait({ count }: { count: number }) {
  return (
    <div className={classes.list} role="status" aria-label="Loading where you’re signed in">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: They are all the same.
        <div key={row} className={classes.browser} aria-hidden>
          <span className={classes.icon} />
          <span className={classes.blank} />
        </div>
      ))}
    </div>
  )
}

const iconOf = ({ browser }: OwnSession) =>
  /iPhone|iPad|Android/.test(browser ?? '') ? <IconDeviceMobile size={18} /> : <IconDeviceDesktop size={18} />

/** Signs out one other browser at a time. `ending` is its session id. */
function useEndSession() {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: OwnSession) =>
      responseBody(api.account.sessions[':otherSessionId'].$delete({ param: { otherSessionId: id } })),
    networkMode: 'always',
    onSuccess: (_, session) => toast(`Signed out: ${nameOf(session)}.`),
    onError: (error) => toastError(error),
    // Refetch on errors too: the session may have ended already.
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  })
  return { end: (session: OwnSession) => isPending || mutate(session), ending: isPending ? variables.id : undefined }
}

function LeaveOthers({ count }: { count: number }) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => responseBody(api.account.sessions.$delete()),
    networkMode: 'always',
    onSuccess: () => toast(`Signed out of ${pluralize(count, 'other browser')}.`),
    onError: (error) => toastError(error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  })
  return (
    <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
      Sign out everywhere else
    </Button>
  )
}

function LeaveEverywhere({ count }: { count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const everywhere = useLeaveSignedOut('everywhere')
  const leave = async () => {
    setIsLeaving(true)
    await everywhere()
    setIsLeaving(false)
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <Dialog
        opened={isAsking}
        onClose={isLeaving ? undefined : () => setIsAsking(false)}
        title="Sign out everywhere?"
        actions={
          <>
            <Button variant="default" onClick={() => setIsAsking(false)} disabled={isLeaving} data-autofocus>
              Stay signed in
            </Button>
            <Button loading={isLeaving} onClick={leave}>
              Sign out everywhere
            </Button>
          </>
        }
      >
        <p>
          {count === 1
            ? 'You’ll be signed out here.'
            : `You’ll be signed out on ${pluralize(count, 'browser')}, including this one.`}{' '}
          Your websites aren’t affected.
        </p>
      </Dialog>
    </>
  )
}

const nameOf = ({ browser }: OwnSession) => browser ?? 'Unknown browser'

/** 'This browser · signed in Nov 3, 2026', 'Last used yesterday · signed in 3 days ago'. */
export function usedWords({ isThis, lastUsedAt, signedInAt }: OwnSession, now = Date.now()): string {
  // The server records use once an hour.
  const used = now - Date.parse(lastUsedAt) < 2 * 3_600_000 ? 'recently' : ago(lastUsedAt, now)
  return `${isThis ? 'This browser' : `Last used ${used}`} · signed in ${ago(signedInAt, now)}`
}

export const pluralize = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
