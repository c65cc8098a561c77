import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** The default of one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

type Store = ReturnType<typeof createStore>

/** Renders a part of the editor with the providers of the app. Returns its store; `prepare` sets it up first. */
export function renderInApp(part: ReactNode, prepare?: (store: Store) => void) {
  const store = createStore()
  prepare?.(store)
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>
          <MemoryRouter>{part}</MemoryRouter>
        </MantineProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return store
}
