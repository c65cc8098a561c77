// Redirects this process's external requests to a server, with the host in a header. Use it in a test, or with `--import` and OUTSIDE_URL.

import { EventEmitter } from 'node:events'
import tls from 'node:tls'

export const outsideHeader = 'x-outside-host'

/**
 * @param {string} standIn an origin on this machine
 * @param {{ oldTls?: Set<string> }} of hosts that accept TLS 1.0
 * @returns a function that lets requests out again
 */
export function withoutInternet(standIn, { oldTls = new Set() } = {}) {
  const [real, connect] = [globalThis.fetch, tls.connect]
  // Simulates the doctor's check for old TLS versions.
  tls.connect = (...args) => {
    const [{ host, maxVersion }] = args
    if (maxVersion !== 'TLSv1.1') return connect(...args)
    const socket = Object.assign(new EventEmitter(), { destroy: () => undefined })
    const accepts = oldTls.has(host) || oldTls.has(host.replace(/^[^.]+/, '*'))
    const refusal = Object.assign(new Error('alert'), { code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' })
    queueMicrotask(() => (accepts ? socket.emit('secureConnect') : socket.emit('error', refusal)))
    return socket
  }
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { hostname, pathname, search } = new URL(request.url)
    if (hostname === '127.0.0.1' || hostname === 'localhost') return real(input, init)
    const headers = new Headers(request.headers)
    headers.set(outsideHeader, hostname)
    return real(`${standIn}${pathname}${search}`, { ...init, headers })
  }
  return () => {
    globalThis.fetch = real
    tls.connect = connect
  }
}

if (process.env.OUTSIDE_URL) withoutInternet(process.env.OUTSIDE_URL)
