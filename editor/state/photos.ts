import { infiniteQueryOptions } from '@tanstack/react-query'
import type { PhotoColor, PhotoPage, PhotoSource } from '../../worker/adapters/photos/schema.ts'
import { answerOf, api } from '../api/client.ts'

/** Which pictures are looked for. Without a source, in the first there is. */
export type PhotoSearch = { keyword: string; source?: PhotoSource; color?: PhotoColor }

/** The server gives no further pages than this. */
const lastPage = 50

/** Pictures for a keyword, page by page. */
export const photosQuery = ({ keyword, source, color }: PhotoSearch) =>
  infiniteQueryOptions({
    queryKey: ['photos', keyword, source, color],
    queryFn: ({ pageParam, signal }): Promise<PhotoPage> =>
      answerOf(
        api.photos.$get(
          { query: { keyword, page: String(pageParam), ...(source && { source }), ...(color && { color }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ more }, _pages, page) => (more && page < lastPage ? page + 1 : undefined),
    // What was found does not change while somebody chooses.
    staleTime: Number.POSITIVE_INFINITY,
  })
