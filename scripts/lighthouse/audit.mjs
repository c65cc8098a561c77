import { createServer } from 'node:http'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']

/** Lighthouse's message if the browser's own trace failed, which happens now and then with any page. */
const misfires = ['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED']

/**
 * Lighthouse makes a phone of a fast desktop by a factor of 4; its documentation asks for a smaller one on a slower machine. This is the
 * middle of its range of fast desktops, 1,500 to 2,000.
 */
const desktopIndex = 1750
let machineIndex

/**
 * Lighthouse's report on a page for a mid-range phone, by the browser that listens on `port`. A busy machine slows the phone down less than
 * a quiet one. Throws if the page doesn't load.
 */
export async function audit(url, port) {
  machineIndex ??= (await run(url, port, 4)).environment.benchmarkIndex
  const report = await run(url, port, Math.max((4 * machineIndex) / desktopIndex, 1))
  machineIndex = report.environment.benchmarkIndex
  return report
}

async function run(url, port, cpuSlowdownMultiplier, tries = 3) {
  const { lhr } = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json', onlyCategories: categories },
    {
      extends: 'lighthouse:default',
      settings: { throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier } },
    },
  )
  if (misfires.includes(lhr.runtimeError?.code) && tries > 1) return run(url, port, cpuSlowdownMultiplier, tries - 1)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`)
  return lhr
}

const barePage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Bare</title><h1>A heading</h1>`

/**
 * Lighthouse's result for a page with one heading, the median of three runs: its performance score and blocking time in milliseconds.
 * Lighthouse's own benchmarkIndex only times scripts, but any page costs Chromium memory and a process.
 */
export async function auditBarePage(port) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(barePage))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const reports = []
  while (reports.length < 3) reports.push(await audit(`http://127.0.0.1:${server.address().port}/`, port))
  server.close()
  const [, blocked] = reports
    .map(({ audits }) => audits['total-blocking-time'].numericValue ?? 0)
    .toSorted((a, b) => a - b)
  return { performance: medianOf(reports).performance, blocked: Math.round(blocked) }
}

/** Each category's median score over several reports, from 0 to 100. */
export function medianOf(reports) {
  return Object.fromEntries(
    categories.map((category) => {
      const scores = reports.map((report) => report.categories[category].score ?? 0).toSorted((a, b) => a - b)
      return [category, Math.round(scores[Math.floor((scores.length - 1) / 2)] * 100)]
    }),
  )
}

/**
 * The imperfect audits of all reports: 'seo: robots-txt (weight 1) 0: title | reason | place'. An audit without weight doesn't lower the
 * score.
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
  // One line per audit: runs differ only in milliseconds.
  return [...new Map(found)].map(([audit, said]) => `${audit} ${said}`)
}

const placesAtMost = 4

/** The place in the page, the file, or Chromium's reason. */
function placesIn(details) {
  const items = Object.values(details?.items ?? []).flatMap((item) => item.items ?? [item])
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
