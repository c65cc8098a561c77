import type { FieldPath } from '../../renderer/document/field-path.ts'
import type { SectionText } from '../../renderer/document/section-texts.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Texts of several sentences with the first half of them, by their paths. What has one sentence stays as it is. */
export function fewerSentences(texts: readonly SectionText[]): Map<FieldPath, string> {
  const words = new Map<FieldPath, string>()
  for (const { path, text, prose } of texts) {
    const sentences = prose ? Array.from(segmenter.segment(text), ({ segment }) => segment) : []
    if (sentences.length > 1)
      words.set(
        path,
        sentences
          .slice(0, Math.ceil(sentences.length / 2))
          .join('')
          .trim(),
      )
  }
  return words
}
