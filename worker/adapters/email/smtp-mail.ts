import { product } from '../../../renderer/document/product.ts'
import type { MailMessage } from './email.ts'

/** In milliseconds. An SMTP server may check for spam before it answers. */
const patience = 30_000

/** Hands emails to the SMTP client that `npm start` runs beside the Worker. Its address has a secret. Rejects if the server refuses one. */
export const smtpMail = (relay: string, from: string) => ({
  send: async ({ fromName = product.name, ...message }: MailMessage): Promise<void> => {
    const response = await fetch(relay, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, from: { name: fromName, address: from } }),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok)
      throw new Error(`the SMTP client answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
  },
})
