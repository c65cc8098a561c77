import { chromium, expect, test } from '@playwright/test'
import { audit, imperfect, medianOf } from '../../../scripts/lighthouse/audit.mjs'
import { freePort } from '../../harness/bench/workerd.mjs'

/** One of each kind; all of them, and how fast they are: npm run bench -- --all public-lighthouse-min */
const sampled = ['/', '/start', '/industries/therapist', '/business-name-creator', '/support', '/blog']

/** In kilobytes: everything that a phone loads of a public page. */
const mostLoaded = 250

// How long things take is the benches' to say: these machines are busy.
test('on a phone Lighthouse finds nothing wrong with public pages', { tag: '@long' }, async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(300_000)
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  })
  for (const path of sampled)
    await test.step(path, async () => {
      const report = await audit(baseURL + path, port)
      const { performance, ...others } = medianOf([report])
      expect(others, imperfect([report]).join('\n')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
      expect(performance).toBeGreaterThan(50)
      expect(report.audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.05)
      expect(report.audits['total-byte-weight']?.numericValue).toBeLessThan(mostLoaded * 1024)
    })
  await browser.close()
})
