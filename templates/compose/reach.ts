import { limits } from '../../renderer/document/limits.ts'

/** The e-mail address in what the owner wrote about the business; blank when there is none. */
export function emailIn(text: string): string {
  const found = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/)?.[0] ?? ''
  return found.length <= limits.email ? found : ''
}

/** The phone number in it, as it is written there; blank when there is none. Ten to fifteen digits, so that no year or price passes for one. */
export function phoneIn(text: string): string {
  const found = text.match(/(?<![\w@])\+?\(?\d[\d\s().-]{8,20}\d(?!\w)/g) ?? []
  const number = found.find((candidate) => /^\d{10,15}$/.test(candidate.replace(/\D/g, '')))
  return number && number.length <= limits.phone ? number : ''
}
