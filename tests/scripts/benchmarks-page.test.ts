import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { entryOf, withFigures, writeFigures } from '../bench/figures-page.mjs'

const page = `# Benchmarks

Prose with \`npm run bench -- one-ms\`.

| figure | command | measured | goal |
|---|---|---|---|
| one | \`npm run bench -- one-ms\` | **4 ms**; old words | ≤ 3 ms |
| two | \`npm run bench -- two-bytes --all\` | 5 | |
| three | \`npm run campaign golden\` | 100 % | ≥ 95 % |
`
const run = { date: '2026-11-26', speed: 0.9 }
const entry = (line: object, values: number[]) =>
  entryOf(
    { bench: 'one-ms', unit: 'ms', against: '<= 3: a reason', value: values[0], ...line },
    { ...run, runs: values.map((value) => ({ value })) },
  )
const rowOf = (entries: Parameters<typeof withFigures>[1], figure: string) =>
  withFigures(page, entries)
    .split('\n')
    .find((line) => line.startsWith(`| ${figure} |`))

let folder: string | undefined
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true })
  folder = undefined
})

describe('the page of figures', () => {
  it('shows a figure with the spread of its runs, the date and the speed of the machine', () => {
    expect(rowOf({ 'one-ms': entry({}, [2.5, 2.25, 2.75]) }, 'one')).toBe(
      '| one | `npm run bench -- one-ms` | 2.5 ms, 2.25 to 2.75 in 3 runs (2026-11-26, speed 0.9) | ≤ 3 ms |',
    )
  })

  it.each([
    ['<= 3: a reason', 3.2, true],
    ['<= 3: a reason', 3, false],
    ['< 3', 3, true],
    ['>= 0.97: a reason', 0.96, true],
    ['<= 14,336 with its CSS', 14_336, false],
    ['<= 14,336 with its CSS', 14_337, true],
    ['for scale', 1, false],
  ])('sets a figure that misses its goal in bold: %s, %d', (against, value, isMissed) => {
    const shown = rowOf({ 'one-ms': entry({ against }, [value]) }, 'one')
    expect(shown?.includes('**')).toBe(isMissed)
  })

  it('changes nothing but the measured column of known figures', () => {
    const changed = withFigures(page, {
      'two-bytes': entryOf(
        { bench: 'two-bytes', unit: 'bytes', against: '', value: 11_940 },
        { ...run, runs: [{ value: 11_940 }] },
      ),
    })
    const expected = page.replace('| 5 |', '| 11,940 bytes (2026-11-26, speed 0.9) |')
    expect(changed).toBe(expected)
  })

  it('keeps the figures of earlier runs in the data beside the page', () => {
    folder = mkdtempSync(join(tmpdir(), 'figures-'))
    const [file, data] = [join(folder, 'page.md'), join(folder, 'page.json')]
    writeFileSync(file, page)
    writeFigures(file, data, { 'two-bytes': entry({ bench: 'two-bytes', unit: 'bytes' }, [7]) })
    writeFigures(file, data, { 'one-ms': entry({}, [1]) })
    expect(Object.keys(JSON.parse(readFileSync(data, 'utf8')))).toEqual(['one-ms', 'two-bytes'])
    expect(readFileSync(file, 'utf8')).toContain('| 1 ms (2026-11-26, speed 0.9) |')
    expect(readFileSync(file, 'utf8')).toContain('7 bytes')
  })
})

describe('the benchmarks page', () => {
  const text = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8')

  it('has one row for a figure, so that the measured column can be written', () => {
    const named = [...text.matchAll(/^\|[^|]*\| `npm run bench -- ([\w-]+)/gm)].map(([, bench]) => bench)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((bench, index) => named.indexOf(bench) !== index)).toEqual([])
  })
})
