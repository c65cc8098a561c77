// Keeps N connections busy with one request after the other for a while, then prints what it counted as JSON; for no time at all,
// only the status of the first answer.
// Answers must all have the same length: counting bytes costs less than parsing them, so that the server is the bottleneck.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const { port, file, connections = 0, ms } = JSON.parse(process.argv[2])
const requests = readFileSync(file, 'utf8')
  .split('\0')
  .map((text) => Buffer.from(text))

const first = await once(requests[0])
const length = first.byteLength
let next = 0
let answered = 0
let running = true

const begun = performance.now()
const sockets = await Promise.all(Array.from({ length: connections }, open))
await new Promise((resolve) => setTimeout(resolve, ms))
running = false
const seconds = (performance.now() - begun) / 1000
for (const socket of sockets) socket.destroy()
console.log(JSON.stringify({ answered, seconds, status: Number(first.subarray(9, 12).toString()), length }))
process.exit(0)

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

/** One whole answer, head and body. */
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
