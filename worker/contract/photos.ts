import * as z from 'zod'
import { image } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'

/** A simple keyword: 'barber', 'garden'. */
export const photoQuery = z.object({ keyword: z.string().trim().min(1).max(limits.imageTag) })
export const photoList = z.object({ images: z.array(image) })
