import { describe, expect, it } from 'vitest'
import { assumed, costTable, dollarsOf, limitTable, type OneWebsite } from '../bench/costs/cost-table.ts'

const website: OneWebsite = {
  assumed,
  measured: {
    ...{ draftBytes: 2000, releaseBytes: 3000, releaseKvBytes: 53_000, hostKvBytes: 10_000 },
    ...{ publishKvWrites: 5, publishRowsWritten: 20, saveRowsWritten: 2, visitRowsWritten: 1 },
  },
}
const cellsOf = (table: string, name: string) =>
  table
    .split('\n')
    .find((row) => row.startsWith(`| ${name}`))
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())

describe('The table of costs', () => {
  it('charges nothing that the plan includes', () => {
    expect(dollarsOf(website, 0)).toBe(5)
    expect(cellsOf(costTable(website), 'KV writes')?.[0]).toBe('0')
  })

  it('charges what goes beyond it by its price', () => {
    // 2 publications of 5 writes: 100 million a month, of which one is included, at $5 a million.
    expect(cellsOf(costTable(website), 'KV writes')).toEqual(['0', '0', '500'])
    // 2 KB and ten releases of 3 KB: 320 GB, of which 5 are included, at $0.75.
    expect(cellsOf(costTable(website), 'D1 storage')?.[2]).toBe('240')
    // 2,400 requests, of which one in a hundred is logged: 240 million, of which 20 are included, at $0.60 a million.
    expect(cellsOf(costTable(website), 'logs of visits')?.[2]).toBe('130')
  })

  it('adds up all rows except custom domains', () => {
    const table = costTable(website)
    const sum = table
      .split('\n')
      .filter((row) => /, \$/.test(row) && !/custom domains|plan/.test(row))
      .reduce((total, row) => total + Number(row.split('|')[4]?.replaceAll(',', '')), 5)
    expect(Math.abs(sum / dollarsOf(website, 10_000_000) - 1)).toBeLessThan(0.05)
    expect(cellsOf(table, 'custom domains')).toEqual(['0', '490', '50,000'])
  })

  it('grows with stored bytes, written rows and calls', () => {
    for (const name of Object.keys(website.measured) as (keyof OneWebsite['measured'])[]) {
      const more = { ...website, measured: { ...website.measured, [name]: website.measured[name] * 100 } }
      expect([name, dollarsOf(more, 10_000_000) > dollarsOf(website, 10_000_000)]).toEqual([name, true])
    }
  })
})

describe('The table of limits', () => {
  it('says how many databases so many websites need', () => {
    expect(cellsOf(limitTable(website), 'size of a D1 database')).toEqual(['0 GB', '3.2 GB', '**320 GB**, 32 ×'])
  })
})
