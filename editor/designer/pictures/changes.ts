import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import type { StockChoice } from '#worker/adapters/photos/schema.ts'
import type { LibraryPicture, PictureLibrary, pictureChange } from '#worker/pictures/schema.ts'
import { keepLibraryPicture, picturesQuery } from './queries.ts'

const images = api.drafts[':draftId'].images

export type PictureChange = z.infer<typeof pictureChange>

/** Updates a picture's texts in the cache before they are stored, so that choosing the picture right after typing includes them. */
export function showPictureChange(queries: QueryClient, draftId: string, id: string, change: PictureChange) {
  const { queryKey } = picturesQuery(draftId)
  void queries.cancelQueries({ queryKey })
  const changed = (picture: LibraryPicture) =>
    picture.id === id ? { ...picture, image: { ...picture.image, ...change } } : picture
  queries.setQueryData(queryKey, (library) => library && { ...library, pictures: library.pictures.map(changed) })
}

/** Changes a picture's texts optimistically. Reverts on failure. */
export function useChangePicture(draftId: string) {
  const queries = useQueryClient()
  const { queryKey } = picturesQuery(draftId)
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: PictureChange }) =>
      responseBody(images[':imageId'].$patch({ param: { draftId, imageId: id }, json: change })),
    networkMode: 'always',
    onMutate: ({ id, change }) => showPictureChange(queries, draftId, id, change),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Deletes a picture. Succeeds if it is already gone. */
export function useRemovePicture(draftId: string) {
  const queries = useQueryClient()
  const { queryKey } = picturesQuery(draftId)
  return useMutation({
    mutationFn: async (imageId: string) => {
      try {
        await responseBody(images[':imageId'].$delete({ param: { draftId, imageId } }))
      } catch (error) {
        if (failureCode(error) !== 'not_found') throw error
      }
    },
    networkMode: 'always',
    onSuccess: (_answer, imageId) => {
      const without = (library: PictureLibrary) => library.pictures.filter(({ id }) => id !== imageId)
      queries.setQueryData(queryKey, (library) => library && { ...library, pictures: without(library) })
    },
  })
}

/** Asks the model for an alt text. Stores nothing. */
export const useSuggestDescription = (draftId: string) =>
  useMutation({
    mutationFn: async (imageId: string) =>
      (await responseBody(images[':imageId'].suggestion.$post({ param: { draftId, imageId } }))).description,
    networkMode: 'always',
  })

/** Reports a chosen stock photo to the server. Returns the website's copy, or null if the photo remains hotlinked. */
export function useChooseStock(draftId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (choice: StockChoice) =>
      (await responseBody(images.stock.$post({ param: { draftId }, json: choice }))).picture,
    networkMode: 'always',
    onSuccess: (picture) => picture && keepLibraryPicture(queries, draftId, picture),
  })
}
