import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { keepLibraryPicture, picturesQuery } from '../queries.ts'
import { addFilesAtom } from './upload-queue.ts'

/** Uploads files, even after the dialog closes. Each appears in the library once it has arrived. */
export function useAddFiles(draftId: string): (files: readonly File[]) => void {
  const queries = useQueryClient()
  const add = useSetAtom(addFilesAtom)
  return useCallback(
    (files) => {
      const { queryKey } = picturesQuery(draftId)
      const library = queries.getQueryData(queryKey)
      // Until the count is known, the server enforces the limit.
      const room = library ? library.limit - library.pictures.length : Number.POSITIVE_INFINITY
      void add({
        files,
        room,
        draftId,
        onEnd: (picture) => {
          if (picture) void keepLibraryPicture(queries, draftId, picture)
          else void queries.invalidateQueries({ queryKey })
        },
      })
    },
    [queries, add, draftId],
  )
}
