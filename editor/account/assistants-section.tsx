import { IconPlugConnected } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast, toastError } from '#ui/toasts/toast.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { Connection } from '#worker/owner-assistants/schema.ts'
import { assistantPaths } from '#worker/platform/addresses/paths.ts'
import { helpPath } from '#worker/platform/addresses/public-paths.ts'
import { AccessRow } from './access-row.tsx'
import classes from './account.module.css'
import { scopeWords } from './scope-words.ts'
import { Section } from './section.tsx'

/** Nested under the account's query key, so the live channel invalidates it too. */
const connectionsQuery = queryOptions({
  queryKey: ['account', 'assistants'],
  queryFn: async (): Promise<Connection[]> => (await responseBody(api.assistants.$get())).connections,
})

export function AssistantsSection() {
  const { data, error } = useQuery(connectionsQuery)
  const { end, ending } = useDisconnect()
  const address = `${location.origin}${assistantPaths.mcp}`
  return (
    <Section name="assistants" title="Assistants" about="Let ChatGPT, Claude or Cursor work on your websites.">
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.fact}>{address}</p>
          <p className={classes.detail}>
            Give your assistant this address. <a href={helpPath('connect-an-assistant')}>How to connect</a>
          </p>
        </div>
        <CopyButton text={address} label="Copy address" variant="default" size="sm" />
      </div>
      {error ? (
        <p className={classes.problem}>
          <ErrorText error={error} />
        </p>
      ) : data?.length ? (
        <ul className={classes.list}>
          {data.map((one) => (
            <AccessRow
              key={one.id}
              icon={<IconPlugConnected size={18} />}
              name={one.clientName}
              detail={connectionWords(one)}
              label="Disconnect"
              isEnding={ending === one.id}
              onEnd={() => end(one)}
            />
          ))}
        </ul>
      ) : (
        <p className={classes.detail}>{data ? 'None is connected.' : ' '}</p>
      )}
    </Section>
  )
}

/** 'claude.ai · can read, edit · last used yesterday' */
export function connectionWords({ redirectHost, scopes, lastUsedAt }: Connection, now = Date.now()): string {
  const can = `can ${scopes.map((scope) => scopeWords[scope].can).join(', ')}`
  return [redirectHost, can, lastUsedAt ? `last used ${ago(lastUsedAt, now)}` : 'not used yet'].join(' · ')
}

/** Disconnects one assistant at a time. `ending` is its id. */
function useDisconnect() {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Connection) =>
      responseBody(api.assistants[':connectionId'].$delete({ param: { connectionId: id } })),
    networkMode: 'always',
    onSuccess: (_, { clientName }) => toast(`Disconnected: ${clientName}.`),
    onError: (error) => toastError(error),
    // Refetch on errors too: the connection may have ended already.
    onSettled: () => queries.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
  })
  return { end: (one: Connection) => isPending || mutate(one), ending: isPending ? variables.id : undefined }
}
