// From nothing to a visitor's first page, over a Worker that says hello. The store has the page: it is found, not missed.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorker } from '../harness/bench/build-worker.mjs'
import { firstAnswer } from '../harness/bench/cold-start.mjs'
import { median } from '../harness/bench/turns.mjs'
import { pageStore, visitorBindings } from '../harness/bench/visitor-workers.mjs'
import { freshFolder } from '../harness/bench/workerd.mjs'

const rounds = 48
const unit = 'ms over a hello-world Worker'

export const benches = {
  'edge-cold-ms': {
    unit,
    against: '<= 2: the start to the first page by the Worker that visitors meet',
    measure: () => coldStart('edge'),
  },
  'one-worker-cold-ms': {
    unit,
    against: 'for scale: the same where visitors meet the Worker that is everything',
    measure: () => coldStart('all'),
  },
}

let measured

/**
 * The middle of the differences, of time and of processor time, in the quietest third of the rounds: those in which both processes
 * waited the least for a processor. `spread` is where the middle half of these differences lies.
 */
async function coldStart(name) {
  measured ??= measure()
  const { hello, [name]: worker } = await measured
  const pairs = worker.map((its, round) => ({ its, base: hello[round] }))
  const quiet = pairs.toSorted((a, b) => waited(a) - waited(b)).slice(0, rounds / 3)
  const over = (figure) => quiet.map(({ its, base }) => its[figure] - base[figure]).toSorted((a, b) => a - b)
  const times = over('ms')
  const round = (value) => Number(value.toFixed(2))
  return {
    value: median(times),
    cpuMs: round(median(over('cpuMs'))),
    spread: [round(times[Math.floor(times.length / 4)]), round(times[Math.floor((times.length * 3) / 4)])],
    hello: round(median(quiet.map(({ base }) => base.ms))),
  }
}

const waited = ({ its, base }) => its.ms - its.cpuMs + base.ms - base.cpuMs

/** All of them in turn, so that what else the machine does meets them alike. */
async function measure() {
  const folder = freshFolder('cold')
  writeFileSync(join(folder, 'hello.js'), "export default { fetch: () => new Response('hello') }\n")
  const store = await pageStore(folder)
  const workers = {
    hello: { file: join(folder, 'hello.js') },
    edge: { file: await buildWorker('worker/edge/worker.ts'), bindings: visitorBindings },
    all: { file: await buildWorker('worker/index.ts'), bindings: visitorBindings },
  }
  const results = { hello: [], edge: [], all: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, worker] of Object.entries(workers)) {
      const answer = await firstAnswer(folder, { worker, store }, 'site-0.localhost')
      if (round > 0) results[name].push(answer)
    }
  }
  return results
}
