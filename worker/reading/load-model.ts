import { unpackModel } from './packed-model.ts'
import type { Model } from './tagger.ts'

let model: Promise<Model> | undefined

/** The trained weights, loaded when a text is first read. */
export function loadModel(): Promise<Model> {
  model ??= import('./weights.json', { with: { type: 'json' } }).then((file) => unpackModel(file.default))
  return model
}
