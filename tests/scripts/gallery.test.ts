import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { sampleBusinesses } from '../../templates/samples/sample-businesses.ts'

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url))

function run(script: string, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [`${scripts}/${script}`, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

/** What the gallery would take, a line each: `Elegant spa 390 768`. */
async function listed(...args: string[]): Promise<string[]> {
  const { code, said } = await run('gallery.mjs', '--list', ...args)
  expect(code).toBe(0)
  return said.trim().split('\n')
}

describe('what the gallery is asked for', { timeout: 60_000 }, () => {
  it('is every style on every industry at three widths, when nothing is', async () => {
    const all = presetStyles.flatMap((style) =>
      sampleBusinesses.map(({ industry }) => `${style} ${industry} 390 768 1440`),
    )
    expect(await listed()).toEqual(all)
  })

  it('is what is named: in any case, by name or address, with commas or again', async () => {
    const names = ['--style', 'fun, common-alt', '--style=ELEGANT', '--industry', 'spa', '--width', '320,1024']
    expect(await listed(...names)).toEqual(['CommonAlt spa 320 1024', 'Elegant spa 320 1024', 'Fun spa 320 1024'])
  })

  it.each([
    [['--style', 'Baroque'], /There is no style 'Baroque'\. There are Common, CommonAlt, Geometric, Elegant, Fun\./],
    [['--industry', 'undertaker'], /There is no industry 'undertaker'\. There are plumber, /],
    [['--width', '12'], /'12' is no width/],
    [['--width', 'wide'], /'wide' is no width/],
    [['--colour', 'red'], /Unknown option '--colour'/],
  ])('is refused in a sentence: %s', async (args, sentence) => {
    const { code, said } = await run('gallery.mjs', '--list', ...args)
    expect(code).toBe(1)
    expect(said).toMatch(sentence)
    expect(said).not.toContain('    at ')
  })

  it('is refused by the other script that takes such names too', async () => {
    for (const args of [
      ['--style', 'Baroque'],
      ['--industry', 'undertaker'],
      ['--runs', '0'],
    ]) {
      const { code, said } = await run('lighthouse.mjs', ...args)
      expect(code).toBe(1)
      expect(said).toMatch(/no style|no industry|no number of runs/)
    }
  })
})
