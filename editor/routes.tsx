import { createBrowserRouter } from 'react-router'
import { pages } from '../worker/platform/addresses/paths.ts'
import { NothingToSeeHere } from './ui/nothing-to-see-here.tsx'
import { RouteError } from './ui/route-error.tsx'
import { RouteWait } from './ui/route-wait.tsx'

/** The pages drawn in the browser. Each comes with its own chunk, so that nobody pays for a page that is not open. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: RouteWait,
    children: [
      {
        path: pages.create,
        lazy: async () => ({ Component: (await import('./features/onboarding/create-screen.tsx')).CreateScreen }),
      },
      {
        path: `${pages.login}/*`,
        lazy: async () => ({ Component: (await import('./features/auth/login-screen.tsx')).LoginScreen }),
      },
      {
        path: pages.socialDone,
        lazy: async () => ({ Component: (await import('./features/auth/social-done.tsx')).SocialDone }),
      },
      {
        path: pages.account,
        lazy: async () => ({ Component: (await import('./features/account/account-screen.tsx')).AccountScreen }),
      },
      {
        path: pages.designer,
        lazy: async () => ({ Component: (await import('./designer-page.tsx')).DesignerPage }),
      },
      {
        path: pages.websites,
        lazy: async () => ({ Component: (await import('./websites-page.tsx')).WebsitesPage }),
      },
      {
        path: pages.inbox,
        lazy: async () => ({ Component: (await import('./features/inbox/inbox-screen.tsx')).InboxScreen }),
      },
      {
        path: pages.visitors,
        lazy: async () => ({ Component: (await import('./features/visitors/visitors-screen.tsx')).VisitorsScreen }),
      },
      {
        path: pages.mailbox,
        lazy: async () => ({ Component: (await import('./features/mailbox/mailbox-screen.tsx')).MailboxScreen }),
      },
      { path: '*', Component: NothingToSeeHere },
    ],
  },
])
