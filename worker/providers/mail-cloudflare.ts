import { product } from '../../renderer/document/product.ts'
import type { Mail } from './mail.ts'

/** Sends through Cloudflare's `send_email` binding, from an address of a domain that is onboarded there. */
export const cloudflareMail = (binding: SendEmail, from: string): Mail => ({
  send: async (message) => {
    await binding.send({ ...message, from: { name: product.name, email: from } })
  },
})
