// The product as `npm start` runs it, with its own port and folder.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, freshFolder, root } from './workerd.mjs'

/** Includes two minutes to build first on a slow machine. */
const patienceMs = 240_000

/** Starts the product and waits for its first response. `name` is its folder under .cache/bench, `vars` are its Worker's variables. */
export async function startProduct(name, vars = {}) {
  const port = await freePort()
  const begun = performance.now()
  const set = Object.entries(vars).flatMap(([variable, value]) => ['--var', `${variable}:${value}`])
  const args = [join(root, 'scripts/start.mjs'), '--port', String(port), '--persist-to', freshFolder(name), ...set]
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    if (performance.now() - begun > patienceMs) {
      await stop()
      throw new Error(`no answer in ${patienceMs / 1000} s`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin: `http://localhost:${port}`, pid: child.pid, seconds: (performance.now() - begun) / 1000, stop }
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
