import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InboxPanes } from '#editor/messages/inbox-panes.tsx'
import { messageListQuery, messageQuery, unreadQuery } from '#editor/messages/queries.ts'
import { storeReply } from '#editor/messages/reply-drafts.ts'
import { draftQuery, draftsQuery } from '#editor/websites/drafts.ts'
import { sessionQuery } from '#session/session.ts'
import { OwnerNav } from '#ui/bars/owner-nav.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import type { Message, MessageList } from '#worker/messages/schema.ts'
import { fakeStorage } from '../session/fake-storage.ts'
import { draftOf, websiteOf } from '../website.ts'
import { messageOf, pageOf, summaryOf } from './a-message.ts'

const user = {
  uid: 'ada',
  email: 'ada@example.com',
  type: 'email' as const,
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSignInAt: '2026-11-01T08:00:00.000Z',
}
const website = (change: Partial<DraftListItem> = {}): DraftListItem => ({
  draftId: 'draft-1',
  revision: 1,
  publishedHandle: 'riverside',
  mainDomain: null,
  url: 'http://riverside.localhost:8787/',
  businessName: 'Riverside Plumbing',
  createdAt: '2026-11-01T08:00:00.000Z',
  modifiedAt: '2026-11-02T08:00:00.000Z',
  lastDesignedAt: null,
  lastPublishedAt: '2026-11-02T08:00:00.000Z',
  ...change,
})
const two = [website(), website({ draftId: 'draft-2', businessName: 'Riverside Heating' })]

type Shown = {
  address?: string
  page?: MessageList
  message?: Message
  websites?: DraftListItem[]
  sections?: string[]
}

function draw({ address = '', page, message, websites = [website()], sections }: Shown): string {
  const queries = new QueryClient()
  queries.setQueryData(draftsQuery.queryKey, websites)
  const place = new URLSearchParams(address)
  const filter = {
    folder: (place.get('folder') ?? 'inbox') as 'inbox',
    draftId: place.get('website') ?? undefined,
    search: place.get('search') ?? '',
    unread: place.has('unread'),
  }
  if (page) queries.setQueryData(messageListQuery(filter).queryKey, { pages: [page], pageParams: [''] })
  if (message) queries.setQueryData(messageQuery(message.id).queryKey, message)
  if (sections) {
    const document = websiteOf(sections as Parameters<typeof websiteOf>[0])
    queries.setQueryData(draftQuery('draft-1').queryKey, draftOf(document))
  }
  return renderToStaticMarkup(
    <Provider store={createStore()}>
      <QueryClientProvider client={queries}>
        <MantineProvider>
          <MemoryRouter initialEntries={[`/inbox?${address}`]}>
            <InboxPanes user={user} websites={websites} />
          </MemoryRouter>
        </MantineProvider>
      </QueryClientProvider>
    </Provider>,
  )
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the list of messages', () => {
  const page = pageOf(
    [
      summaryOf({ preferredTime: '2026-11-24T14:30' }),
      summaryOf({ id: 'two', name: 'Ben', readAt: '2026-11-20T09:00:00.000Z', replied: true }),
    ],
    { inbox: 52, spam: 3 },
    'more',
  )

  it('shows each sender, text, date and status', () => {
    const html = draw({ page })
    expect(html).toMatch(/href="\/inbox\?message=one"[^>]*><span[^>]*>Unread: <\/span>Ana Pereira/)
    expect(html).toMatch(/href="\/inbox\?message=two"[^>]*>Ben/)
    expect(html).toContain('The kitchen tap drips.')
    expect(html).toContain('Tue, Nov 24, ')
    expect(html.match(/Replied/g)).toHaveLength(1)
    expect(html).toContain('aria-label="Select the message from Ben"')
  })

  it('counts each folder’s messages and loads more', () => {
    const html = draw({ page })
    expect(html).toMatch(/aria-current="page"[^>]*href="\/inbox"[^>]*>Inbox<span[^>]*>52/)
    expect(html).toMatch(/href="\/inbox\?folder=spam"[^>]*>Spam<span[^>]*>3/)
    expect(html).toContain('Show more')
  })

  it('shows website names and a website filter only if there are several websites', () => {
    expect(draw({ page })).not.toContain('All websites')
    const html = draw({ page, websites: two })
    expect(html).toContain('All websites')
    expect(html.match(/Riverside Plumbing</g)).toHaveLength(3)
  })

  it('keeps the search, filter and folder in the URL', () => {
    const html = draw({
      address: 'search=tap&unread=1&folder=archive',
      page: pageOf([summaryOf({ folder: 'archive' })]),
    })
    expect(html).toMatch(/type="search"[^>]*value="tap"|value="tap"[^>]*type="search"/)
    expect(html).toMatch(/aria-pressed="true"[^>]*>Unread only/)
    expect(html).toMatch(/aria-current="page"[^>]*href="\/inbox\?folder=archive&amp;search=tap&amp;unread=1"/)
  })
})

