// Sends successive requests on several connections, then prints the first status, the number of responses and time slices as JSON. All
// responses must have the same length, since counting bytes costs less than parsing.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { cpuSeconds } from './cpu-seconds.mjs'

const connections = 64
const sliceMs = 50

const { port, pids, file, seconds, skipSeconds } = JSON.parse(process.argv[2])
const requests = readFileSync(file, 'utf8')
  .split('\0')
  .map((text) => Buffer.from(text))

const first = await once(requests[0])
const length = first.byteLength
let next = 0
let answered = 0
let running = true

const sockets = await Promise.all(Array.from({ length: connections }, open))
const slices = []
const begun = performance.now()
for (let last = take(); last.at - begun < seconds * 1000; ) {
  await new Promise((resolve) => setTimeout(resolve, sliceMs))
  const now = take()
  if (last.at - begun >= skipSeconds * 1000 && now.answered > last.answered) slices.push(sliceOf(last, now))
  last = now
}
running = false
for (const socket of sockets) socket.destroy()
// Avoids process.exit(), which hangs if V8's threads wait for a collection.
console.log(JSON.stringify({ first: Number(first.subarray(9, 12).toString()), answered, slices }))

function take() {
  return { at: performance.now(), cpu: cpuSeconds(...pids), answered }
}

function sliceOf(from, to) {
  const took = (to.at - from.at) / 1000
  const used = to.cpu - from.cpu
  const count = to.answered - from.answered
  return { rate: count / took, cpu: used / count, busy: used / took }
}

function open() {
  return new Promise((resolve, reject) => {
    let received = 0
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      resolve(socket)
      send()
    })
    const send = () => {
      next = (next + 1) % requests.length
      socket.write(requests[next])
    }
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received += chunk.byteLength
      if (received < length) return
      received = 0
      answered += 1
      if (running) send()
    })
  })
}

/** One complete response, head and body. */
function once(request) {
  return new Promise((resolve, reject) => {
    const chunks = []
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const all = Buffer.concat(chunks)
      const end = all.indexOf('\r\n\r\n')
      if (end === -1) return
      const contentLength = Number(/content-length: (\d+)/i.exec(all.subarray(0, end).toString())?.[1] ?? 0)
      if (all.byteLength < end + 4 + contentLength) return
      socket.destroy()
      resolve(all)
    })
  })
}
