import { offerMeasuring } from '#editor/shell/measuring/offer-measuring.ts'
import { report, startReporting } from '#editor/shell/measuring/report.ts'
import { startTools } from '#editor/shell/measuring/tools.ts'
import { watchClicks } from '#editor/shell/measuring/watch-clicks.ts'

// Pages with this script are in the routes table, so their path contains no personal data.
const path = location.pathname
let isOffered = false

startReporting((measurement) => {
  if (isOffered) return
  isOffered = true
  offerMeasuring(measurement, () => startTools(measurement).show({ path, mayRecord: true }))
})
watchClicks(() => ({ area: path === '/' ? 'home' : 'public', path }))
report({ name: 'page_view', path })
// A return with the back button counts as another view.
addEventListener('pageshow', ({ persisted }) => persisted && report({ name: 'page_view', path }))
