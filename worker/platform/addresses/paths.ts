import { customLabel, previewLabel } from './hosts.ts'

/**
 * Every path of the app's host. The same table reserves the names from being handles, since `/{handle}` there leads to a
 * published site.
 */
export const pages = {
  home: '/',
  /** Your Website in Minutes: one promise and one button, for those who come from an advertisement. */
  landing: '/start',
  about: '/about',
  pricing: '/pricing',
  /** The help pages. Articles lie below. */
  support: '/support',
  blog: '/blog',
  /** The blog's feed. */
  feed: '/blog/feed.xml',
  terms: '/terms',
  privacy: '/privacy',
  /** What can be used without an account. */
  tools: '/tools',
  nameCreator: '/business-name-creator',
  ideaCreator: '/business-idea-creator',
  /** All trades; each has a page below it. */
  industries: '/industries',
  /** What the styles look like. The sample websites lie below it, at /samples/{style}/{industry}. */
  samples: '/samples',
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

/** First path segments that belong to the app beside its pages. */
const prefixes = [
  'api',
  'assets',
  '_',
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'index.html',
  'llms.txt',
] as const

/** Names that would mislead or that later pages need. */
const kept = [
  'admin', 'app', 'cdn', 'connect', 'contact', customLabel, 'dashboard', 'dev', 'docs', 'edge', 'email', 'featured', 'ftp',
  'help', 'home', 'imap', 'legal', 'localhost', 'logout', 'mail', 'media', 'ns1', 'ns2', 'official', 'pop',
  previewLabel, 'root', 'security', 'sign-in', 'sign-up', 'signin', 'signup', 'smtp', 'staging', 'static', 'status', 'test',
  'verify', 'webmail', 'www',
] as const // biome-ignore format: a list of words

/** Names that are the product's own, and so can be no handles. */
export const ownNames: ReadonlySet<string> = new Set([
  ...Object.values(pages).map((path) => path.split('/')[1] ?? ''),
  ...prefixes,
  ...kept,
])

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
