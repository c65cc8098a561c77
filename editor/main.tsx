import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { AppProviders } from './shell/app-providers.tsx'
import { measureEditor } from './shell/measuring/measure-editor.ts'
import { router } from './shell/routes.tsx'
import { keepLayersInHistory } from './ui/window/history-layer.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

measureEditor(router)
keepLayersInHistory(router)

createRoot(container).render(
  <StrictMode>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
)
