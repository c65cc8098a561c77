/** An email subject, a sentence, and the shared URL. */
export type Shared = { title: string; text: string; url: string }

export type ShareWay = 'WhatsApp' | 'Facebook' | 'Email' | 'LinkedIn' | 'Text message'

export function shareAddress(way: ShareWay, { title, text, url }: Shared): string {
  const whole = text.includes(url) ? text : `${text} ${url}`
  switch (way) {
    case 'Email':
      return `mailto:?${query({ subject: title, body: whole })}`
    case 'Text message':
      return `sms:?&${query({ body: whole })}`
    case 'WhatsApp':
      return `https://wa.me/?${query({ text: whole })}`
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`
    case 'LinkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`
  }
}

/** Email apps don't decode '+' as a space. */
const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20')
