// From `npm start`, with the dependencies there, to the product's first answer.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, freshFolder, root } from '../harness/bench/workerd.mjs'

const patienceMs = 90_000

export const benches = {
  'start-s': { unit: 's', against: 'npm start to the first answer, dependencies present', measure: start },
}

async function start() {
  const port = await freePort()
  const begun = performance.now()
  const args = [join(root, 'scripts/start.mjs'), '--port', String(port), '--persist-to', freshFolder('start')]
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      if (performance.now() - begun > patienceMs) throw new Error(`no answer in ${patienceMs / 1000} s`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return { value: (performance.now() - begun) / 1000 }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function answers(port) {
  try {
    const response = await fetch(`http://localhost:${port}/api/health`)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
