import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { AppProviders } from '#editor/shell/app-providers.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { CreateScreen } from '../create-screen.tsx'

export const drawFirstFrame = () =>
  renderToString(
    <AppProviders>
      <MemoryRouter initialEntries={[pages.create]}>
        <CreateScreen />
      </MemoryRouter>
    </AppProviders>,
  )
