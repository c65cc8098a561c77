import { beforeEach, expect, it, vi } from 'vitest'
import { newFarm } from '../../../harness/workers/creation/creations.ts'
import { linesAbout } from '../../../harness/workers/log-lines.ts'

const log = vi.spyOn(console, 'log')
beforeEach(() => void log.mockReset().mockReturnValue())

it('an import gives up on a page after ten seconds, wherever it stalls', async () => {
  const { read } = await newFarm()
  const start = performance.now()
  const pages = await Promise.all([read('/slow'), read('/stalls')])
  expect(performance.now() - start).toBeLessThan(12_000)
  expect(pages).toMatchObject([
    { outcome: 'nothing', found: 0 },
    { outcome: 'nothing', found: 1 },
  ])
  expect(linesAbout(log, 'import.no_page').map(({ code }) => code)).toEqual(['no_answer', 'no_answer'])
})
