// Sends the product's emails through an SMTP server. Only programs on this machine that know the secret path can use it.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

const largest = 2_000_000

/** Starts it and returns its address. `smtpUrl`: "smtps://user:password@smtp.example.com", or "smtp://…:587", which must offer STARTTLS. */
export async function startMailRelay(smtpUrl) {
  const { createTransport } = await import('nodemailer')
  const isSecure = smtpUrl.startsWith('smtps:')
  const { hostname } = new URL(smtpUrl)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  // Never the password in the clear over a network.
  const transport = createTransport({
    url: smtpUrl,
    ...(isLocal ? { ignoreTLS: !isSecure } : { requireTLS: !isSecure }),
  })
  const path = `/${randomBytes(24).toString('hex')}`
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== path) return response.writeHead(404).end()
    try {
      await transport.sendMail(asMail(JSON.parse(await textOf(request))))
      response.writeHead(204).end()
    } catch (error) {
      // For the log: a code, and the server's words without addresses.
      const words = String(error.response ?? error.message).replace(/\S+@\S+/g, '…')
      response.writeHead(502).end(`${error.code ?? 'failed'} ${words}`)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return `http://127.0.0.1:${server.address().port}${path}`
}

const asMail = ({ replyTo, attachments = [], ...message }) => ({
  ...message,
  ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.email } }),
  attachments: attachments.map(({ type, ...file }) => ({ ...file, contentType: type })),
  // Reads no file and no address that a message may name.
  disableFileAccess: true,
  disableUrlAccess: true,
})

async function textOf(request) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > largest) throw new Error('too large')
  }
  return text
}
