import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { product } from '#renderer/document/product.ts'
import { queryProblem } from '#session/query-problem.ts'
import { useSession } from '#session/session.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { AppBar } from '#ui/bars/app-bar.tsx'
import { Notice } from '#ui/bars/notice.tsx'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { type AskedConnection, type Scope, scopes } from '#worker/owner-assistants/schema.ts'
import classes from './connect.module.css'
import { scopeWords } from './scope-words.ts'

/** OAuth consent: asks owners whether an assistant may act for them, then redirects to the assistant. */
export function ConnectScreen() {
  const location = useLocation()
  const query = location.search
  const { loaded, loggedIn, user } = useSession()
  const consent = useQuery({
    queryKey: ['connection', query],
    queryFn: (): Promise<AskedConnection> => responseBody(api.assistants.asked.$post({ json: { query } })),
    enabled: loggedIn,
    retry: false,
  })
  if (loaded && !loggedIn) return <Navigate to={signInPath(location)} replace />
  const problem = queryProblem(consent)
  return (
    <div className={classes.screen}>
      <AppBar />
      {consent.data ? (
        <Consent asked={consent.data} query={query} email={user?.email ?? ''} />
      ) : !problem ? (
        <RouteWait />
      ) : failureCode(problem) === 'invalid_request' ? (
        <Notice title="This connection doesn’t work">
          The assistant’s request has expired or isn’t right. Start again in your assistant.
        </Notice>
      ) : (
        <LoadingProblem error={problem} onRetry={() => void consent.refetch()} />
      )}
    </div>
  )
}

type ConsentProps = { asked: AskedConnection; query: string; email: string }

function Consent({ asked: { clientName, redirectHost, isLocal }, query, email }: ConsentProps) {
  const [allowed, setAllowed] = useState<readonly Scope[]>(['read', 'edit', 'messages'])
  const decide = useMutation({
    mutationFn: (given: readonly Scope[] | null) =>
      responseBody(api.assistants.decision.$post({ json: { query, scopes: given && [...given] } })),
    networkMode: 'always',
    onSuccess: ({ redirectTo }) => location.assign(redirectTo),
  })
  const isLeaving = decide.isPending || decide.isSuccess
  const toggle = (scope: Scope) =>
    setAllowed(allowed.includes(scope) ? allowed.filter((one) => one !== scope) : [...allowed, scope])
  return (
    <main className={classes.main}>
      <title>{`Connect an assistant · ${product.name}`}</title>
      <h1 className={classes.title}>Connect “{clientName}”?</h1>
      <p className={classes.lead}>
        It will use your account <strong>{email}</strong>. Access goes to <strong>{redirectHost}</strong>
        {isLocal && ', a program on this computer'}.
      </p>
      <fieldset className={classes.scopes}>
        <legend>It may</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[scope].label}
            description={scopeWords[scope].description}
            checked={allowed.includes(scope)}
            disabled={scope === 'read' || isLeaving}
            onChange={() => toggle(scope)}
          />
        ))}
      </fieldset>
      <p className={classes.note}>
        We haven’t checked the name. Allow it only if you’ve just started this yourself. You can disconnect it in your
        account at any time.
      </p>
      {decide.isError && (
        <p className={classes.problem} role="alert">
          <ErrorText error={decide.error} />
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" disabled={isLeaving} onClick={() => decide.mutate(null)}>
          Don’t allow
        </Button>
        <Button loading={isLeaving} onClick={() => decide.mutate(allowed)}>
          Allow
        </Button>
      </div>
    </main>
  )
}
