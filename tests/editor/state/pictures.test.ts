import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keepLibraryPicture, picturesQuery } from '../../../editor/state/pictures.ts'
import type { LibraryPicture, PictureLibrary } from '../../../worker/pictures/schema.ts'

const picture = (id: string) => ({ id }) as LibraryPicture
const library = (...ids: string[]) => ({ pictures: ids.map(picture), limit: 36 }) as PictureLibrary

test('an uploaded picture stays in the library when a read that began before the upload ends after it', async () => {
  const queries = new QueryClient()
  const { queryKey } = picturesQuery('draft-1')
  queries.setQueryData(queryKey, library('first'))
  const late = Promise.withResolvers<PictureLibrary>()
  const read = vi.fn(() => Promise.resolve(library('second', 'first'))).mockReturnValueOnce(late.promise)
  const stop = new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => undefined)

  await keepLibraryPicture(queries, 'draft-1', picture('second'))
  late.resolve(library('first'))
  await vi.waitFor(() => expect(queries.isFetching({ queryKey })).toBe(0))

  expect(queries.getQueryData(queryKey)).toEqual(library('second', 'first'))
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})
