import type { Image } from '../../../renderer/document/image.ts'
import { choosePhotos } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'

/** How many pictures one search shows. */
const count = 12

/** Pictures for a keyword. */
export const searchPhotos = (ctx: ServiceContext, keyword: string): Promise<Image[]> =>
  choosePhotos(ctx.env).search({ keyword, count })
