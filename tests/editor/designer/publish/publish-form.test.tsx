// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { joinHashes, pictureHashes } from '#editor/designer/cards/picture-hashes.ts'
import { setFieldAtom } from '#editor/designer/document/use-field.ts'
import { PublishForm } from '#editor/designer/publish/publish-form.tsx'
import type { PublishOutcome } from '#editor/designer/publish/use-publish.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { InDesigner, openedWith, type Store } from '../../in-designer.tsx'
import { type ApiRequest, refusal, stubApi } from '../../stub-api.ts'
import { draftOf, websiteOf } from '../../website.ts'

let onServer: Draft
let isTaken: boolean
let refused: ReturnType<typeof refusal> | undefined
let requests: ApiRequest[]
let outcomes: PublishOutcome[]
let store: Store
let user: ReturnType<typeof userEvent.setup>

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /web address/i })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' })
const calls = () => requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
const checked = (handle: string) => ({
  [`GET /api/handles/${handle}`]: () => ({ status: 'available', url: `http://${handle}.localhost/` }),
})

/** Marks the website's pictures as drawn, because drawing needs a real canvas. */
function drawn(website: WebsiteSettings): WebsiteSettings {
  const { icon, card, map } = website.settings.drawn
  return changeSettings(website, { drawn: { of: joinHashes(pictureHashes(website)), icon, card, map } })
}

beforeEach(() => {
  user = userEvent.setup()
  onServer = draftOf(drawn(websiteOf()))
  isTaken = false
  refused = undefined
  outcomes = []
  requests = stubApi({
    'GET /api/session': () => ({ user: { uid: 'ada', email: 'ada@example.com', type: 'email', verified: true } }),
    ...checked('riverside-plumbing'),
    ...checked('riverside'),
    'GET /api/handles/taken': () => ({ status: 'in-use', url: null }),
    'GET /api/drafts/draft-1/releases': () => ({ releases: [], schedules: [] }),
    'GET /api/drafts/draft-1/domains': () => ({ domains: [], returning: [] }),
    'PUT /api/drafts/draft-1': ({ body }) => {
      onServer = { ...onServer, ...(body as object), revision: onServer.revision + 1 }
      return onServer
    },
    'POST /api/drafts/draft-1/publish': ({ body, headers }) => {
      const { handle } = body as { handle: string }
      if (refused) return refused
      if (isTaken) return refusal(409, 'handle_in_use')
      if (headers.get('if-match') !== `"${onServer.revision}"`) {
        return refusal(412, 'stale_revision', { current: onServer })
      }
      onServer = { ...onServer, handle, lastPublishedAt: '2026-11-22T08:00:00.000Z' }
      return { draft: onServer, url: `http://${handle}.localhost/` }
    },
  })
  store = openedWith(onServer.websiteSettings)
  render(
    <InDesigner store={store}>
      <MemoryRouter>
        <PublishForm
          choosing={false}
          onChoosing={() => undefined}
          onFollow={() => undefined}
          onSuggestions={() => undefined}
          onPublished={(outcome) => outcomes.push(outcome)}
        />
      </MemoryRouter>
    </InDesigner>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the publish form', () => {
  it('starts with an address based on the name, and publishes there', async () => {
    expect(address().value).toBe('riverside-plumbing')
    await expect.poll(() => button().disabled).toBe(false)
    await user.click(button())
    await expect.poll(() => outcomes).toMatchObject([{ url: 'http://riverside-plumbing.localhost/' }])
    expect(calls()).toEqual(['POST /api/drafts/draft-1/publish'])
  })

  it('saves unsaved changes first', async () => {
    store.set(setFieldAtom, { path: 'settings.pageTitle', value: 'Typed just now' })
    await expect.poll(() => button().disabled).toBe(false)
    await user.click(button())
    await expect.poll(() => outcomes).toHaveLength(1)
    expect(calls()).toEqual(['PUT /api/drafts/draft-1', 'POST /api/drafts/draft-1/publish'])
    expect(onServer.websiteSettings.settings.pageTitle).toBe('Typed just now')
  })

  it('rejects a taken or invalid address', async () => {
    await user.clear(address())
    await user.type(address(), 'taken')
    expect(await screen.findByText('Web address already in use')).toBeTruthy()
    expect(button().disabled).toBe(true)
    await user.clear(address())
    await user.type(address(), '-')
    expect(button().disabled).toBe(true)
    await user.type(address(), '{Enter}')
    expect(calls()).toEqual([])
  })

  it('reports an address taken in the meantime, and can publish at another', async () => {
    await expect.poll(() => button().disabled).toBe(false)
    isTaken = true
    await user.click(button())
    expect(await screen.findByText('Web address already in use')).toBeTruthy()
    isTaken = false
    await user.clear(address())
    await user.type(address(), 'riverside')
    await expect.poll(() => button().disabled).toBe(false)
    await user.click(button())
    await expect.poll(() => outcomes).toMatchObject([{ url: 'http://riverside.localhost/' }])
  })

  it('says when to try again after too many publications', async () => {
    await expect.poll(() => button().disabled).toBe(false)
    refused = refusal(429, 'too_many_requests', { retryAfter: 240 })
    await user.click(button())
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(
      'Too many attempts. Try again in 4 minutes. You’ve published many times in a short while. Your changes are saved.',
    )
    expect(outcomes).toEqual([])
  })

  it('works again once the network is back', async () => {
    await expect.poll(() => button().disabled).toBe(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await user.type(address(), 's')
    expect(await screen.findByText('Network connectivity failed.')).toBeTruthy()
    await user.click(button())
    expect(await screen.findByRole('alert')).toBeTruthy()
    stubApi({ ...checked('riverside-plumbings') })
    fireEvent(window, new Event('online'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await screen.findByText('Web address available')).toBeTruthy()
  })

  it('warns about a version saved elsewhere instead of publishing over it', async () => {
    await expect.poll(() => button().disabled).toBe(false)
    onServer = { ...onServer, websiteSettings: drawn(websiteOf(['Contact'])), revision: 4 }
    await user.click(button())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(outcomes).toEqual([])
    await user.click(button())
    await expect.poll(() => outcomes).toHaveLength(1)
  })
})
