import * as z from 'zod'

const designerPlace = z.object({ field: z.string().optional(), publish: z.boolean().optional() })

/** A target in the designer: a field by path, or the publish panel. Stored in the browser's history. */
export type DesignerPlace = z.infer<typeof designerPlace>

export const designerPlaceIn = (state: unknown): DesignerPlace | undefined => designerPlace.safeParse(state).data
