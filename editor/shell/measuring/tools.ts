import type { Measurement } from '#worker/analytics/schema.ts'

/** A page view: the anonymized path, and whether it may be recorded. */
export type ShownPage = { path: string; mayRecord: boolean }

export type Tools = {
  show: (page: ShownPage) => void
  identify: (uid: string) => void
}

/** Starts the configured third-party tools after consent. Each loads on the first page that it may see. */
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
        // Permanent: once stopped, recording doesn't resume until the next load.
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

/** Loads Microsoft Clarity, which starts recording. Returns its command function. */
function startClarity(id: string): Command {
  const waiting: Command & { q?: unknown[] } = function () {
    waiting.q ??= []
    // biome-ignore lint/complexity/noArguments: as its own snippet does.
    waiting.q.push(arguments)
  }
  onPage.clarity ??= waiting
  // Looked up per call, since the loaded script replaces the queue.
  const clarity: Command = (...command) => onPage.clarity?.(...command)
  clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
  insertScript(`https://www.clarity.ms/tag/${id}`)
  return clarity
}

/** Loads Google Analytics without advertising. Returns a function that reports a page view. */
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
    // Overrides what Google Analytics would read from the page, since URLs contain tokens and ids, and titles contain website names.
    gtag('set', { page_location: location.origin + path, page_title: path, page_referrer: referrer() })
    gtag('event', 'page_view')
  }
}

/** The referring origin, without the path. */
const referrer = () => (URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : '')

/** A command for either tool, queued until the tool's script loads. */
type Command = (...command: unknown[]) => void

/** Globals that the tools' scripts read. */
export const onPage = globalThis as typeof globalThis & { dataLayer?: unknown[]; clarity?: Command & { q?: unknown[] } }

function insertScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
