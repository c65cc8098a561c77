// Sends requests at a fixed rate, each when its time has come, whether or not the earlier ones are answered, and prints as JSON
// how long the answers took, to their last byte, in milliseconds: { answered, rate, late, p50, p99 }.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const { port, file, perSecond, seconds } = JSON.parse(process.argv[2])
const request = Buffer.from(readFileSync(file, 'utf8').split('\0')[0])
const warmUp = perSecond
const total = warmUp + perSecond * seconds
const lengthOf = (head) => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)

const times = []
const idle = []
const sockets = []
/** How much later than it should have been the latest request was sent: the generator's own share of a slow machine. */
let late = 0
let sent = 0
const begun = performance.now()

await new Promise((resolve, reject) => {
  const tick = () => {
    const due = Math.min(total, Math.floor(((performance.now() - begun) * perSecond) / 1000))
    for (; sent < due; sent += 1) {
      if (sent >= warmUp) late = Math.max(late, performance.now() - begun - (sent * 1000) / perSecond)
      send(sent >= warmUp)
    }
    if (times.length === total - warmUp) resolve()
    else setTimeout(tick, 1)
  }
  tick()

  function send(counts) {
    const connection = idle.pop() ?? open()
    connection.ask(counts)
  }

  function open() {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    sockets.push(socket)
    let [asked, counted, received, expected] = [0, false, 0, 0]
    const connection = {
      ask(counts) {
        ;[asked, counted, received, expected] = [performance.now(), counts, 0, 0]
        socket.write(request)
      },
    }
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (received === 0) {
        const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n')).toString('latin1')
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.split('\r\n')[0]))
        expected = head.length + 4 + lengthOf(head)
      }
      received += chunk.byteLength
      if (received < expected) return
      if (counted) times.push(performance.now() - asked)
      idle.push(connection)
    })
    return connection
  }
})

const share = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]
/** Second by second: in a quarter of them the answers came sooner. What else the machine does only ever makes them later. */
const usual = (part) =>
  share(
    Array.from({ length: seconds }, (_, second) =>
      share(times.slice(second * perSecond, (second + 1) * perSecond), part),
    ),
    0.25,
  )
const took = (performance.now() - begun) / 1000
const round = (value) => Math.round(value * 1000) / 1000
const result = {
  answered: times.length,
  rate: round(sent / took),
  late: round(late),
  p50: usual(0.5),
  p99: usual(0.99),
}
// As in load-generator.mjs, without process.exit().
for (const socket of sockets) socket.destroy()
console.log(JSON.stringify(result))
