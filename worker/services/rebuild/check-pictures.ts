import { mediaKey } from '../../storage/media-store/keys.ts'
import { listReadyPictures } from '../../storage/rebuild/picture-pages.ts'
import { listFilesOf } from '../../storage/rebuild/stored-media.ts'
import type { ServiceContext } from '../context.ts'
import type { Finding, Part } from './rebuilt.ts'

const picturesAtOnce = 50

/** Names the next pictures that have lost files: nothing can make an upload again. */
export async function checkPictures(ctx: ServiceContext, after: string): Promise<Part> {
  const pictures = await listReadyPictures(ctx.db, { after, limit: picturesAtOnce })
  const findings = await Promise.all(
    pictures.map(async ({ hash, variants }): Promise<Finding[]> => {
      const files = await listFilesOf(ctx.env, hash)
      const isWhole = variants.every(({ variant }) => files.has(mediaKey(hash, variant)))
      return isWhole ? [] : [{ kind: 'missing-picture', what: hash }]
    }),
  )
  return {
    next: pictures.length < picturesAtOnce ? null : (pictures.at(-1)?.id ?? null),
    done: [{ findings: findings.flat() }],
  }
}
