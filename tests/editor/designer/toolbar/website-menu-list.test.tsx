import { MantineProvider, Menu } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { WebsiteMenuList } from '../../../../editor/designer/toolbar/website-menu-list.tsx'
import { unreadQuery } from '../../../../editor/state/messages.ts'
import { sessionQuery } from '../../../../editor/state/session.ts'
import { listed } from '../../features/websites/listed.ts'

const user = {
  uid: 'ada',
  email: 'ada@example.com',
  type: 'email' as const,
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSignInAt: '2026-11-01T08:00:00.000Z',
}

it('the designer’s menu says how many messages are unread, and leads to the inbox and the visitors', () => {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, { user })
  queries.setQueryData(unreadQuery.queryKey, { unread: 3, byWebsite: {} })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <MemoryRouter>
          <Menu opened withinPortal={false} transitionProps={{ duration: 0 }}>
            <Menu.Dropdown>
              <WebsiteMenuList drafts={[listed()]} openId="draft-1" />
            </Menu.Dropdown>
          </Menu>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
  expect(html).toMatch(/href="\/inbox".*?Inbox.*?, 3 unread/s)
  expect(html).toContain('href="/visitors?website=draft-1"')
})
