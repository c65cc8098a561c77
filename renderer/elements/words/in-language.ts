import { isRightToLeft } from '../../document/values/reading-direction.ts'

/** `lang` and `dir` for an element in another left-to-right language. Empty if it matches the page. */
export function inLanguage(code: string, pageLanguage: string): { lang?: string; dir?: 'ltr' } {
  if (pageLanguage.toLowerCase().split('-')[0] === code) return {}
  return { lang: code, dir: isRightToLeft(pageLanguage) ? 'ltr' : undefined }
}
