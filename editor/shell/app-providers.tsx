import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { registerIfNew } from '#session/register.ts'
import { sessionQuery } from '#session/session.ts'
import type { Session } from '#worker/accounts/schema.ts'
import { report } from './measuring/report.ts'
// Global Mantine styles, in the order in which they build on each other. Layered, so that the app's CSS wins regardless of chunk order.
// Features import further styles next to their components.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '#ui/tokens.css'
import '#ui/typeface.css'
import '#ui/app.css'
import { MantineProvider } from '@mantine/core'
import { Provider as StateProvider } from 'jotai'
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react'
import { failureCode } from '#api/api-error.ts'
import { currentStore, onNewStore } from '#session/current-store.ts'
import { forgetPersonButCopies, watchPerson } from '#session/forget-person.ts'
import { cssVariablesResolver, theme } from '#ui/theme.ts'
import { SpinnerOverlay } from '#ui/window/spinner-overlay.tsx'
import { identify } from './measuring/measure-editor.ts'

/** Only retries network errors. The server's refusals are final. */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: (count, error) => failureCode(error) === 'network' && count < 2 } },
})

/** Providers of every page: theme, server data, state and the full-screen spinner. */
export function AppProviders({ children }: PropsWithChildren) {
  const store = useSyncExternalStore(onNewStore, currentStore, currentStore)
  useEffect(() => watchPerson(queries, () => forgetPersonButCopies(queries)), [])
  useEffect(() => followPerson(queries, identify), [])
  useEffect(() => followRegistration(queries), [])
  return (
    <StateProvider store={store}>
      <QueryClientProvider client={queries}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
          {children}
          <SpinnerOverlay />
        </MantineProvider>
      </QueryClientProvider>
    </StateProvider>
  )
}

/** Called with the signed-in person's id once the server returns it. Returns the unsubscribe function. */
export function followPerson(queries: QueryClient, onPerson: (uid: string) => void): () => void {
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return
    const uid = queries.getQueryData(sessionQuery.queryKey)?.user?.uid
    if (uid) onPerson(uid)
  })
}

/**
 * Registers a new person as soon as a session loads, in any tab and on any page, since they may close an account's first page early.
 * Returns the unsubscribe function.
 */
export function followRegistration(
  queries: QueryClient,
  { register = registerIfNew, report = reportRegistration } = {},
): () => void {
  const look = () => {
    const user = queries.getQueryData(sessionQuery.queryKey)?.user
    if (user) void register(user).then((isNew) => isNew && report(user.type))
  }
  look()
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === sessionQuery.queryKey[0]) look()
  })
}

/** Reports a new account and its sign-in method. */
export function reportRegistration(type: NonNullable<Session['user']>['type']): void {
  report({ name: 'new_user_registered' })
  report({ name: type === 'social-provider' ? 'new_social_user_registered' : 'new_email_user_registered' })
}
