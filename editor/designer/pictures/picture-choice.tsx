import '@mantine/dropzone/styles.layer.css'
import { Button, Tabs } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useWindowEvent } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { storedHashes } from '#renderer/document/edits/without-picture.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { WindowFoot } from '#ui/window/window.tsx'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { useChooseStock } from './changes.ts'
import { ImportedTab, importedPicturesQuery, useCopyImported } from './imported/imported-tab.tsx'
import { LibraryTab } from './library/library-tab.tsx'
import { PatternsTab } from './patterns/patterns-tab.tsx'
import { asInLibrary, asTaken, ownPicked, type Picked, withCurrentLibrary, withPick } from './picked.ts'
import classes from './picture-dialog.module.css'
import type { PicturePlace, PictureRequest } from './picture-request.ts'
import { picturesQuery } from './queries.ts'
import { SearchTab } from './search/search-tab.tsx'
import { uploadsAtom } from './uploads/upload-queue.ts'
import { useAddFiles } from './uploads/use-add-files.ts'

type PictureChoiceProps = { wanted: PictureRequest; draftId: string; onDone: () => void }

/** Tabs for the library, photo search, patterns and the imported page, with a confirm button. */
export function PictureChoice({ wanted, draftId, onDone }: PictureChoiceProps) {
  const { maxCount, keywords } = wanted
  const { tab, setTab, tabs } = useTabs(wanted, draftId)
  const { picked, pick, select } = usePicked(wanted, draftId)
  const imported = useQuery(importedPicturesQuery(draftId)).data?.pictures ?? none
  const taking = useTakePictures(wanted, draftId, onDone)
  const add = useAddFiles(draftId)
  const receive = (files: readonly File[]) => {
    setTab('pictures')
    add(files)
  }
  usePastedFiles(receive)
  useFilesOf(wanted, add)

  const tabProps = { maxCount, picked, onPick: pick, onTake: maxCount === 1 ? taking.takeOne : pick }
  return (
    <>
      <Tabs
        className={classes.tabs}
        value={tab}
        onChange={(value) => setTab(value as PicturePlace)}
        keepMounted={false}
      >
        <Tabs.List className={classes.list}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {tabLabels[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel className={classes.panel} value="pictures">
          <LibraryTab
            {...tabProps}
            draftId={draftId}
            isLogo={wanted.kind === 'logo'}
            onSelect={select}
            onFiles={receive}
          />
        </Tabs.Panel>
        <Tabs.Panel className={classes.panel} value="search" data-scrolls>
          <SearchTab {...tabProps} keywords={keywords} onUpload={() => setTab('pictures')} />
        </Tabs.Panel>
        <Tabs.Panel className={classes.panel} value="patterns" data-scrolls>
          <PatternsTab {...tabProps} />
        </Tabs.Panel>
        <Tabs.Panel className={classes.panel} value="imported" data-scrolls>
          <ImportedTab {...tabProps} draftId={draftId} pictures={imported} />
        </Tabs.Panel>
      </Tabs>
      <ChoiceFoot maxCount={maxCount} picked={picked} taking={taking} />
      <Dropzone.FullScreen
        className={classes.drop}
        // If it were portaled out of the dialog, it would be in no landmark.
        withinPortal={false}
        activateOnKeyboard={false}
        onDrop={receive}
      >
        Drop pictures to upload them
      </Dropzone.FullScreen>
    </>
  )
}

const tabLabels: Record<PicturePlace, string> = {
  pictures: 'Your pictures',
  search: 'Search',
  imported: 'From your page',
  patterns: 'Patterns',
}

/**
 * The tabs and the active one. By default, the library is active, or the search if the library is empty and search is configured. All tabs
 * appear at once, to avoid layout shift.
 */
function useTabs({ patterns = false }: PictureRequest, draftId: string) {
  const [chosen, setTab] = useState<PicturePlace>()
  const isUploading = useAtomValue(uploadsAtom).some((upload) => upload.draftId === draftId)
  const { data: library, isPending: isReading } = useQuery(picturesQuery(draftId))
  const imported = useQuery(importedPicturesQuery(draftId))
  const sources = library?.photoSources ?? []
  const isKnown = !isReading && !imported.isPending
  const others = {
    search: sources.length > 0,
    imported: (imported.data?.pictures.length ?? 0) > 0,
    patterns,
  }
  const shown = (Object.keys(others) as (keyof typeof others)[]).filter((name) => others[name])
  const hasPhotos = sources.some((source) => source !== 'Openverse')
  const first = library?.pictures.length === 0 && hasPhotos && !isUploading ? 'search' : 'pictures'
  const tabs: PicturePlace[] = ['pictures', ...(isKnown ? shown : [])]
  return { tab: chosen ?? (isKnown ? first : 'pictures'), setTab, tabs }
}

/** Uploads the request's files once. */
function useFilesOf(wanted: PictureRequest, add: (files: readonly File[]) => void) {
  const added = useRef<PictureRequest>(null)
  useEffect(() => {
    if (!wanted.files || added.current === wanted) return
    added.current = wanted
    add(wanted.files)
  }, [wanted, add])
}

type ChoiceFootProps = { maxCount: number; picked: readonly Picked[]; taking: ReturnType<typeof useTakePictures> }

function ChoiceFoot({ maxCount, picked, taking }: ChoiceFootProps) {
  return (
    <WindowFoot className={classes.foot}>
      {taking.error ? (
        <p className={classes.problem} role="alert">
          <ErrorText error={taking.error} />
        </p>
      ) : (
        <p role="status">{pickedInWords(picked.length, maxCount)}</p>
      )}
      <Button
        variant="filled"
        loading={taking.isPending}
        disabled={picked.length === 0 || picked.length > maxCount}
        onClick={() => taking.take(picked)}
      >
        {picked.length > 1 && picked.length <= maxCount ? `Choose ${picked.length} pictures` : 'Choose'}
      </Button>
    </WindowFoot>
  )
}

function pickedInWords(count: number, maxCount: number): string | undefined {
  if (count > maxCount)
    return maxCount === 1 ? 'Choose one of them to use it here.' : `${count} selected: there is room for ${maxCount}.`
  return maxCount > 1 && count > 0 ? `${count} of ${maxCount} selected` : undefined
}

/** A window-level handler, since the focus may be on any button. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  useWindowEvent('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
}

/**
 * Passes the picks to the field that requested them. Before that, notifies the photo service, copies photos if its terms require it, and
 * copies imported pictures.
 */
function useTakePictures(wanted: PictureRequest, draftId: string, onDone: () => void) {
  const { current, onChoose } = wanted
  const { mutateAsync: chooseStock } = useChooseStock(draftId)
  const { mutateAsync: copyImported } = useCopyImported(draftId)
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (picked: readonly Picked[]) =>
      Promise.all(
        picked.map(async ({ image, choice, imported }) => {
          const copy = choice ? await chooseStock(choice) : imported ? await copyImported(imported) : null
          return asTaken(copy?.image ?? image, current)
        }),
      ),
  })
  const takePictures = (picked: readonly Picked[]) => {
    if (picked.length === 0 || picked.length > wanted.maxCount || isPending) return
    // The cache has the latest texts, which the picks may lack.
    const library = queries.getQueryData(picturesQuery(draftId).queryKey)?.pictures ?? []
    const current = picked.map((pick) => asInLibrary(pick, library))
    // Not called once the dialog has closed.
    mutate(current, {
      onSuccess: (images) => {
        onChoose(images)
        onDone()
      },
    })
  }
  return { take: takePictures, takeOne: (picture: Picked) => takePictures([picture]), isPending, error }
}

