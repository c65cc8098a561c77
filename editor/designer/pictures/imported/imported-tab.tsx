import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '#api/client.ts'
import { image } from '#renderer/document/values/image.ts'
import { problems } from '#ui/errors/error-texts.ts'
import type { ImportedPicture, ImportedPictures } from '#worker/creation/import/schema.ts'
import { PickButton } from '../pick-button.tsx'
import type { Picked, TabProps } from '../picked.ts'
import { keepLibraryPicture } from '../queries.ts'
import classes from './imported.module.css'

type ImportedTabProps = Pick<TabProps, 'picked' | 'onPick' | 'onTake'> & {
  draftId: string
  pictures: readonly ImportedPicture[]
}

/** The pictures of the page that the website was imported from. What cannot be fetched any more is left out. */
export function ImportedTab({ draftId, pictures, picked, onPick, onTake }: ImportedTabProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const keys = new Set(picked.map(({ key }) => key))
  return (
    <div className={classes.tab}>
      <p role="status">
        {gone.size < pictures.length
          ? 'Found on your existing page. We copy the ones you choose to your pictures.'
          : problems.importedPicturesGone}
      </p>
      <ul className={classes.grid} aria-label="Pictures from your page">
        {pictures.map((picture, index) => (
          <li key={picture.url} hidden={gone.has(picture.url)} data-logo={picture.kind === 'logo' || undefined}>
            <PickButton
              label={picture.description || (picture.kind === 'logo' ? 'Logo' : `Picture ${index + 1}`)}
              isPicked={keys.has(picture.url)}
              picture={() => importedPicked(picture)}
              onPick={onPick}
              onTake={onTake}
            >
              <img
                src={importedThumbnail(draftId, index)}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => setGone((before) => new Set([...before, picture.url]))}
              />
            </PickButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A picture of the page that the website was imported from, picked: it gets its addresses when it is copied. */
const importedPicked = ({ url, description }: ImportedPicture): Picked => ({
  key: url,
  image: image.parse({ provider: 'Custom', description }),
  choice: null,
  imported: url,
})

const imported = api.drafts[':draftId']['imported-pictures']

/** The pictures of the page that a website was imported from. They never change; in a month they are forgotten. */
export const importedPicturesQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'imported-pictures', draftId],
    queryFn: (): Promise<ImportedPictures> => answerOf(imported.$get({ param: { draftId } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The address of a thumbnail of the one at `index`: on our own host, so that the page's host learns nothing about the viewer. */
const importedThumbnail = (draftId: string, index: number): string =>
  imported.thumbnail.$url({ param: { draftId }, query: { index: String(index) } }).href

/** Copies one of them, by its address, to the website's pictures. Answers it as it is there. */
export function useCopyImported(draftId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => answerOf(imported.$post({ param: { draftId }, json: { url } })),
    networkMode: 'always',
    onSuccess: (picture) => keepLibraryPicture(queries, draftId, picture),
  })
}
