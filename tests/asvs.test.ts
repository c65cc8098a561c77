import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/asvs.md')

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
const rowPattern = /^\| V([\d.]+) \| (\d) \| (.+?) \| ([a-z ]+) \| (.*) \|$/gm
const rows = [...page.matchAll(rowPattern)].map(([, id = '', level = '', short = '', state = '', why = '']) => ({
  id,
  level,
  short,
  state,
  why,
}))

/** The test files that name each requirement or threat above one of their tests: `// ASVS 6.3.1, Threat 2`. */
const filesById = new Map<string, string[]>()
for (const path of globSync('tests/**/*.{ts,tsx}', { cwd: root })
  .map((name) => name.replaceAll('\\', '/'))
  .sort())
  for (const [, list = ''] of read(path).matchAll(/^\s*\/\/ ((?:(?:ASVS [\d.]+|Threat \d+)(?:, )?)+)$/gm))
    for (const id of list.split(', ')) filesById.set(id, [...new Set([...(filesById.get(id) ?? []), path])])

const filesOf = (id: string) => (filesById.get(id) ?? []).map((path) => `\`${path}\``)
const linksIn = (why: string) => why.split('<br>').filter((part) => part.startsWith('['))

/** The page with the tests and the counts of today. */
function withTests(text: string): string {
  const count = (state: string, level: string) =>
    rows.filter((row) => row.state === state && row.level.includes(level)).length
  const shown = text.replace(rowPattern, (row, id: string, level: string, short: string, state: string, why: string) =>
    state === 'met'
      ? `| V${id} | ${level} | ${short} | ${state} | ${[...linksIn(why), ...filesOf(`ASVS ${id}`)].join('<br>')} |`
      : row,
  )
  return states.reduce(
    (part, state) =>
      part.replace(
        new RegExp(`^\\| ${state} \\| .*$`, 'm'),
        `| ${state} | ${count(state, '1')} | ${count(state, '2')} | ${count(state, '')} |`,
      ),
    shown,
  )
}

/** `npx vitest run tests/asvs.test.ts -u` writes both pages. */
describe('the security pages', () => {
  it('list the tests of each requirement', async () => {
    await expect(withTests(page)).toMatchFileSnapshot(join(root, 'docs/asvs.md'))
  })

  it('list the tests of each threat', async () => {
    const threats = read('docs/security.md')
    const shown = threats.replace(
      /^(\| (\d+) \| \*\*.+ \| )(?:`tests\/\S+`(?:, )?)+( \| [^|]+ \|)$/gm,
      (_, start: string, id: string, end: string) => `${start}${filesOf(`Threat ${id}`).join(', ')}${end}`,
    )
    await expect(shown).toMatchFileSnapshot(join(root, 'docs/security.md'))
  })

  it('list every requirement of levels 1 and 2 once, with its level and state', () => {
    expect(requirements).toHaveLength(253)
    expect(rows.map(({ id, level }) => ({ id: `V${id}`, level }))).toEqual(requirements)
    expect(rows.filter(({ state }) => !states.some((known) => known === state))).toEqual([])
  })

  it('back each requirement marked as met with a test or a link to a heading', () => {
    const met = rows.filter(({ state }) => state === 'met')
    expect(met.filter(({ id, why }) => filesOf(`ASVS ${id}`).length + linksIn(why).length === 0)).toEqual([])
    const anchorsOf = (file: string) =>
      [...read(join('docs', file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      )
    const links = met.flatMap(({ why }) => [...why.matchAll(/\]\(([^)#]+)#([^)]+)\)/g)])
    expect(links.filter(([, file = '', anchor = '']) => !anchorsOf(file).includes(anchor))).toEqual([])
  })

  it('give a reason for each requirement that is not met or does not apply', () => {
    expect(rows.filter(({ state, why }) => state !== 'met' && why.trim().length < 15)).toEqual([])
  })

  it('contain every requirement and threat that tests refer to', () => {
    const met = rows.filter(({ state }) => state === 'met').map(({ id }) => `ASVS ${id}`)
    const threats = [...read('docs/security.md').matchAll(/^\| (\d+) \| \*\*/gm)].map(([, id]) => `Threat ${id}`)
    expect([...filesById.keys()].filter((id) => ![...met, ...threats].includes(id))).toEqual([])
  })
})
