import { longest } from './answers.ts'

/** A contact with an email address after it; undefined where it has an address already, or no room. */
export function withEmail(contact: string, email: string): string | undefined {
  const said = contact.trim()
  if (said.includes('@')) return undefined
  const joined = said === '' ? email : `${said}, ${email}`
  return joined.length > longest.contact ? undefined : joined
}