describe('an empty message list', () => {
  const empty = pageOf([])
  const some = pageOf([], { archive: 4 })

  it('suggests publishing the website or adding a contact form', () => {
    const unpublished = draw({ page: empty, websites: [website({ publishedHandle: null })], sections: ['Contact'] })
    expect(unpublished).toContain('Publish, and what people send by your contact form arrives here.')
    expect(unpublished).toContain('href="/designer?websiteId=draft-1"')
    expect(draw({ page: empty, sections: ['Gallery'] })).toContain('Your website has no contact form')
    const ready = draw({ page: empty, sections: ['Contact'] })
    expect(ready).toContain('No messages yet')
    expect(ready).toContain('href="http://riverside.localhost:8787/"')
  })

  it('says whether there is no match, nothing unread, or nothing left to do', () => {
    expect(draw({ address: 'search=boiler', page: some })).toContain('match “boiler”')
    expect(draw({ address: 'unread=1', page: some })).toContain('Nothing unread')
    expect(draw({ page: some })).toContain('All done')
    expect(draw({ address: 'folder=spam', page: some })).toContain('We delete them after 30 days.')
  })
})

describe('an open message', () => {
  const page = pageOf([summaryOf()])
  const open = (change: Partial<Message> = {}) =>
    draw({ address: `message=${change.id ?? 'one'}`, page, message: messageOf(change) })

  it('shows the sender’s contact details and the text with its line breaks', () => {
    const html = open({ phone: '+44 113 496 0123' })
    expect(html).toContain('href="mailto:ana@example.com"')
    expect(html).toContain('href="tel:+441134960123"')
    expect(html).toContain('The kitchen tap drips.\nCan you come?')
    expect(html).toContain('riverside.example')
  })

  it('escapes markup that a visitor wrote', () => {
    expect(open({ message: '<img src=x>' })).toContain('&lt;img src=x&gt;')
  })

  it('offers a visitor’s preferred time as a calendar entry', () => {
    const html = open({ preferredTime: '2026-11-24T14:30' })
    expect(html).toContain('Tuesday, November 24, 2026 at ')
    expect(html).toContain('href="/api/messages/one/calendar"')
  })

  it('explains why it is spam, and can’t be replied to', () => {
    const html = open({ folder: 'spam', spamReasons: ['trap', 'links'] })
    expect(html).toContain('A field that people don’t see was filled in.')
    expect(html).toContain('Not spam')
    expect(html).not.toContain('Send reply')
  })

  it('shows replies and their delivery status', () => {
    const reply = { text: 'On Monday.', createdAt: '2026-11-21T08:00:00.000Z' }
    const html = open({
      replies: [
        { ...reply, id: 'a', state: 'sent' },
        { ...reply, id: 'b', state: 'waiting' },
        { ...reply, id: 'c', state: 'failed' },
      ],
    })
    for (const words of ['Sent', 'On its way', 'Not delivered']) expect(html).toContain(words)
  })

  it('says which addresses replies come from and go to, and keeps unsent text after a reload', () => {
    const html = open()
    expect(html).toContain('Sent to ana@example.com from Riverside Plumbing. Their answer goes to ada@example.com.')
    expect(html).toContain('href="mailto:ana@example.com?subject=Re%3A%20Your%20message%20to%20Riverside%20Plumbing"')
    storeReply('ada', 'one', { text: 'I come on Monday.' })
    expect(open()).toContain('>I come on Monday.</textarea>')
    expect(open({ id: 'other' })).not.toContain('I come on Monday.')
  })

  it('suggests a call if the sender gave no email address', () => {
    expect(open({ email: '', phone: '0113' })).toContain('Call 0113 to reply')
  })
})

it('the navigation bar shows the number of unread messages', () => {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, { user })
  queries.setQueryData(unreadQuery.queryKey, { unread: 120, byWebsite: {} })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <MemoryRouter initialEntries={['/inbox']}>
          <OwnerNav />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  expect(html).toMatch(/aria-current="page"[^>]*href="\/inbox"/)
  expect(html).toContain('99+')
  expect(html).toContain(', 120 unread')
  expect(html).toContain('href="/visitors"')
})
