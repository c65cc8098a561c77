// Checks whether a host still accepts obsolete TLS versions. wrangler's sign-in may not read a zone's setting.
import tls from 'node:tls'

/** Alerts of servers that refuse the version. */
const refusal = /^ERR_SSL_.*ALERT_(?:PROTOCOL_VERSION|HANDSHAKE_FAILURE|INSUFFICIENT_SECURITY)$/

/** Whether a host accepts TLS 1.0 or 1.1. Throws where that cannot be found out, also if this computer's own TLS refuses to ask. */
export function acceptsOldTls(host: string, timeoutMs: number, { port = 443 } = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      ...{ host, port, servername: host, timeout: timeoutMs },
      ...{ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
      // Nothing is sent, and other checks verify the certificate.
      rejectUnauthorized: false,
    })
    const end = (done: () => void) => {
      socket.destroy()
      done()
    }
    socket.once('secureConnect', () => end(() => resolve(true)))
    socket.once('timeout', () => end(() => reject(new Error(`${host} did not answer in time`))))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      end(() => (refusal.test(error.code ?? '') ? resolve(false) : reject(error))),
    )
  })
}
