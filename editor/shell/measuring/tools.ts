import type { Measurement } from '#worker/analytics/schema.ts'

/** A page that is looked at: its measured path, and whether what happens on it may be recorded. */
export type ShownPage = { path: string; mayRecord: boolean }

export type Tools = {
  show: (page: ShownPage) => void
  /** Says which account it is that is signed in, by its id. */
  identify: (uid: string) => void
}

/** The tools that the operator has configured and a person has allowed. Each is loaded with the first page that it may see. */
export function startTools({ googleId, clarityId }: Measurement): Tools {
  const google = googleId && startGoogle(googleId)
  let clarity: Command | undefined
  let person: string | undefined
  let isStopped = false
  return {
    show({ path, mayRecord }) {
      if (google) google(path)
      if (!clarityId || isStopped) return
      if (mayRecord && !clarity) {
        clarity = startClarity(clarityId)
        if (person) clarity('identify', person)
      } else if (!mayRecord && clarity) {
        // For good: what was stopped once does not come back before the next load.
        isStopped = true
        clarity('stop')
      }
    },
    identify(uid) {
      if (uid !== person) clarity?.('identify', uid)
      person = uid
    },
  }
}

/** Loads Microsoft Clarity, which records from then on. Returns its command function. */
function startClarity(id: string): Command {
  const waiting: Command & { q?: unknown[] } = function () {
    waiting.q ??= []
    // biome-ignore lint/complexity/noArguments: as its own snippet does.
    waiting.q.push(arguments)
  }
  onPage.clarity ??= waiting
  // Its script puts itself in the place of the list.
  const clarity: Command = (...command) => onPage.clarity?.(...command)
  clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
  insertScript(`https://www.clarity.ms/tag/${id}`)
  return clarity
}

/** Loads Google Analytics, without advertising. Returns a function that reports a page. */
function startGoogle(id: string): (path: string) => void {
  const list: unknown[] = []
  onPage.dataLayer = list
  const gtag: Command = function () {
    // biome-ignore lint/complexity/noArguments: gtag.js passes over a mere array.
    list.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  insertScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  return (path) => {
    // In place of what it would read of the page: addresses bear tokens and ids, titles the names of websites.
    gtag('set', { page_location: location.origin + path, page_title: path, page_referrer: referrer() })
    gtag('event', 'page_view')
  }
}

/** Where somebody came from: which website, not which page of it. */
const referrer = () => (URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : '')

/** A command as both tools take it: in a list that their script works through once it is there. */
type Command = (...command: unknown[]) => void

/** What their scripts find on the page. */
export const onPage = globalThis as typeof globalThis & { dataLayer?: unknown[]; clarity?: Command & { q?: unknown[] } }

function insertScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
