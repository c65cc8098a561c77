import { createBrowserRouter } from 'react-router'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { NothingToSeeHere } from '#ui/errors/nothing-to-see-here.tsx'
import { RouteError } from '#ui/errors/route-error.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'

/** The pages drawn in the browser. Each comes with its own chunk, so that nobody pays for a page that is not open. */
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
        path: pages.designer,
        lazy: async () => ({ Component: (await import('#editor/designer/designer-page.tsx')).DesignerPage }),
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
        path: pages.mailbox,
        lazy: async () => ({ Component: (await import('#editor/mailbox/mailbox-screen.tsx')).MailboxScreen }),
      },
      { path: '*', Component: NothingToSeeHere },
    ],
  },
])
