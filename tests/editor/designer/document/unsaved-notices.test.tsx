// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { copyStore } from '#editor/designer/document/copy-store.ts'
import { offerCopiesAtom } from '#editor/designer/document/recovery.ts'
import { UnsavedNotices } from '#editor/designer/document/saving/unsaved-notices.tsx'
import { openDraftAtom } from '#editor/designer/document/session.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { renderInApp } from '../../in-app.tsx'
import { draftOf, websiteOf } from '../../website.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const copy = {
  ...{ userId: 'ada', draftId: 'draft-1', editing: 'one', revision: 3, keptAt: Date.now() },
  websiteSettings: changeSettings(websiteOf(), { pageTitle: 'Typed' }),
}

it('discarding unsaved work deletes it at once, and Undo stores it again', async () => {
  const remove = vi.spyOn(copyStore, 'remove').mockResolvedValue()
  const put = vi.spyOn(copyStore, 'put').mockReturnValue()
  renderInApp(<UnsavedNotices />, (store) => {
    store.set(openDraftAtom, draftOf(websiteOf()))
    store.set(offerCopiesAtom, [copy])
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(remove).toHaveBeenCalledWith([copy])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(put).toHaveBeenCalledWith(copy)
  expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy()
})
