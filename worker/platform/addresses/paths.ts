import type { PublicPath } from './public-paths.ts'

/** Paths on the app's host that code refers to. Public pages register themselves (marketing/public-pages.ts). */
export const pages = {
  home: '/' satisfies PublicPath,
  /** The help center, with articles below it. */
  support: '/support' satisfies PublicPath,
  /** The style gallery, with sample websites below it at /samples/{style}/{trade}. */
  samples: '/samples' satisfies PublicPath,
  create: '/create',
  login: '/login',
  /** The page to enter an emailed code. */
  enterCode: '/login/code',
  /** Confirms that a sign-in link was sent. */
  linkSent: '/login/link-sent',
  /** Sign-in with email address and password. */
  passwordSignIn: '/login/password',
  signUp: '/login/sign-up',
  /** Targets of links in emails, with their token in `?token=`. */
  magicLink: '/login/link',
  verifyEmail: '/login/verify',
  changeEmail: '/login/new-email',
  resetPassword: '/login/reset',
  /** The social provider's redirect target, in the same tab or a popup. */
  socialDone: '/login/done',
  account: '/account',
  /** Asks an owner whether an assistant may act for them. */
  connectAssistant: '/account/connect',
  designer: '/designer',
  /** A person's week. The page after sign-in. */
  week: '/home',
  /** All of a person's websites. */
  websites: '/websites',
  /** Messages from contact forms. */
  inbox: '/inbox',
  /** Visitor statistics. */
  visitors: '/visitors',
  /** The page to send photos from a phone. Its token is in the fragment. */
  phonePhotos: '/phone-photos',
  /** The page to report a website. */
  report: '/report',
  /** For operators only; 404 for everyone else. */
  operate: '/operate',
  /** The product's status, in a few lines. */
  status: '/status',
  /** Unsent emails, in development and in trials. */
  mailbox: '/mailbox',
} as const

/** The designer's path with a website open. */
export const designerPath = (draftId: string) => `${pages.designer}?websiteId=${draftId}`

/** Endpoints for owners' assistants (worker/owner-assistants). */
export const assistantPaths = {
  mcp: '/api/mcp',
  token: '/api/oauth/token',
  register: '/api/oauth/register',
} as const

/** Whether a request is from an assistant's program rather than from a browser. */
export const isAssistantPath = (path: string) =>
  path.startsWith('/.well-known/oauth-') || Object.values(assistantPaths).some((one) => one === path)

/** Whether the editor serves a path on the app's host. */
export const isEditorPath = (path: string) =>
  [
    pages.create,
    pages.login,
    pages.account,
    pages.designer,
    pages.week,
    pages.websites,
    pages.inbox,
    pages.visitors,
    pages.phonePhotos,
    pages.operate,
    pages.mailbox,
  ].some((page) => path === page || path.startsWith(`${page}/`))

/** Makes the homepage confirm that an account was deleted. */
export const accountDeletedPlace = '#account-deleted'

/** Query parameters with which a page can prefill the wizard's first step. The trade is a slug. */
export const carriedNames = ['businessName', 'businessActivities', 'businessLocation', 'trade', 'link'] as const
type CarriedAnswers = Partial<Record<(typeof carriedNames)[number], string>>

/** The wizard's address with prefilled answers: `/create?trade=spa`. A form with these fields may submit to it. */
export function wizardLink(answers: CarriedAnswers = {}): string {
  const query = new URLSearchParams(carriedNames.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])))
  return query.size > 0 ? `${pages.create}?${query}` : pages.create
}

/** The same, in the address's fragment, which browsers never send: for private texts of any length. */
export const wizardFragment = (answers: URLSearchParams) => `${pages.create}#${answers}`
