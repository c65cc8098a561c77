import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { settleTokens } from '#marketing/styles/settle-tokens.ts'

describe('settling the public pages’ CSS tokens', () => {
  test('keeps a token’s last declaration and drops unused tokens', () => {
    const css = ':root{color-scheme:light dark;--a:1px;--b:2px;--c:3px}:root{--a:4px}p{margin:var(--a)}q{gap:var(--b)}'
    expect(settleTokens(css)).toBe(':root{color-scheme:light dark;--a:4px;--b:2px}p{margin:var(--a)}q{gap:var(--b)}')
  })

  test('keeps tokens used by other tokens', () => {
    expect(settleTokens(':root{--a:1px;--b:var(--a);--c:var(--b)}p{margin:var(--b)}')).toBe(
      ':root{--a:1px;--b:var(--a)}p{margin:var(--b)}',
    )
  })

  test('doesn’t change tokens within a media query', () => {
    const css = ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}'
    expect(settleTokens(css)).toBe(':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}')
  })

  test('keeps every token that the consent bar uses', () => {
    const [pages, tokens, scale, consent] = [
      ['home/home', 'styles/base', 'parts/parts', 'tools/tools'].map((name) => `marketing/${name}.css`),
      ['marketing/styles/tokens.css'],
      ['editor/ui/tokens.css'],
      ['editor/shell/measuring/consent.css'],
    ].map((sheets) => sheets.map((path) => readFileSync(path, 'utf8')).join(''))
    const used = [...(consent ?? '').matchAll(/var\((--(?!bar)[\w-]+)/g)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !`${scale}${tokens}`.includes(`${name}:`))).toEqual([])
    expect(used.filter((name) => !pages?.includes(`var(${name}`))).toEqual([])
  })
})
