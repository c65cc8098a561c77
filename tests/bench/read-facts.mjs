// Reading facts from an owner's words by rules, over the descriptions that the tests read.
import { load } from '../harness/bench/sample.mjs'

const rounds = 5
/** Characters of a description, at most. */
const longest = 1024

export const benches = {
  'facts-ms': {
    unit: 'ms',
    against:
      '<= 20: for each 1,000 characters, once the reader has read something; the first reading of all is `first`',
    measure: readDescriptions,
  },
}

async function readDescriptions() {
  const { readFacts } = await load('/worker/creation/facts/read-facts.ts')
  const { descriptions } = await load('/tests/creation/facts/descriptions.ts')
  const read = ({ activities, town, country }) =>
    readFacts({
      ...{ activities, location: town, year: 2026 },
      place: { town, region: '', country, latitude: 0, longitude: 0 },
    })
  const texts = fullTexts(descriptions)
  const first = timed(() => read(texts[0]))
  for (const text of texts) read(text)
  const characters = texts.reduce((sum, { activities }) => sum + activities.length, 0)
  const times = Array.from({ length: rounds }, () => timed(() => texts.forEach(read)))
  const middle = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
  return { value: (middle / characters) * 1000, first: Math.round(first), texts: texts.length, characters }
}

/** As long as the wizard takes them: the descriptions of a country one below the other. */
function fullTexts(descriptions) {
  return [...Map.groupBy(descriptions, ({ country }) => country).values()].flatMap((own) => {
    const all = own.map(({ activities }) => activities).join('\n')
    const starts = Array.from({ length: Math.ceil(all.length / longest) }, (_, nth) => nth * longest)
    return starts.map((start) => ({ ...own[0], activities: all.slice(start, start + longest) }))
  })
}

/** In milliseconds of this process's work, so that a busy machine counts for nothing. */
function timed(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
