import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { takeOverFirstFrame } from './create/first-frame/take-over.ts'
import { AppProviders } from './shell/app-providers.tsx'
import { measureEditor } from './shell/measuring/measure-editor.ts'
import { router } from './shell/routes.tsx'
import { keepLayersInHistory } from './ui/window/history-layer.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

measureEditor(router)
keepLayersInHistory(router)

const app = (
  <StrictMode>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>
)
const root = createRoot(container)
if (container.firstElementChild) void takeOverFirstFrame(root, app, router)
else root.render(app)
