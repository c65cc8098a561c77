import * as z from 'zod'

const designerPlace = z.object({ field: z.string().optional(), publish: z.boolean().optional() })

/** Where in the designer a link of another page leads: a field by its path, or the publish panel. The browser's history keeps it. */
export type DesignerPlace = z.infer<typeof designerPlace>

export const designerPlaceIn = (state: unknown): DesignerPlace | undefined => designerPlace.safeParse(state).data
