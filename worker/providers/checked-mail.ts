import type { Mail, MailMessage } from './mail.ts'

/** In a header these would end it, or begin another. */
const endsLine = /[\p{Cc}\u2028\u2029]/u
/** An address is one, and nothing else. */
const notInAddress = /[\s<>,;"]/

/** The last line of defence against what people wrote: refuses mails whose headers would be more than their values. */
export const checkedMail = (mail: Mail): Mail => ({
  send: async (message) => {
    const { to, replyTo } = message
    const isBroken = headersOf(message).some((value) => endsLine.test(value))
    if (isBroken || notInAddress.test(to) || notInAddress.test(replyTo?.email ?? '')) {
      throw new Error(`a mail with invalid headers: ${JSON.stringify(message.subject).slice(0, 200)}`)
    }
    await mail.send(message)
  },
})

const headersOf = ({ to, subject, replyTo, fromName = '', attachments = [] }: MailMessage): string[] => [
  ...[to, subject, fromName, replyTo?.email ?? '', replyTo?.name ?? ''],
  ...attachments.flatMap(({ filename, type }) => [filename, type]),
]
