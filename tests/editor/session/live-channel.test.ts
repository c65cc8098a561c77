import { afterEach, beforeEach, expect, it } from 'vitest'
import { type LiveChannel, openLiveChannel } from '#session/live.ts'
import { eventually } from '../../harness/eventually.ts'
import { type ServerSocket, type SocketServer, startSocketServer } from '../../harness/socket-server.ts'

const times = { firstDelay: 20, maxDelay: 100, pingInterval: 60, pongTimeout: 100 }

let server: SocketServer
let pings: number
/** Whether the server replies to pings. */
let answers: boolean
let channel: LiveChannel | undefined
let received: string[]
let reopened: number
let lost: number

const answer = (socket: ServerSocket) => {
  pings += 1
  if (answers) socket.send('pong')
}
const connections = (count: number) => eventually(() => expect(server.sockets).toHaveLength(count))

beforeEach(async () => {
  ;[received, pings, reopened, lost, answers] = [[], 0, 0, 0, true]
  server = await startSocketServer(answer)
  const listener = {
    onMessage: (text: string) => void received.push(text),
    onReopened: () => {
      reopened += 1
    },
    onLost: () => {
      lost += 1
    },
  }
  channel = openLiveChannel(`ws://127.0.0.1:${server.port}`, listener, times)
  await connections(1)
})

afterEach(async () => {
  channel?.close()
  await server.stop()
})

it('the live channel delivers messages but not the replies to its pings', async () => {
  await eventually(() => expect(pings).toBeGreaterThan(1))
  server.sockets[0]?.send('news')
  await eventually(() => expect(received).toEqual(['news']))
  expect(server.sockets).toHaveLength(1)
  expect(reopened).toBe(0)
})

it('the live channel reconnects after a broken connection and reports both', async () => {
  server.sockets[0]?.break()
  await connections(2)
  await eventually(() => expect(reopened).toBe(1))
  server.sockets[1]?.send('news')
  await eventually(() => expect(received).toEqual(['news']))
})

it('the live channel reconnects after a server outage', async () => {
  await server.stop()
  await new Promise((resolve) => setTimeout(resolve, 150))
  server = await startSocketServer(answer, server.port)
  await connections(1)
  await eventually(() => expect(reopened).toBe(1))
})

it('the live channel reports a lost or failed connection', async () => {
  server.sockets[0]?.break()
  await eventually(() => expect(lost).toBe(1))
  await connections(2)
  await server.stop()
  await eventually(() => expect(lost).toBeGreaterThan(2))
})

it('the live channel notices a server that stops responding', async () => {
  answers = false
  await connections(2)
  await eventually(() => expect(reopened).toBe(1))
})

it('the live channel sends a ping at once on request', async () => {
  channel?.close()
  const quiet = { ...times, pingInterval: 60_000 }
  pings = 0
  channel = openLiveChannel(
    `ws://127.0.0.1:${server.port}`,
    { onMessage: () => undefined, onReopened: () => undefined },
    quiet,
  )
  await connections(2)
  await eventually(() => {
    channel?.check()
    expect(pings).toBe(1)
  })
})

it('the live channel doesn’t reconnect after it is closed', async () => {
  channel?.close()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(server.sockets).toHaveLength(1)
  expect(lost).toBe(0)
})
