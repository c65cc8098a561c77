import { product } from '../../renderer/document/product.ts'
import type { Mail } from './mail.ts'

/** Sends through Cloudflare's `send_email` binding, from an address of a domain that is onboarded there. */
export const cloudflareMail = (binding: SendEmail, from: string): Mail => ({
  send: async ({ fromName = product.name, replyTo, attachments = [], ...message }) => {
    await binding.send({
      ...message,
      from: { name: fromName, email: from },
      ...(replyTo && { replyTo: replyTo.name ? replyTo : replyTo.email }),
      ...(attachments.length > 0 && { attachments: attachments.map(attached) }),
    })
  },
})

/** As bytes: a string would be taken for base64. */
const attached = ({ filename, type, content }: { filename: string; type: string; content: string }) => ({
  ...{ filename, type, content: new TextEncoder().encode(content) },
  disposition: 'attachment' as const,
})
