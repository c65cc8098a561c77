// A Worker's first answer: the process starts with a socket that already listens, where the visitor's request already waits.
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { cpuSeconds } from './processor-time.mjs'
import { workerdCommand } from './workerd.mjs'

const patienceMs = 20_000

/**
 * Starts workerd with these Workers, of which `worker` is asked for `/` of a host. Answers milliseconds from the start of the
 * process to the last byte of the answer, and processor milliseconds used by then; throws when the answer is not 200.
 */
export async function firstAnswer(folder, workers, host) {
  const listening = createServer()
  await new Promise((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address()
  const command = workerdCommand(folder, workers, { worker: port }, ['--socket-fd', 'worker=3'])
  const begun = performance.now()
  const child = spawn(...command, { stdio: ['ignore', 'ignore', 'ignore', listening._handle.fd] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Here only: the process keeps the socket.
  listening.close()
  try {
    await askOnce(port, host)
    return { ms: performance.now() - begun, cpuMs: cpuSeconds(child.pid) * 1000 }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

/** Resolves when the answer has come whole. */
function askOnce(port, host) {
  return new Promise((resolve, reject) => {
    const chunks = []
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      socket.write(
        `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nConnection: close\r\n\r\n`,
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
