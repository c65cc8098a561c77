import { Button } from '@mantine/core'
import { createBrowserRouter, useRouteError } from 'react-router'
import { Notice } from '#ui/bars/notice.tsx'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { messageFor, problems } from '#ui/errors/error-texts.ts'
import { NotFound } from '#ui/errors/not-found.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'

/** The client-rendered pages, each in its own chunk. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: RouteWait,
    children: [
      {
        path: pages.create,
        lazy: async () => ({ Component: (await import('#editor/create/create-screen.tsx')).CreateScreen }),
      },
      {
        path: `${pages.login}/*`,
        lazy: async () => ({ Component: (await import('#editor/sign-in/login-screen.tsx')).LoginScreen }),
      },
      {
        path: pages.socialDone,
        lazy: async () => ({ Component: (await import('#editor/sign-in/social-done.tsx')).SocialDone }),
      },
      {
        path: pages.account,
        lazy: async () => ({ Component: (await import('#editor/account/account-screen.tsx')).AccountScreen }),
      },
      {
        path: pages.connectAssistant,
        lazy: async () => ({ Component: (await import('#editor/account/connect-screen.tsx')).ConnectScreen }),
      },
      {
        path: pages.designer,
        lazy: async () => ({ Component: (await import('#editor/designer/designer-page.tsx')).DesignerPage }),
      },
      {
        path: pages.week,
        lazy: async () => ({ Component: (await import('#editor/week/week-page.tsx')).WeekPage }),
      },
      {
        path: pages.websites,
        lazy: async () => ({ Component: (await import('#editor/websites/websites-page.tsx')).WebsitesPage }),
      },
      {
        path: pages.inbox,
        lazy: async () => ({ Component: (await import('#editor/messages/inbox-screen.tsx')).InboxScreen }),
      },
      {
        path: pages.visitors,
        lazy: async () => ({ Component: (await import('#editor/visits/visitors-screen.tsx')).VisitorsScreen }),
      },
      {
        path: pages.phonePhotos,
        lazy: async () => ({ Component: (await import('#editor/phone/phone-photos-screen.tsx')).PhonePhotosScreen }),
      },
      {
        path: pages.operate,
        lazy: async () => ({ Component: (await import('#editor/operate/operate-page.tsx')).OperatePage }),
      },
      {
        path: pages.mailbox,
        lazy: async () => ({ Component: (await import('#editor/mailbox/mailbox-screen.tsx')).MailboxScreen }),
      },
      { path: '*', Component: NotFound },
    ],
  },
])

/** Replaces a page that crashed. Saved work is safe, and a reload refetches missing chunks. */
function RouteError() {
  const error = useRouteError()
  return (
    <Notice
      title={problems.page}
      action={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          <Button component="a" href={pages.support} variant="default">
            Go to Support
          </Button>
        </>
      }
    >
      {isChunkError(error) ? messageFor('network') : <ErrorText error={error} />}
    </Notice>
  )
}

/** A chunk that failed to load: offline, or removed by a newer release. */
const isChunkError = (error: unknown) => error instanceof Error && /import|module|preload/i.test(error.message)
