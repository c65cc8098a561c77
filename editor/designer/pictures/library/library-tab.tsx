import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { queryProblem } from '#session/query-problem.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import type { LibraryPicture, PictureLibrary } from '#worker/pictures/schema.ts'
import { documentAtom } from '../../document/session.ts'
import type { Picked, TabProps } from '../picked.ts'
import { picturesQuery } from '../queries.ts'
import { isUnderWay, storedOf, type Upload } from '../uploads/upload.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { uploadsAtom } from '../uploads/upload-queue.ts'
import { DeletePictures } from './delete-pictures.tsx'
import classes from './library.module.css'
import { LibraryBar } from './library-bar.tsx'
import { LibraryProblem, NoMatches, NoPictures } from './library-notices.tsx'
import { hashOf, pictureUses } from './picture-facts.ts'
import { PictureGrid, WaitingGrid } from './picture-grid.tsx'
import { PictureSide } from './picture-side.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

type LibraryTabProps = TabProps & {
  draftId: string
  /** Logos fill their pictures to the edges, so show these whole. */
  isLogo: boolean
  onSelect: (change: (picked: readonly Picked[]) => readonly Picked[]) => void
  onFiles: (files: readonly File[]) => void
}

const PhonePanel = lazyComponent(() => import('#ui/phone/phone-panel.tsx').then((file) => file.PhonePanel))

/** Uploads, the library, and details of the picked picture. */
export function LibraryTab(props: LibraryTabProps) {
  const { draftId, maxCount, onFiles } = props
  const library = useQuery(picturesQuery(draftId))
  const [sought, setSought] = useState('')
  const [isPhone, setPhone] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const problem = queryProblem(library)
  const uploads = useAtomValue(uploadsAtom).filter((upload) => upload.draftId === draftId)
  const shown = asUploaded(useMatching(library.data?.pictures ?? none, sought), uploads)
  const selection = useSelection({ ...props, shown, onDelete: () => setDeleting(true) })
  const canSelect = maxCount === 1 && (library.data?.pictures.length ?? 0) > 1
  return (
    <div className={classes.tab}>
      <LibraryBar
        library={library.data}
        sought={sought}
        onSeek={setSought}
        isMultiple={canSelect ? selection.isMultiple : undefined}
        onSeveral={selection.toggleSeveral}
        isPhone={isPhone}
        onPhone={() => setPhone(!isPhone)}
        onFiles={onFiles}
      />
      {isPhone && <PhonePanel onFiles={onFiles} onClose={() => setPhone(false)} />}
      {library.data ? (
        <Library
          {...{ ...props, library: library.data, shown, uploads, selection, isDeleting }}
          isSeeking={sought.trim() !== ''}
          onDeleting={setDeleting}
        />
      ) : problem ? (
        <LibraryProblem error={problem} onRetry={() => void library.refetch()} />
      ) : (
        <WaitingGrid />
      )}
    </div>
  )
}

const none: readonly LibraryPicture[] = []

type LibraryProps = LibraryTabProps & {
  library: PictureLibrary
  shown: readonly LibraryPicture[]
  uploads: readonly Upload[]
  isSeeking: boolean
  selection: ReturnType<typeof useSelection>
  isDeleting: boolean
  onDeleting: (isDeleting: boolean) => void
}

function Library(props: LibraryProps) {
  const {
    library,
    shown,
    uploads,
    isSeeking,
    draftId,
    picked,
    selection,
    isDeleting,
    onDeleting,
    onTake,
    onFiles,
    isLogo,
  } = props
  const { isMultiple, press, moveByKey } = selection
  const document = useAtomValue(documentAtom)
  const uses = useMemo(() => (document ? pictureUses(document) : new Map<string, number>()), [document])
  const isEmpty = library.pictures.length === 0 && !uploads.some(isUnderWay)
  const selected = ownAmong(library.pictures, picked)
  const isSelecting = isMultiple || selected.length > 1
  const last = isSelecting ? undefined : selected.at(-1)
  return (
    <div className={classes.library} data-alone={isEmpty || undefined}>
      <div className={classes.main}>
        <div className={classes.shelf}>
          {isEmpty ? (
            <NoPictures onFiles={onFiles} />
          ) : isSeeking && shown.length === 0 ? (
            <NoMatches />
          ) : (
            <PictureGrid
              {...{ draftId, uploads, picked, uses, isLogo }}
              pictures={shown}
              canSuggest={library.canSuggest}
              onPress={press}
              onKey={moveByKey}
              onTake={isMultiple ? ignore : onTake}
            />
          )}
          {isSelecting && !isEmpty && (
            <SelectionBar
              count={selected.length}
              isMultiple={isMultiple}
              onAll={selection.selectAll}
              onDelete={() => onDeleting(true)}
              onEnd={isMultiple ? selection.toggleSeveral : selection.clear}
            />
          )}
        </div>
        <UploadList draftId={draftId} />
      </div>
      {!isEmpty && (
        <PictureSide
          draftId={draftId}
          picture={last}
          uses={(last && uses.get(hashOf(last))) ?? 0}
          hint={`Select ${isSelecting ? 'one' : 'a'} picture to see or edit its details.`}
          onDelete={() => onDeleting(true)}
        />
      )}
      <DeletePictures
        draftId={draftId}
        pictures={selected}
        uses={uses}
        opened={isDeleting && selected.length > 0}
        onClose={() => onDeleting(false)}
      />
    </div>
  )
}

const ignore = () => undefined

/** Puts this session's uploads first, newest at the top, so that storing them doesn't change the order. */
function asUploaded(pictures: readonly LibraryPicture[], uploads: readonly Upload[]): readonly LibraryPicture[] {
  const ids = uploads.toReversed().flatMap((upload) => storedOf(upload)?.id ?? [])
  const placeOf = ({ id }: LibraryPicture) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return pictures.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The website's own pictures among the picks, in pick order. */
const ownAmong = (pictures: readonly LibraryPicture[], picked: TabProps['picked']) =>
  picked.flatMap(({ key, isOwn }) => (isOwn ? (pictures.find(({ id }) => id === key) ?? []) : []))

/** The matches. Only recomputed for a new search or library change, so that a picture whose description is being edited stays visible. */
function useMatching(pictures: readonly LibraryPicture[], sought: string): readonly LibraryPicture[] {
  const ids = pictures.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: their texts may change, their ids say which there are
  const found = useMemo(() => new Set(matchingPictures(pictures, sought).map(({ id }) => id)), [ids, sought])
  return pictures.filter(({ id }) => found.has(id))
}

/** Pictures whose description and tags contain every word, in any order. */
export function matchingPictures(pictures: readonly LibraryPicture[], sought: string): readonly LibraryPicture[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return pictures
  return pictures.filter(({ image }) => {
    const text = plain([image.description, ...image.tags].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Ignores case and accents: 'cafe' finds 'Café'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
