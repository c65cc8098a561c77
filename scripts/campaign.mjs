// npm run campaign                       lists the campaigns: tests and pictures that take minutes to hours
// npm run campaign soak -- --minutes 2   runs one, with its own options
import { exitCodeOf } from './run.mjs'

const campaigns = {
  long: 'longer tests, faults at every step, a killed process and longer journeys, for which npm test has no time',
  sweep: 'random documents, and browser checks of many pages',
  soak: 'ten minutes of visitors and owners while the store fails now and then',
  'mixed-hosts': 'a million legitimate and hostile requests for thousands of websites',
  golden: 'a website for each golden business, judged',
  lighthouse: 'Lighthouse on a phone, styles × trades',
  pictures: 'takes the README’s and the public pages’ pictures',
  screens: 'every screen at three widths, light and dark, checked by axe',
}

const [name, ...options] = process.argv.slice(2)
if (Object.hasOwn(campaigns, name ?? '')) process.exit(await exitCodeOf('node', [`scripts/${name}.mjs`, ...options]))
const isAsked = name === undefined || name === '--help'
if (!isAsked) console.error(`There is no campaign ${name}.\n`)
const width = Math.max(...Object.keys(campaigns).map(({ length }) => length))
for (const [one, what] of Object.entries(campaigns)) console.log(`npm run campaign ${one.padEnd(width)}  ${what}`)
process.exit(isAsked ? 0 : 1)
