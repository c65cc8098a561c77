import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import type { LibraryPicture, PictureLibrary } from '#worker/pictures/schema.ts'

/** A website's pictures, newest first. */
export const picturesQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'pictures', draftId],
    queryFn: (): Promise<PictureLibrary> => responseBody(api.drafts[':draftId'].images.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** Updates a picture in the library, or adds it at the front. */
export function withLibraryPicture(library: PictureLibrary, picture: LibraryPicture): PictureLibrary {
  const index = library.pictures.findIndex(({ id }) => id === picture.id)
  const pictures = index < 0 ? [picture, ...library.pictures] : library.pictures.with(index, picture)
  return { ...library, pictures }
}

/** Adds an uploaded picture to the cached library. Restarts a running fetch, whose result may lack it. */
export async function keepLibraryPicture(queries: QueryClient, draftId: string, picture: LibraryPicture) {
  const { queryKey } = picturesQuery(draftId)
  const reading = queries.isFetching({ queryKey }) > 0
  if (reading) await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (library) => library && withLibraryPicture(library, picture))
  if (reading) void queries.invalidateQueries({ queryKey })
}
