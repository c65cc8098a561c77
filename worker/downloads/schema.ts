import * as z from 'zod'

/** In bytes, of a whole download: an import has it in memory. */
export const maxDownloadBytes = 40 * 1024 * 1024

/** The website that an import made. */
export const importedWebsite = z.object({ draftId: z.string(), businessName: z.string() })
