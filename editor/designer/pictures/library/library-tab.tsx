import { Button } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { queryProblem } from '#session/query-problem.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems, unharmed } from '#ui/errors/error-texts.ts'
import { late } from '#ui/window/late.tsx'
import type { LibraryPicture, PictureLibrary } from '#worker/pictures/schema.ts'
import { documentAtom } from '../../document/session.ts'
import type { TabProps } from '../picked.ts'
import { picturesQuery } from '../queries.ts'
import { isUnderWay, summaryWords } from '../uploads/upload.ts'
import { clearUploadsAtom, uploadsAtom } from '../uploads/upload-queue.ts'
import { UploadRow } from '../uploads/upload-row.tsx'
import uploadsClasses from '../uploads/uploads.module.css'
import classes from './library.module.css'
import { ChooseFiles, LibraryBar } from './library-bar.tsx'
import { pictureUses } from './picture-facts.ts'
import { PictureGrid, WaitingGrid } from './picture-grid.tsx'
import { PictureSide } from './picture-side.tsx'

type LibraryTabProps = TabProps & {
  draftId: string
  onFiles: (files: readonly File[]) => void
}

const PhonePanel = late(() => import('#ui/phone/phone-panel.tsx').then((file) => file.PhonePanel))

/** The website's pictures: the uploads, the library, and the details of the picked one. */
export function LibraryTab(props: LibraryTabProps) {
  const { draftId, onFiles } = props
  const library = useQuery(picturesQuery(draftId))
  const [sought, setSought] = useState('')
  const [isPhone, setPhone] = useState(false)
  const problem = queryProblem(library)
  return (
    <div className={classes.tab}>
      <LibraryBar
        library={library.data}
        sought={sought}
        onSeek={setSought}
        isPhone={isPhone}
        onPhone={() => setPhone(!isPhone)}
        onFiles={onFiles}
      />
      {isPhone && <PhonePanel onFiles={onFiles} onClose={() => setPhone(false)} />}
      {library.data ? (
        <Library {...props} library={library.data} sought={sought} />
      ) : problem ? (
        <LibraryProblem error={problem} onRetry={() => void library.refetch()} />
      ) : (
        <WaitingGrid />
      )}
    </div>
  )
}

function Library(props: LibraryTabProps & { library: PictureLibrary; sought: string }) {
  const { library, sought, draftId, picked, onPick, onTake, onFiles } = props
  const document = useAtomValue(documentAtom)
  const uses = useMemo(() => (document ? pictureUses(document) : new Map<string, number>()), [document])
  const uploads = useAtomValue(uploadsAtom).filter((upload) => upload.draftId === draftId)
  const shown = matchingPictures(library.pictures, sought)
  const isEmpty = library.pictures.length === 0 && !uploads.some(isUnderWay)
  return (
    <div className={classes.library} data-alone={isEmpty || undefined}>
      <div className={classes.main}>
        <UploadList draftId={draftId} />
        {isEmpty ? (
          <NoPictures onFiles={onFiles} />
        ) : sought.trim() !== '' && shown.length === 0 ? (
          <NoMatches />
        ) : (
          <PictureGrid pictures={shown} uploads={uploads} picked={picked} uses={uses} onPick={onPick} onTake={onTake} />
        )}
      </div>
      {!isEmpty && (
        <PictureSide
          draftId={draftId}
          picture={lastPicked(library.pictures, picked)}
          uses={uses}
          canSuggest={library.canSuggest}
        />
      )}
    </div>
  )
}

const lastPicked = (pictures: readonly LibraryPicture[], picked: TabProps['picked']) => {
  const last = picked.findLast(({ isOwn }) => isOwn)
  return pictures.find(({ id }) => id === last?.key)
}

/** The pictures whose description and tags hold every word that is sought, in any order. */
export function matchingPictures(pictures: readonly LibraryPicture[], sought: string): readonly LibraryPicture[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return pictures
  return pictures.filter(({ image }) => {
    const text = plain([image.description, ...image.tags].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Without case and accents: 'Café' is found by 'cafe'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** When the website's pictures could not be read. */
function LibraryProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <strong>{problems.loading}</strong>
      <p>
        <ErrorText error={error} advice={unharmed.pictures} />
      </p>
      <Button variant="light" color="gray" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Invites to the first upload. */
function NoPictures({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <div className={classes.notice} data-drop>
      <IconPhotoUp size={32} stroke={1.5} aria-hidden />
      <strong>No available images</strong>
      <p>
        Take or choose photos of your work, your team and your place. On a computer you can also drop or paste them
        here. JPG, PNG, GIF and WebP, up to 15 MB each.
      </p>
      <ChooseFiles variant="filled" onFiles={onFiles} />
    </div>
  )
}

/** When no picture is described by what is sought. */
function NoMatches() {
  return (
    <div className={classes.notice} role="status">
      <strong>No results found</strong>
      <p>Try another word. We search descriptions and keywords.</p>
    </div>
  )
}

/**
 * The files on their way to a website's pictures, and how all of them stand. At the end those that failed are left on it: the
 * others are seen among the pictures.
 */
function UploadList({ draftId }: { draftId: string }) {
  const clear = useSetAtom(clearUploadsAtom)
  const uploads = useAtomValue(uploadsAtom).filter((upload) => upload.draftId === draftId)
  const underWay = uploads.some(isUnderWay)
  const listed = uploads.filter(({ state }) => underWay || state.status === 'failed')
  return (
    <section className={uploadsClasses.uploads} aria-label="Uploads" data-empty={uploads.length === 0 || undefined}>
      <div className={uploadsClasses.summary}>
        <p role="status">{summaryWords(uploads)}</p>
        {uploads.length > 0 && !underWay && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => clear('ended')}>
            Clear
          </Button>
        )}
      </div>
      {listed.length > 0 && (
        <ul className={uploadsClasses.rows}>
          {listed.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}
