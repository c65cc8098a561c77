import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { measureEditor } from './measuring/measure-editor.ts'
import { router } from './routes.tsx'
import { AppProviders } from './ui/app-providers.tsx'
import { keepLayersInHistory } from './ui/history-layer.ts'

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
