import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { LibraryPicture, PictureLibrary } from '../../../../worker/pictures/schema.ts'
import { documentAtom } from '../../../designer/document/session.ts'
import { picturesQuery } from '../../../state/pictures.ts'
import { queryProblem } from '../../../state/query-problem.ts'
import type { TabProps } from '../picked.ts'
import { isUnderWay } from '../uploads/upload.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { uploadsAtom } from '../uploads/upload-queue.ts'
import classes from './library.module.css'
import { LibraryBar } from './library-bar.tsx'
import { LibraryProblem } from './library-problem.tsx'
import { matchingPictures } from './matching-pictures.ts'
import { NoMatches, NoPictures } from './no-pictures.tsx'
import { PictureGrid, WaitingGrid } from './picture-grid.tsx'
import { PictureSide } from './picture-side.tsx'
import { pictureUses } from './picture-uses.ts'

type LibraryTabProps = TabProps & {
  draftId: string
  onFiles: (files: readonly File[]) => void
  /** While files are held over the window. */
  isOver: boolean
}

/** The website's pictures: the uploads, the library, and the details of the picked one. */
export function LibraryTab(props: LibraryTabProps) {
  const { draftId, onFiles, isOver } = props
  const library = useQuery(picturesQuery(draftId))
  const [sought, setSought] = useState('')
  const problem = queryProblem(library)
  return (
    <div className={classes.tab}>
      <LibraryBar library={library.data} sought={sought} onSeek={setSought} onFiles={onFiles} />
      {library.data ? (
        <Library {...props} library={library.data} sought={sought} />
      ) : problem ? (
        <LibraryProblem error={problem} onRetry={() => void library.refetch()} />
      ) : (
        <WaitingGrid />
      )}
      {isOver && (
        <p className={classes.drop} aria-hidden>
          Drop pictures to upload them
        </p>
      )}
    </div>
  )
}

function Library(props: LibraryTabProps & { library: PictureLibrary; sought: string }) {
  const { library, sought, draftId, picked, onPick, onTake, onFiles } = props
  const document = useAtomValue(documentAtom)
  const uses = useMemo(() => (document ? pictureUses(document) : new Map<string, number>()), [document])
  const coming = useAtomValue(uploadsAtom).filter((upload) => upload.draftId === draftId && isUnderWay(upload)).length
  const shown = matchingPictures(library.pictures, sought)
  const isEmpty = library.pictures.length === 0 && coming === 0
  return (
    <div className={classes.library} data-alone={isEmpty || undefined}>
      <div className={classes.main}>
        <UploadList draftId={draftId} />
        {isEmpty ? (
          <NoPictures onFiles={onFiles} />
        ) : sought.trim() !== '' && shown.length === 0 ? (
          <NoMatches />
        ) : (
          <PictureGrid pictures={shown} coming={coming} picked={picked} uses={uses} onPick={onPick} onTake={onTake} />
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
