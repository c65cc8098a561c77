import { DurableObject } from 'cloudflare:workers'
import { DAY } from '../time.ts'
import type { OwnerMessage } from './schema.ts'

/** How many of one person's tabs may listen at once; a new tab replaces the oldest. */
const maxTabs = 32
/** In milliseconds. A socket must not outlive its session: afterwards the tab reconnects, which checks the session. */
const socketLife = DAY

/**
 * Notifies a person's open tabs of changes; one object per person. The sockets hibernate, so an idle tab costs nothing. Each socket is
 * tagged with its session, so that signing out closes it.
 */
export class OwnerChannel extends DurableObject {
  /** Accepts a WebSocket upgrade. The API has authenticated the caller and passes the session in `x-session`. */
  override async fetch(request: Request): Promise<Response> {
    const sessionId = request.headers.get('x-session')
    if (!sessionId || request.headers.get('upgrade') !== 'websocket') return new Response(null, { status: 400 })
    const open = this.ctx.getWebSockets()
    for (const socket of open.slice(0, Math.max(0, open.length - maxTabs + 1))) socket.close(1008, 'too many tabs')
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    this.ctx.acceptWebSocket(server, [sessionId])
    server.serializeAttachment({ openedAt: Date.now() })
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Sends to every open tab, including tabs that are closing. Closes sockets that are too old; their tabs reconnect. */
  notify(message: OwnerMessage): void {
    const text = JSON.stringify(message)
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState !== WebSocket.READY_STATE_OPEN) continue
      const { openedAt = 0 } = socket.deserializeAttachment() ?? {}
      if (Date.now() - openedAt > socketLife) socket.close(1000, 'connect again')
      else socket.send(text)
    }
  }

  /** Closes a session's sockets. */
  closeSession(sessionId: string): void {
    for (const socket of this.ctx.getWebSockets(sessionId)) socket.close(1000, 'signed out')
  }

  /** Closes all sockets, or all but one session's. */
  closeAll(exceptSessionId?: string): void {
    for (const socket of this.ctx.getWebSockets()) {
      if (exceptSessionId === undefined || !this.ctx.getTags(socket).includes(exceptSessionId)) {
        socket.close(1000, 'signed out')
      }
    }
  }

  /** Tabs send nothing. */
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket, code: number): void {
    socket.close(code === 1005 || code === 1006 ? 1000 : code)
  }
}
