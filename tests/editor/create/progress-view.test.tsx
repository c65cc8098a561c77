import { MantineProvider } from '@mantine/core'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProgressView } from '#editor/create/launch/progress-view.tsx'
import { changeAnswersAtom } from '#editor/create/wizard-state.ts'
import type { ImportOutcome } from '#worker/creation/run/phases.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined }))

/** The step that imports content, once it is over. */
function importStep(imported: ImportOutcome): string {
  const store = createStore()
  store.set(changeAnswersAtom, { link: 'https://old.example' })
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <MantineProvider>
        <ProgressView progress={{ phase: 'organizing' }} told={{ slow: false, imported }} />
      </MantineProvider>
    </Provider>,
  )
  return html.match(/<li[^>]*>.*?<\/li>/g)?.find((step) => step.includes('Importing content')) ?? ''
}

it('marks a failed import with a warning instead of a check, and says so', () => {
  const failed = importStep('nothing')
  expect(failed).toContain('data-warning="true"')
  expect(failed).toContain('tabler-icon-alert-triangle')
  expect(failed).toContain('No content was imported from your supplied link')
  const imported = importStep('minimal')
  expect(imported).not.toContain('data-warning')
  expect(imported).not.toContain('tabler-icon-alert-triangle')
})
