import { parseExamples } from './annotated.ts'
import { inflated } from './packed-model.ts'
import { type FindSimilar, similarAmong } from './similar-examples.ts'

let examples: Promise<FindSimilar> | undefined

/** Annotated texts to show a model, loaded when a model is first asked. */
export function loadExamples(): Promise<FindSimilar> {
  examples ??= import('./examples.json', { with: { type: 'json' } })
    .then((file) => inflated(file.default.records))
    .then((bytes) => similarAmong(parseExamples(new TextDecoder().decode(bytes))))
  return examples
}
