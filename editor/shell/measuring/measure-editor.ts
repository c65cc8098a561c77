import { areaOf, measuredPath } from '#worker/analytics/measured-pages.ts'
import type { Measurement } from '#worker/analytics/schema.ts'
import { report, startReporting } from './report.ts'
import { type ShownPage, startTools, type Tools } from './tools.ts'
import { type Place, watchClicks } from './watch-clicks.ts'

/** Of react-router's, what is needed to know where somebody is. */
type Routed = { state: { location: { pathname: string } }; subscribe: (follower: () => void) => unknown }

let tools: Tools | undefined
let person: string | undefined

/** The place in the product that a path of the editor is. */
export function placeOf(pathname: string): Place {
  const path = measuredPath(pathname)
  return { path, area: areaOf(path) }
}

/**
 * What may be recorded of a page. Never where people sign in, whose addresses bear tokens; where a website's own content is edited only
 * if the operator has said so.
 */
export function shownPage({ path, area }: Place, { clarityWhileEditing }: Measurement): ShownPage {
  const isEditing = area === 'designer' || area === 'onboarding'
  return { path, mayRecord: area !== 'sign-in' && (!isEditing || clarityWhileEditing === true) }
}

/** Counts every page of the editor that is come to, and the clicks on it. */
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
  /** Few operators have other tools, so the question about them comes late. Without it, nothing of theirs is loaded. */
  const offer = async (configured: Measurement) => {
    const { offerMeasuring } = await import('./offer-measuring.ts')
    offerMeasuring(configured, () => {
      // What people write is theirs: a recording shows that there is text, not which.
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

/** Who is signed in, by the id of their account; for tools that a person has allowed, and nobody else. */
export function identify(uid: string): void {
  person = uid
  tools?.identify(uid)
}
