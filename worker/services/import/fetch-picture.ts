import { limits } from '../../../renderer/document/limits.ts'
import { AppError } from '../../contract/errors.ts'
import { pictureTypes } from '../../contract/pictures.ts'
import { anyPublicHost } from '../../providers/fetch-guards.ts'
import { FetchRefused } from '../../providers/fetch-refused.ts'
import { safeFetch } from '../../providers/safe-fetch.ts'
import type { ServiceContext } from '../context.ts'

/** What kind a file really is, its own bytes tell later. */
const types = new RegExp(`^\\s*(${pictureTypes.join('|')}|image/jpg|application/octet-stream)\\s*(;|$)`, 'i')

/** The file of a picture on the internet. Throws picture_too_large, page_unreachable. */
export async function fetchPicture({ env }: ServiceContext, url: string): Promise<Uint8Array> {
  try {
    const headers = { accept: `${pictureTypes.join(', ')}, */*;q=0.1` }
    return (await safeFetch(url, { guard: anyPublicHost(env), maxBytes: limits.imageBytes, types, headers })).bytes
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    console.warn('importing a picture:', error.reason, error.message)
    throw new AppError(error.reason === 'too_large' ? 'picture_too_large' : 'page_unreachable')
  }
}
