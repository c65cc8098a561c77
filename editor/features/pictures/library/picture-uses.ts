import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { storedHashes } from '../../../../renderer/document/without-picture.ts'
import { picturesIn } from '../../../../renderer/elements/pictures.ts'

/** In how many places of the website each stored picture is, by its hash. What was cut of one counts with it. */
export function pictureUses(document: WebsiteSettings): Map<string, number> {
  const uses = new Map<string, number>()
  for (const picture of picturesIn(document)) {
    for (const hash of storedHashes(picture)) uses.set(hash, (uses.get(hash) ?? 0) + 1)
  }
  return uses
}

/** 'On your website 2 times', as under a picture. */
export function usesInWords(uses: number): string {
  if (uses === 0) return 'Not on your website'
  return uses === 1 ? 'On your website once' : `On your website ${uses} times`
}
