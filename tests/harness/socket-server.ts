import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export type ServerSocket = {
  send: (text: string) => void
  /** Closes the connection without a close frame. */
  break: () => void
}

export type SocketServer = { port: number; sockets: ServerSocket[]; stop: () => Promise<void> }

/** A WebSocket server for messages of up to 125 bytes. */
export async function startSocketServer(onMessage: (socket: ServerSocket, text: string) => void, port = 0) {
  const sockets: ServerSocket[] = []
  const server = createServer()
  server.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    stream.on('error', () => undefined)
    const protocol = request.headers['sec-websocket-protocol']
    stream.write(
      [
        'HTTP/1.1 101 Switching Protocols',
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Accept: ${acceptanceOf(request.headers['sec-websocket-key'])}`,
        ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
        '\r\n',
      ].join('\r\n'),
    )
    const socket: ServerSocket = {
      send: (text) => stream.write(Buffer.concat([Buffer.from([0x81, Buffer.byteLength(text)]), Buffer.from(text)])),
      break: () => stream.destroy(),
    }
    stream.on('data', (data: Buffer) => {
      const [kind = 0] = data
      if (kind === 0x81) onMessage(socket, textOf(data))
      if (kind === 0x88) stream.end(Buffer.from([0x88, 0]))
    })
    sockets.push(socket)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets) socket.break()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port: (server.address() as AddressInfo).port, sockets, stop } satisfies SocketServer
}

const acceptanceOf = (key = '') =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')

/** Unmasks a browser's message: the four bytes after the length mask the text. */
function textOf(frame: Buffer): string {
  const length = (frame[1] ?? 0) & 0x7f
  const mask = frame.subarray(2, 6)
  return Buffer.from(frame.subarray(6, 6 + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0))).toString()
}
