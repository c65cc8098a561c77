// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { openDraftAtom } from '#editor/designer/document/session.ts'
import { PreviewLinkDialog } from '#editor/designer/preview/preview-links.tsx'
import { previewLinkOpenAtom } from '#editor/designer/preview/queries.ts'
import { ChangeAddressDialog } from '#editor/designer/publish/address/change-address-dialog.tsx'
import { PublishDrawer } from '#editor/designer/publish/publish-drawer.tsx'
import { changeAddressOpenAtom, publishOpenAtom } from '#editor/designer/publish/publishing.ts'
import { DomainsDialog } from '#editor/domains/domains-dialog.tsx'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { DeleteWebsiteDialog } from '#editor/websites/delete-website-dialog.tsx'
import { deletingWebsiteAtom, takingOfflineAtom } from '#editor/websites/queries.ts'
import { TakeOfflineDialog } from '#editor/websites/take-offline-dialog.tsx'
import { InDesigner, openedWith } from '../in-designer.tsx'
import { refusal, stubApi } from '../stub-api.ts'
import { draftOf, websiteOf } from '../website.ts'

type Store = ReturnType<typeof createStore>
type User = ReturnType<typeof userEvent.setup>

const website = { draftId: 'draft-1', businessName: 'Riverside Plumbing', handle: 'riverside' }
const press = async (user: User, name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await expect.poll(() => button.disabled).toBe(false)
  await user.click(button)
}
const retyped = async (user: User, label: string, text: string) => {
  await user.clear(await screen.findByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}

const dialogs: [name: string, dialog: ReactNode, open: (store: Store) => void, fail: (user: User) => Promise<void>][] =
  [
    [
      'a change of the web address',
      <ChangeAddressDialog key="address" />,
      (store) => store.set(changeAddressOpenAtom, true),
      async (user) => {
        await retyped(user, 'Web address', 'other')
        await press(user, 'Change web address')
      },
    ],
    [
      'publishing',
      <PublishDrawer key="publish" />,
      (store) => store.set(publishOpenAtom, true),
      (user) => press(user, 'Publish'),
    ],
    [
      'a preview link',
      <PreviewLinkDialog key="link" />,
      (store) => store.set(previewLinkOpenAtom, true),
      (user) => press(user, 'Create link'),
    ],
    [
      'a domain',
      <DomainsDialog key="domain" />,
      (store) => store.set(domainsOpenAtom, { draftId: 'draft-1' }),
      async (user) => {
        await user.type(await screen.findByLabelText('Your domain'), 'example.com')
        await press(user, 'Connect domain')
      },
    ],
    [
      'the deletion of a website',
      <DeleteWebsiteDialog key="delete" />,
      (store) => store.set(deletingWebsiteAtom, website),
      (user) => press(user, 'Delete website'),
    ],
    [
      'taking a website offline',
      <TakeOfflineDialog key="offline" />,
      (store) => store.set(takingOfflineAtom, website),
      (user) => press(user, 'Take offline'),
    ],
  ]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each(dialogs)('the dialog for %s no longer shows its last error when reopened', async (_, dialog, open, fail) => {
  const user = userEvent.setup()
  const failed = () => refusal(500, 'unknown')
  stubApi({
    'GET /api/session': () => ({ user: { uid: 'ada', email: 'ada@example.com', type: 'email', verified: true } }),
    'GET /api/handles/riverside': () => ({ status: 'available', url: 'http://riverside.localhost/' }),
    'GET /api/handles/other': () => ({ status: 'available', url: 'http://other.localhost/' }),
    'GET /api/drafts/draft-1/releases': () => ({ releases: [], schedules: [] }),
    'GET /api/drafts/draft-1/domains': () => ({
      offered: true,
      domains: [],
      returning: [],
      handleHost: { hostname: 'riverside.localhost', redirects: false },
      target: 'sites.example',
    }),
    'GET /api/drafts/draft-1/preview-links': () => ({ shared: false }),
    'PUT /api/drafts/draft-1/handle': failed,
    'POST /api/drafts/draft-1/publish': failed,
    'POST /api/drafts/draft-1/preview-links': failed,
    'POST /api/drafts/draft-1/domains': failed,
    'DELETE /api/drafts/draft-1': failed,
    'POST /api/drafts/draft-1/unpublish': failed,
  })
  const store = openedWith()
  store.set(openDraftAtom, draftOf(websiteOf(), { handle: 'riverside' }))
  render(
    <InDesigner store={store}>
      <MemoryRouter>{dialog}</MemoryRouter>
    </InDesigner>,
  )
  act(() => open(store))
  await fail(user)
  expect(await screen.findByRole('alert')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  act(() => open(store))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
