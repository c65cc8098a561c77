import { isRightToLeft } from '../../document/values/reading-direction.ts'

/** The attributes of a part that is in another language than its page, written from left to right. None where it is the same one. */
export function inLanguage(code: string, pageLanguage: string): { lang?: string; dir?: 'ltr' } {
  if (pageLanguage.toLowerCase().split('-')[0] === code) return {}
  return { lang: code, dir: isRightToLeft(pageLanguage) ? 'ltr' : undefined }
}
