import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { startProduct } from '../harness/bench/product.mjs'
import { median } from '../harness/bench/turns.mjs'
import { pageStore, visitorBindings } from '../harness/bench/visitor-workers.mjs'
import { buildWorker, freshFolder, root, workerdCommand } from '../harness/bench/workerd.mjs'

// The app's first answer, from nothing: the process starts with a socket that already listens, where the request already waits.

const patienceMs = 20_000
const starts = 15
/** As the editor asks first: who is signed in. */
const question = 'GET /api/session HTTP/1.1\r\nHost: app.localhost\r\nConnection: close\r\n\r\n'

/** Milliseconds from the start of the process to the last byte of the answer; throws when the answer is not 200. */
async function firstAnswer([file, args]) {
  const listening = createServer()
  await new Promise((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address()
  const begun = performance.now()
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'ignore', listening._handle.fd] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Here only: the process keeps the socket.
  listening.close()
  try {
    await ask(port)
    return performance.now() - begun
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

function ask(port) {
  return new Promise((resolve, reject) => {
    const chunks = []
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(question))
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

async function measureStarts() {
  const folder = freshFolder('app-start')
  const worker = {
    file: await buildWorker('worker/index.ts'),
    bindings: { ...visitorBindings, API_LIMIT: { service: 'store', entrypoint: 'Limit' } },
  }
  const workers = { worker, store: await pageStore(folder) }
  const command = workerdCommand(folder, workers, { worker: 0 }, ['--socket-fd', 'worker=3'])
  const times = []
  for (let count = 0; count <= starts; count += 1) times.push(await firstAnswer(command))
  // The first one also fills the system's caches.
  return median(times.slice(1))
}

/** From `npm start`, with the dependencies there, to the product's first answer. */
async function start() {
  rmSync(join(root, '.cache/build-inputs'), { force: true })
  const { seconds, stop } = await startProduct('start')
  await stop()
  return seconds
}

export const measures = { 'app-start': measureStarts, start }
