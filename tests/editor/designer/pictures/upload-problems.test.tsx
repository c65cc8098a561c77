// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDraftAtom } from '#editor/designer/document/session.ts'
import { PictureDialogs } from '#editor/designer/pictures/picture-dialogs.tsx'
import { type PictureRequest, pictureRequestAtom } from '#editor/designer/pictures/picture-request.ts'
import { addFilesAtom } from '#editor/designer/pictures/uploads/upload-queue.ts'
import { renderInApp } from '../../in-app.tsx'
import { stubApi } from '../../stub-api.ts'
import { draftOf, websiteOf } from '../../website.ts'

const wanted = (change: Partial<PictureRequest> = {}): PictureRequest => ({
  ...{ label: 'Picture', current: null, keywords: [], maxCount: 1 },
  onChoose: () => undefined,
  ...change,
})
const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
const problem = /Invalid file type detected/

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  user = userEvent.setup()
  stubApi({
    'GET /api/drafts/draft-1/images': () => ({ pictures: [], limit: 36, canSuggest: false, photoSources: [] }),
    'GET /api/drafts/draft-1/imported-pictures': () => ({ pictures: [] }),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function fail(kind?: 'logo') {
  const store = renderInApp(<PictureDialogs />, (prepared) => {
    prepared.set(openDraftAtom, draftOf(websiteOf()))
    prepared.set(pictureRequestAtom, wanted(kind && { kind }))
  })
  await screen.findByRole('button', { name: 'Choose' })
  await act(() => store.set(addFilesAtom, { files: [drawing], room: 36, draftId: 'draft-1', onEnd: () => undefined }))
  await screen.findByText(problem)
  return store
}

describe('a file that can’t be uploaded', () => {
  it('appears once, in the list and not in a second dialog', async () => {
    await fail('logo')
    expect(screen.getAllByText(problem)).toHaveLength(1)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull())
  })

  it('remains in the list with its reason in one sentence until the dialog opens for another picture', async () => {
    const store = await fail()
    expect(screen.getByText(problem).textContent).toBe(screen.getByText(problem).parentElement?.textContent)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(store.get(pictureRequestAtom)).toBeNull())
    act(() => store.set(pictureRequestAtom, wanted({ label: 'Portrait' })))
    await screen.findByText('Choose a portrait')
    expect(screen.queryByText(problem)).toBeNull()
  })
})
