import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const row = /^(\|[^|]*\| `npm run bench -- ([\w-]+)(?: --all)?` \|)[^|]*(\|[^|]*\|)$/

/** A measured figure: its value, date, the machine's speed, and each run. */
export const entryOf = ({ value, unit, against }, { date, speed, runs }) => ({
  ...{ value, unit, against, date, speed },
  runs: runs.map((run) => run.value),
})

/** Writes new entries into the data file and the measured column of the page. A row whose figure was never written stays as it is. */
export function writeFigures(page, data, entries) {
  const known = existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : {}
  const all = Object.fromEntries(Object.entries({ ...known, ...entries }).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(data, `${JSON.stringify(all, undefined, 2)}\n`)
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), all))
}

/** The page with these entries in its measured column. */
export const withFigures = (page, entries) =>
  page
    .split('\n')
    .map((line) => {
      const [, before, bench, after] = row.exec(line) ?? []
      return bench !== undefined && entries[bench] ? `${before} ${cellOf(entries[bench])} ${after}` : line
    })
    .join('\n')

function cellOf({ value, unit, against, date, speed, runs }) {
  const shown = `${numberOf(value)}${unitOf(unit)}`
  const figure = misses(value, against) ? `**${shown}**` : shown
  const [lowest, highest] = [numberOf(Math.min(...runs)), numberOf(Math.max(...runs))]
  const range = lowest === highest ? 'the same' : `${lowest} to ${highest}`
  const spread = runs.length > 1 ? `, ${range} in ${runs.length} runs` : ''
  return `${figure}${spread} (${date}, speed ${speed})`
}

const numberOf = (value) =>
  value.toLocaleString('en-US', { maximumSignificantDigits: Math.abs(value) < 100 ? 3 : 21, maximumFractionDigits: 0 })

const unitOf = (unit) => {
  const [, known] = /^(ms|s|KB|bytes)\b/.exec(unit) ?? []
  return known ? ` ${known}` : unit.startsWith('%') ? ' %' : ''
}

/** Whether a figure misses its goal, where that begins with a bound: `<= 3`, `>= 0.97`, `< 5`. */
function misses(value, against) {
  const [, sign, text] = /^(<=?|>=?) ([\d.,]+\d|\d)/.exec(against) ?? []
  const bound = text && Number(text.replaceAll(',', ''))
  return { '<=': value > bound, '<': value >= bound, '>=': value < bound, '>': value <= bound }[sign] ?? false
}
