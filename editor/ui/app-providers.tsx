import './mantine-styles.ts'
import './tokens.css'
import './typeface.css'
import './app.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StateProvider } from 'jotai'
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react'
import { failureCode } from '../api/api-error.ts'
import { followPerson } from '../measuring/follow-person.ts'
import { followRegistration } from '../measuring/follow-registration.ts'
import { identify } from '../measuring/measure-editor.ts'
import { currentStore, onNewStore } from '../state/current-store.ts'
import { forgetPersonButCopies } from '../state/forget-person.ts'
import { watchPerson } from '../state/watch-person.ts'
import { SpinnerOverlay } from './spinner-overlay.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

/** Only a lost connection is worth another try: the server's refusals stay what they are. */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: (count, error) => failureCode(error) === 'network' && count < 2 } },
})

/** The providers of every page of the app: theme, server data, state and the full-screen spinner. */
export function AppProviders({ children }: PropsWithChildren) {
  const store = useSyncExternalStore(onNewStore, currentStore)
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
