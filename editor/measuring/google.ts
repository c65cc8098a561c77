import { type Command, insertScript, onPage } from './insert-script.ts'

/** Loads Google Analytics, without advertising. Returns a function that reports a page. */
export function startGoogle(id: string): (path: string) => void {
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
