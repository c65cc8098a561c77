import { MantineProvider } from '@mantine/core'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { MakingFoot } from '#editor/create/launch/making-foot.tsx'
import { changeAnswersAtom } from '#editor/create/wizard-state.ts'
import type { ImportOutcome } from '#worker/creation/run/phases.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined }))

function footAfter(imported: ImportOutcome, link = 'https://old.example'): string {
  const store = createStore()
  store.set(changeAnswersAtom, { link })
  return renderToStaticMarkup(
    <Provider store={store}>
      <MantineProvider>
        <MakingFoot progress={{ phase: 'organizing' }} details={{ slow: false, imported }} />
      </MantineProvider>
    </Provider>,
  )
}

const importStep = (html: string) => html.match(/<li[^>]*>.*?<\/li>/g)?.find((one) => one.includes('Importing content'))

it('the progress screen warns about an unreadable link and offers to try another link', () => {
  const foot = footAfter('nothing')
  expect(importStep(foot)).toContain('data-warning="true"')
  expect(foot).toContain('tabler-icon-alert-triangle')
  expect(foot).toMatch(
    /<p[^>]*>.*No content was imported from your supplied link\. It didn’t open[^<]*<button[^>]*>Try another link/,
  )
})

it('the progress screen doesn’t repeat a warning that the link field already showed', () => {
  expect(footAfter('nothing', '@hartleyplumbing')).not.toContain('Try another link')
})

it('the progress screen shows no warning if the link was read', () => {
  const foot = footAfter('full')
  expect(importStep(foot)).not.toContain('data-warning')
  expect(foot).not.toContain('Try another link')
})