const none: readonly never[] = []

/** The picks: the current picture at first, then clicks and uploads. */
function usePicked({ maxCount, current }: PictureRequest, draftId: string) {
  const { data: library } = useQuery(picturesQuery(draftId))
  const pictures = library?.pictures ?? none
  const [chosen, setChosen] = useState<readonly Picked[]>()
  const present = useMemo(
    () => (maxCount === 1 && current ? ownOf(pictures, current.urls) : none),
    [maxCount, current, pictures],
  )
  const select = (change: (picked: readonly Picked[]) => readonly Picked[]) =>
    setChosen((before) => change(withCurrentLibrary(before ?? present, pictures)))
  const pick = useCallback(
    (picture: Picked) => setChosen((before) => withPick(before ?? [], picture, maxCount)),
    [maxCount],
  )
  const pickUploaded = useCallback(
    (picture: Picked) =>
      setChosen((before = []) =>
        maxCount > 1 && before.length >= maxCount ? before : withPick(before, picture, maxCount),
      ),
    [maxCount],
  )
  usePickUploaded(draftId, pickUploaded)

  const picked = useMemo(() => withCurrentLibrary(chosen ?? present, pictures), [chosen, present, pictures])
  return { picked, pick, select }
}

/** The library picture that has these URLs. */
function ownOf(pictures: readonly LibraryPicture[], urls: LibraryPicture['image']['urls']): readonly Picked[] {
  const hashes = storedHashes({ urls })
  const own = pictures.find(({ image }) => [...storedHashes({ urls: image.urls })].some((hash) => hashes.has(hash)))
  return own ? [ownPicked(own)] : []
}

/** Picks pictures uploaded while the dialog is open. */
function usePickUploaded(draftId: string, pick: (picture: Picked) => void) {
  const uploads = useAtomValue(uploadsAtom)
  const openedAt = useRef(Date.now())
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, state, addedAt, draftId: of } of uploads) {
      if (state.status !== 'done' || of !== draftId || addedAt < openedAt.current || seen.current.has(id)) continue
      seen.current.add(id)
      pick(ownPicked(state.picture))
    }
  }, [uploads, draftId, pick])
}
