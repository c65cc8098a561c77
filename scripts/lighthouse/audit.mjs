import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** What Lighthouse says when the browser's own recording has failed it, now and then, whatever the page. */
const misfires = ['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED']

/** Lighthouse's report on a page as a phone loads it, by the browser that listens on a port. Throws when it cannot load it. */
export async function audit(url, port, tries = 3) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: categories })
  if (misfires.includes(lhr.runtimeError?.code) && tries > 1) return audit(url, port, tries - 1)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`)
  return lhr
}

/** Each category's median score over some reports, from 0 to 100. */
export function medianOf(reports) {
  return Object.fromEntries(
    categories.map((category) => {
      const scores = reports.map((report) => report.categories[category].score ?? 0).toSorted((a, b) => a - b)
      return [category, Math.round(scores[Math.floor((scores.length - 1) / 2)] * 100)]
    }),
  )
}

/**
 * The imperfect audits of all reports: 'seo: robots-txt (weight 1) 0: what it is | why | where'. An audit of no weight
 * takes nothing from the score.
 */
export function imperfect(reports) {
  const found = reports.flatMap((report) =>
    categories.flatMap((category) =>
      report.categories[category].auditRefs.flatMap(({ id, weight }) => {
        const { score, scoreDisplayMode, title, displayValue, explanation, details } = report.audits[id]
        if (score === null || score >= 1 || scoreDisplayMode === 'notApplicable') return []
        const said = [title, displayValue, explanation, ...placesIn(details)].filter(Boolean).join(' | ')
        return [[`${category}: ${id} (weight ${weight})`, `${Math.round(score * 100)}: ${said}`]]
      }),
    ),
  )
  // One line an audit: runs differ in milliseconds only.
  return [...new Map(found)].map(([audit, said]) => `${audit} ${said}`)
}

const placesAtMost = 4

/** Where in the page, which file, or what Chromium says is the reason. */
function placesIn(details) {
  const items = (details?.items ?? []).flatMap((item) => item.items ?? [item])
  return items
    .map((item) => {
      const node = item.type === 'node' ? item : item.node
      const place = node?.selector ? `${node.selector} ${node.nodeLabel ?? ''} ${node.explanation ?? ''}` : undefined
      return place ?? item.url ?? item.reason ?? item.description ?? item.source?.url
    })
    .filter((place) => typeof place === 'string')
    .slice(0, placesAtMost)
    .map((place) => place.replace(/\s+/g, ' ').slice(0, 220))
}
