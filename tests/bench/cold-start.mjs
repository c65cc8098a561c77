import { spawn } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { cpuSeconds } from '../harness/bench/cpu-seconds.mjs'
import { median } from '../harness/bench/turns.mjs'
import { pageStore, visitorBindings } from '../harness/bench/visitor-workers.mjs'
import { buildWorker, freshFolder, workerdCommand } from '../harness/bench/workerd.mjs'

// A Worker's first answer, from nothing, against a Worker that says hello: the process starts with a socket that already listens, where
// the request already waits. The two take turns, so that what else the machine does meets them alike.

const patienceMs = 20_000
/** The app's starts take longer and differ less, in proportion. */
const rounds = { edge: 180, all: 48, app: 30 }
const page = { host: 'site-0.localhost', path: '/' }

/** What each Worker is asked. Visitors' pages are in the store; the app is asked who is signed in, as the editor asks first. */
const asked = {
  edge: page,
  all: page,
  app: { host: 'app.localhost', path: '/api/session' },
}

/**
 * Starts workerd with Workers, of which `worker` is asked. Answers milliseconds from the start of the process to the last byte of the
 * answer, and processor milliseconds used by then; throws when the answer is not 200.
 */
async function firstAnswer(command, question) {
  const listening = createServer()
  await new Promise((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address()
  const begun = performance.now()
  const child = spawn(...command, { stdio: ['ignore', 'ignore', 'ignore', listening._handle.fd] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Here only: the process keeps the socket.
  listening.close()
  try {
    await askOnce(port, question)
    return { ms: performance.now() - begun, cpuMs: cpuSeconds(child.pid) * 1000 }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

/** Resolves when the answer has come whole. */
function askOnce(port, { host, path }) {
  return new Promise((resolve, reject) => {
    const chunks = []
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nConnection: close\r\n\r\n`,
      ),
    )
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer in ${patienceMs / 1000} s`)))
    socket.on('error', reject)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => {
      const [line] = Buffer.concat(chunks).toString('latin1').split('\r\n')
      if (line.startsWith('HTTP/1.1 200')) resolve()
      else reject(new Error(`the first answer was '${line}'`))
    })
  })
}

/** What each Worker is made of, beside the store. */
const made = {
  edge: async () => ({ file: await buildWorker('worker/edge/worker.ts'), bindings: visitorBindings }),
  all: async () => ({ file: await buildWorker('worker/index.ts'), bindings: visitorBindings }),
  app: async () => ({
    file: await buildWorker('worker/index.ts'),
    bindings: { ...visitorBindings, API_LIMIT: { service: 'store', entrypoint: 'Limit' } },
  }),
}

const measured = new Map()

/**
 * A Worker's starts with hello's beside them, of the quietest third of the rounds: those in which both waited the least for a processor.
 * Every other round begins with hello. The first round is thrown away.
 */
function quietPairs(name) {
  if (!measured.has(name)) measured.set(name, measureStarts(name))
  return measured.get(name)
}

const helloWorld = "export default { fetch: () => new Response('hello') }\n"

/** The app's modules, none of which is imported: reading them is what workerd does before it starts anything. */
async function idleApp(folder) {
  cpSync(dirname((await made.app()).file), folder, { recursive: true })
  writeFileSync(join(folder, 'index.mjs'), helloWorld)
  return { file: join(folder, 'index.mjs') }
}

async function measureStarts(name) {
  const [helloFolder, folder] = [freshFolder(`cold-hello-${name}`), freshFolder(`cold-${name}`)]
  const hello = join(helloFolder, 'hello.js')
  writeFileSync(hello, helloWorld)
  const store = await pageStore(folder)
  const command = (within, worker) =>
    workerdCommand(within, { worker, store }, { worker: 0 }, ['--socket-fd', 'worker=3'])
  const commands = { base: command(helloFolder, { file: hello }), its: command(folder, await made[name]()) }
  const start = {
    base: () => firstAnswer(commands.base, page),
    its: () => firstAnswer(commands.its, asked[name]),
  }
  if (name === 'app') {
    const idle = command(freshFolder('cold-idle'), await idleApp(freshFolder('cold-idle-modules')))
    start.idle = () => firstAnswer(idle, page)
  }
  const order = Object.keys(start)
  const pairs = []
  for (let round = 0; round <= rounds[name]; round += 1) {
    const pair = {}
    for (const which of round % 2 === 0 ? order : order.toReversed()) pair[which] = await start[which]()
    if (round > 0) pairs.push(pair)
  }
  return pairs.toSorted((a, b) => waited(a) - waited(b)).slice(0, rounds[name] / 3)
}

const waited = ({ its, base }) => its.ms - its.cpuMs + base.ms - base.cpuMs
const rounded = (value) => Number(value.toFixed(3))

/** The middle of a figure over the pairs; `spread` is where its middle half lies. */
function middleOf(pairs, figure) {
  const sorted = pairs.map(figure).toSorted((a, b) => a - b)
  const at = (share) => rounded(sorted[Math.floor(sorted.length * share)])
  return { value: median(sorted), spread: [at(0.25), at(0.75)] }
}

async function over(name) {
  const pairs = await quietPairs(name)
  return {
    ...middleOf(pairs, ({ its, base }) => its.ms - base.ms),
    cpuMs: rounded(middleOf(pairs, ({ its, base }) => its.cpuMs - base.cpuMs).value),
    hello: rounded(median(pairs.map(({ base }) => base.ms).toSorted((a, b) => a - b))),
  }
}

/** `reading` is the part that a hello-world Worker takes too when it has the app's modules: workerd reads them before it starts. */
async function appStart() {
  const pairs = await quietPairs('app')
  return { ...(await over('app')), reading: rounded(middleOf(pairs, ({ idle, base }) => idle.ms - base.ms).value) }
}

/** `byCpu` is the same of processor time, which holds on a busy machine too. */
async function ratio(name) {
  const pairs = await quietPairs(name)
  const byCpu = middleOf(pairs, ({ its, base }) => its.cpuMs / base.cpuMs).value
  return { ...middleOf(pairs, ({ its, base }) => its.ms / base.ms), byCpu: rounded(byCpu) }
}

const unit = 'ms over a hello-world Worker'
const ratioUnit = 'start to first answer ÷ a hello-world Worker’s'

export const benches = {
  'edge-cold-ms': {
    unit,
    against: 'for scale: the start to the first page by the Worker that visitors meet',
    measure: () => over('edge'),
  },
  'edge-cold-ratio': { unit: ratioUnit, against: '<= 1.05: the same starts', measure: () => ratio('edge') },
  'one-worker-cold-ms': {
    unit,
    against: 'for scale: the same where visitors meet the Worker that is everything',
    measure: () => over('all'),
  },
  'app-start-ms': {
    unit,
    against: '<= 40: the start to the first answer of the API, which says that nobody is signed in',
    measure: appStart,
  },
  'app-start-ratio': { unit: ratioUnit, against: 'for scale: the same starts', measure: () => ratio('app') },
}
