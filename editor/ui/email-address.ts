import { limits } from '../../renderer/document/limits.ts'

/** Whether a text has the shape of an email address. The server has the last word. */
export const looksLikeEmail = (text: string) =>
  text.trim().length <= limits.email && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
