import { readdirSync, readFileSync } from 'node:fs'

// Measures processes' processor time, which other work on the machine hardly affects, unlike requests per second.

const exact = /^se\.sum_exec_runtime\s*:\s*([\d.]+)/m

/** Processor seconds that these processes used in all threads. Exact if the kernel reports them, otherwise in ticks. */
export const cpuSeconds = (...pids) => pids.reduce((sum, pid) => sum + secondsOf(pid), 0)

function secondsOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => exactMs(`/proc/${pid}/task/${thread}/sched`))
  return threads.includes(undefined) ? ticksOf(pid) / 100 : threads.reduce((sum, ms) => sum + ms, 0) / 1000
}

function exactMs(path) {
  try {
    const [, ms] = exact.exec(readFileSync(path, 'utf8')) ?? []
    return ms && Number(ms)
  } catch {
    return undefined
  }
}

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}
