import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, responseBody } from '#api/client.ts'
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

/** Pictures from the imported page. Omits those that no longer load. */
export function ImportedTab({ draftId, pictures, picked, onPick, onTake }: ImportedTabProps) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const keys = new Set(picked.map(({ key }) => key))
  return (
    <div className={classes.tab}>
      <p role="status">
        {missing.size < pictures.length
          ? 'Found on your existing page. We copy the ones you choose to your pictures.'
          : problems.importedPicturesGone}
      </p>
      <ul className={classes.grid} aria-label="Pictures from your page">
        {pictures.map((picture, index) => (
          <li key={picture.url} hidden={missing.has(picture.url)} data-logo={picture.kind === 'logo' || undefined}>
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
                onError={() => setMissing((before) => new Set([...before, picture.url]))}
              />
            </PickButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A picture picked from the imported page. It gets its URLs when it is copied. */
const importedPicked = ({ url, description }: ImportedPicture): Picked => ({
  key: url,
  image: image.parse({ provider: 'Custom', description }),
  choice: null,
  imported: url,
})

const imported = api.drafts[':draftId']['imported-pictures']

/** Pictures from the imported page. They never change, and expire after 30 days. */
export const importedPicturesQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'imported-pictures', draftId],
    queryFn: (): Promise<ImportedPictures> => responseBody(imported.$get({ param: { draftId } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Thumbnail URL by index. Our host proxies it, so that the page's host can't track the viewer. */
const importedThumbnail = (draftId: string, index: number): string =>
  imported.thumbnail.$url({ param: { draftId }, query: { index: String(index) } }).href

/** Copies a picture by URL to the website's library and returns it. */
export function useCopyImported(draftId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => responseBody(imported.$post({ param: { draftId }, json: { url } })),
    networkMode: 'always',
    onSuccess: (picture) => keepLibraryPicture(queries, draftId, picture),
  })
}
