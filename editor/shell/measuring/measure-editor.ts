import { areaOf, measuredPath } from '#worker/analytics/measured-pages.ts'
import type { Measurement } from '#worker/analytics/schema.ts'
import { report, startReporting } from './report.ts'
import { type ShownPage, startTools, type Tools } from './tools.ts'
import { type Place, watchClicks } from './watch-clicks.ts'

/** The part of react-router's Router that tracks the location. */
type Routed = { state: { location: { pathname: string } }; subscribe: (follower: () => void) => unknown }

let tools: Tools | undefined
let person: string | undefined

/** Maps an editor path to an analytics area. */
export function placeOf(pathname: string): Place {
  const path = measuredPath(pathname)
  return { path, area: areaOf(path) }
}

/** Which recordings a page allows: none on sign-in pages, whose URLs contain tokens, and during editing only if the operator enabled it. */
export function shownPage({ path, area }: Place, { clarityWhileEditing }: Measurement): ShownPage {
  const isEditing = area === 'designer' || area === 'onboarding'
  return { path, mayRecord: area !== 'sign-in' && (!isEditing || clarityWhileEditing === true) }
}

export function measureEditor(router: Routed): void {
  let measurement: Measurement | undefined
  let shown: string | undefined
  const place = () => placeOf(router.state.location.pathname)
  const show = () => measurement && tools?.show(shownPage(place(), measurement))
  const look = () => {
    const { pathname } = router.state.location
    if (pathname === shown) return
    shown = pathname
    report({ name: 'page_view', path: place().path })
    show()
  }
  /** Only loaded if the operator has configured third-party tools, which few have. */
  const offer = async (configured: Measurement) => {
    const { offerMeasuring } = await import('./offer-measuring.ts')
    offerMeasuring(configured, () => {
      // Recordings mask text that people write.
      if (!configured.clarityWhileEditing) document.body.dataset.clarityMask = 'true'
      tools = startTools(configured)
      if (person) tools.identify(person)
      show()
    })
  }
  startReporting((configured) => {
    if (measurement) return
    measurement = configured
    offer(configured).catch(() => undefined)
  })
  watchClicks(place)
  router.subscribe(look)
  look()
}

/** Passes the account's id to the tools that the person has consented to. */
export function identify(uid: string): void {
  person = uid
  tools?.identify(uid)
}
