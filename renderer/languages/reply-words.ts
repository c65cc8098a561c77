import type { FormLanguage, LanguageTag } from '../document/values/languages.ts'
import { replies as de } from './de/replies.ts'
import { replies as en } from './en/replies.ts'
import { replies as es } from './es/replies.ts'
import type { ReplyTexts, ReplyWords } from './form-words.ts'
import { replies as fr } from './fr/replies.ts'
import { replies as it } from './it/replies.ts'
import { replies as ja } from './ja/replies.ts'
import { replies as ko } from './ko/replies.ts'
import { formWords } from './languages.ts'
import { replies as nl } from './nl/replies.ts'
import { replies as pl } from './pl/replies.ts'
import { replies as pt } from './pt/replies.ts'

const replies: Record<LanguageTag, ReplyTexts> = { en, es, fr, it, de, pt, nl, pl, ja, ko }

export const replyWords = (language: FormLanguage): ReplyWords => {
  const words = formWords(language)
  return { ...words, ...replies[words.code] }
}
