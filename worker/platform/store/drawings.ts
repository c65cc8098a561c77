import type { Env } from '../../env.ts'
import type { Manifest } from './release.ts'

/**
 * A drawing of a website. All its releases share it, since a drawing's path contains a hash of its content. Another website with the same
 * drawing has its own copy, so that no host serves what belongs to another and a deleted website leaves nothing.
 */
export const drawingKey = (draftId: string, path: string) => `art:${draftId}/${path}`

/** A path as the renderer names drawings (renderer/page/files/art-files.ts): the store is asked for no other. */
const shape = /^art\/[a-z0-9][a-z0-9-]{0,23}-[a-z0-9]{11}\.svg$/
export const isDrawingPath = (path: string) => shape.test(path)

export const drawingType = 'image/svg+xml'

/** The manifest as the store has it, with the keys of the drawings that a website's releases share. */
export function withDrawings(manifest: Manifest, draftId: string, drawings: readonly string[]): Manifest {
  const add = (known: Record<string, string>, of: (path: string) => string) => ({
    ...known,
    ...Object.fromEntries(drawings.map((path) => [path, of(path)])),
  })
  return {
    ...manifest,
    keys: add(manifest.keys, (path) => drawingKey(draftId, path)),
    contentTypes: add(manifest.contentTypes, () => drawingType),
  }
}

/** Deletes drawings of a website. Idempotent. Throws KV's error. */
export async function removeDrawings(
  { SITES }: Pick<Env, 'SITES'>,
  draftId: string,
  paths: readonly string[],
): Promise<void> {
  await Promise.all(paths.map((path) => SITES.delete(drawingKey(draftId, path))))
}
