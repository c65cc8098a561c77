import type { Creation } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { creationOf } from './creation-of.ts'
import { getHeldRow } from './held-creation.ts'

/** The creation that a browser's token stands for. Throws not_found. */
export const getCreation = async (ctx: ServiceContext, token: string | undefined): Promise<Creation> =>
  creationOf(await getHeldRow(ctx, token))
