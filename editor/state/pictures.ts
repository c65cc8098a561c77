import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LibraryPicture, PictureLibrary } from '../../worker/contract/pictures.ts'
import { answerOf, api } from '../api/client.ts'

/** The pictures of a website, newest first. */
export const picturesQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'pictures', draftId],
    queryFn: (): Promise<PictureLibrary> => answerOf(api.drafts[':draftId'].images.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** The library with a picture as it is now: in its place, or in front where it is new. */
export function withLibraryPicture(library: PictureLibrary, picture: LibraryPicture): PictureLibrary {
  const index = library.pictures.findIndex(({ id }) => id === picture.id)
  const pictures = index < 0 ? [picture, ...library.pictures] : library.pictures.with(index, picture)
  return { ...library, pictures }
}

/** Puts an answer of the server in the library that was read before, if one was. */
export function keepLibraryPicture(queries: QueryClient, draftId: string, picture: LibraryPicture) {
  queries.setQueryData(picturesQuery(draftId).queryKey, (library) => library && withLibraryPicture(library, picture))
}
