import { primaryLanguage } from './label-words.ts'

/**
 * The only sentences that a page may say beyond what its owner said: each is true of every business whose page has the part that it speaks
 * of. Reviewed as a list; a sentence that praises, promises or describes a business does not belong here.
 */
type TrueOfAll = {
  /** Of a page with a contact form. */
  form: string
}

export const trueOfAll: Readonly<Record<string, TrueOfAll>> = {
  en: { form: 'Send a message with the form.' },
  es: { form: 'Envíe un mensaje con el formulario.' },
  fr: { form: 'Envoyez un message avec le formulaire.' },
  it: { form: 'Invii un messaggio con il modulo.' },
  de: { form: 'Schreiben Sie eine Nachricht über das Formular.' },
  ja: { form: 'フォームからメッセージをお送りください。' },
  ko: { form: '양식으로 메시지를 보내 주세요.' },
}

/** A sentence in a page's language; blank where it has none there. */
export function trueSentence(language: string, about: keyof TrueOfAll): string {
  const primary = primaryLanguage(language)
  return Object.hasOwn(trueOfAll, primary) ? (trueOfAll[primary]?.[about] ?? '') : ''
}
