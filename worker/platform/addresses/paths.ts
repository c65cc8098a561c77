import type { PublicPath } from './public-paths.ts'

/** Paths of the app's host that its code refers to. The public pages register themselves (marketing/public-pages.ts). */
export const pages = {
  home: '/' satisfies PublicPath,
  /** The help pages. Articles lie below. */
  support: '/support' satisfies PublicPath,
  /** What the styles look like. The sample websites lie below it, at /samples/{style}/{industry}. */
  samples: '/samples' satisfies PublicPath,
  create: '/create',
  login: '/login',
  /** Where the code from a mail is entered. */
  enterCode: '/login/code',
  /** That a link is on its way. */
  linkSent: '/login/link-sent',
  /** An address and a password. */
  passwordSignIn: '/login/password',
  signUp: '/login/sign-up',
  /** Where the links in mails lead; what they prove stands behind `?token=`. */
  magicLink: '/login/link',
  verifyEmail: '/login/verify',
  changeEmail: '/login/new-email',
  resetPassword: '/login/reset',
  /** Where the social provider sends people back to, in the same tab or in a popup. */
  socialDone: '/login/done',
  account: '/account',
  designer: '/designer',
  /** All of a person's websites. */
  websites: '/websites',
  /** What visitors sent by contact forms. */
  inbox: '/inbox',
  /** How many visited, and where from. */
  visitors: '/visitors',
  /** Development only: the mails that would have been sent. */
  mailbox: '/mailbox',
} as const

/** Whether a path of the app's host is served by the editor. */
export const isEditorPath = (path: string) =>
  [
    pages.create,
    pages.login,
    pages.account,
    pages.designer,
    pages.websites,
    pages.inbox,
    pages.visitors,
    pages.mailbox,
  ].some((page) => path === page || path.startsWith(`${page}/`))

/** What a page can tell the wizard before it begins; each is an answer of its first step but the industry, which is a pack's slug. */
export const carriedNames = ['businessName', 'businessActivities', 'businessLocation', 'industry'] as const
type CarriedAnswers = Partial<Record<(typeof carriedNames)[number], string>>

/** The wizard's address with what somebody has said already: `/create?industry=spa`. A form of these names leads there too. */
export function wizardLink(answers: CarriedAnswers = {}): string {
  const query = new URLSearchParams(carriedNames.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])))
  return query.size > 0 ? `${pages.create}?${query}` : pages.create
}
