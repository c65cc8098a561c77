import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

/** The requirements of levels 1 and 2 in each section of ASVS 5.0.0: one digit for each number, its level; "-" for one of level 3. */
const sections = `
  V1.1:22 V1.2:111112222 V1.3:11222222222 V1.4:222 V1.5:12 V2.1:122 V2.2:112 V2.3:1222 V2.4:2 V3.2:11
  V3.3:1222 V3.4:112222 V3.5:11122 V3.7:22 V4.1:122 V4.2:2 V4.3:22 V4.4:1222 V5.1:2 V5.2:112 V5.3:11 V5.4:222
  V6.1:122 V6.2:111111112222 V6.3:1122 V6.4:1122 V6.5:22222 V6.6:222 V6.8:2222 V7.1:222 V7.2:1111 V7.3:22
  V7.4:11222 V7.5:22 V7.6:22 V8.1:12 V8.2:112 V8.3:1 V8.4:2 V9.1:111 V9.2:1222 V10.1:22 V10.2:22 V10.3:2222
  V10.4:11111222222 V10.5:22222 V10.6:22 V10.7:222 V11.1:22 V11.2:222 V11.3:112 V11.4:1222 V11.5:2 V11.6:2
  V12.1:122 V12.2:11 V12.3:2222 V13.1:2 V13.2:22222 V13.3:22 V13.4:12222 V14.1:22 V14.2:1222 V14.3:122
  V15.1:122 V15.2:122 V15.3:1222222 V16.1:2 V16.2:22222 V16.3:2222 V16.4:222 V16.5:222 V17.1:2 V17.2:2222
  V17.3:22
`
const requirements = sections
  .trim()
  .split(/\s+/)
  .flatMap((text) => {
    const [section = '', levels = ''] = text.split(':')
    return [...levels].flatMap((level, index) => (level === '-' ? [] : [{ id: `${section}.${index + 1}`, level }]))
  })

const states = ['met', 'not applicable', 'not met'] as const
const rows = [...page.matchAll(/^\| (V[\d.]+) \| (\d) \| (.+?) \| ([a-z ]+) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', short = '', state = '', why = '']) => ({ id, level, short, state, why }),
)

type Named = { path: string; title: string }
/** The tests that a row names: `file` › title. */
const testsIn = (why: string): Named[] =>
  [...why.matchAll(/`(tests\/[\w./-]+)` › (.+?)(?=<br>|$)/g)].map(([, path = '', title = '']) => ({ path, title }))
const linksIn = (why: string) =>
  [...why.matchAll(/\]\(([^)#]+)#([^)]+)\)/g)].map(([, file = '', anchor = '']) => ({ file, anchor }))

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

/** Whether a file has a test with this title, as it is written there: with `%s` and `${…}` for the values of a table. */
function hasTest({ path, title }: Named): boolean {
  const written = [title, title.replaceAll("'", "\\'")].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return written.some((text) => new RegExp(`\\(\\s*(['"\`])${text}\\1\\s*,`).test(read(path)))
}

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, with its level, and a state', () => {
    expect(requirements).toHaveLength(253)
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(requirements)
    expect(rows.filter(({ state }) => !states.some((known) => known === state))).toEqual([])
  })

  it('names tests that exist', () => {
    const named = rows.flatMap(({ id, why }) => testsIn(why).map((test) => ({ id, ...test })))
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((test) => !hasTest(test))).toEqual([])
  })

  it('shows each requirement that is met by a test or, where it asks for documentation, a heading', () => {
    const met = rows.filter(({ state }) => state === 'met')
    expect(met.filter(({ why }) => testsIn(why).length + linksIn(why).length === 0)).toEqual([])
    const links = met.flatMap(({ id, why }) => linksIn(why).map((link) => ({ id, ...link })))
    const anchorsOf = (file: string) =>
      [...read(join(dirname('docs/asvs.md'), file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      )
    expect(links.filter(({ file, anchor }) => !anchorsOf(file).includes(anchor))).toEqual([])
  })

  it('gives a reason for each requirement that is not met or does not apply, and no test', () => {
    const others = rows.filter(({ state }) => state !== 'met')
    expect(others.filter(({ why }) => why.trim().length < 15 || testsIn(why).length > 0)).toEqual([])
  })

  it('counts its rows', () => {
    const count = (state: string, level: string) =>
      rows.filter((row) => row.state === state && row.level === level).length
    for (const state of states) {
      const line = `| ${state} | ${count(state, '1')} | ${count(state, '2')} | ${count(state, '1') + count(state, '2')} |`
      expect(page).toContain(line)
    }
  })
})

it('docs/threat-model.md names tests that exist', () => {
  const named = [...read('docs/threat-model.md').matchAll(/`(tests\/[\w./-]+)` › (.+?) \|/g)].map(
    ([, path = '', title = '']) => ({ path, title }),
  )
  expect(named).toHaveLength(10)
  expect(named.filter((test) => !hasTest(test))).toEqual([])
})
