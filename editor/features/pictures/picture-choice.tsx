import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importedPicturesQuery } from '../../state/imported-pictures.ts'
import type { PicturePlace, PictureWanted } from '../../state/picture-wanted.ts'
import { ChoiceFoot } from './choice-foot.tsx'
import { ImportedTab } from './imported/imported-tab.tsx'
import { LibraryTab } from './library/library-tab.tsx'
import classes from './picture-dialog.module.css'
import { SearchTab } from './search/search-tab.tsx'
import { useAddFiles } from './uploads/use-add-files.ts'
import { useIncomingFiles } from './uploads/use-incoming-files.ts'
import { usePicked } from './use-picked.ts'
import { useTaking } from './use-taking.ts'

type PictureChoiceProps = { wanted: PictureWanted; draftId: string; onDone: () => void }

/** The website's pictures, the search and what the page has that it was imported from, side by side in tabs, and the button that takes what is picked. */
export function PictureChoice({ wanted, draftId, onDone }: PictureChoiceProps) {
  const { most, keywords, place } = wanted
  const [tab, setTab] = useState<PicturePlace>(wanted.files ? 'pictures' : place)
  const { picked, pick } = usePicked(wanted, draftId)
  const imported = useQuery(importedPicturesQuery(draftId)).data?.pictures ?? []
  const taking = useTaking(wanted, draftId, onDone)
  const add = useAddFiles(draftId)
  const receive = (files: readonly File[]) => {
    setTab('pictures')
    add(files)
  }
  const isOver = useIncomingFiles(receive)
  useFilesOf(wanted, add)

  const tabProps = { most, picked, onPick: pick, onTake: most === 1 ? taking.takeOne : pick }
  return (
    <>
      <Tabs
        className={classes.tabs}
        value={tab}
        onChange={(value) => setTab(value as PicturePlace)}
        keepMounted={false}
      >
        <Tabs.List className={classes.list}>
          <Tabs.Tab value="pictures">Your pictures</Tabs.Tab>
          <Tabs.Tab value="search">Search</Tabs.Tab>
          {imported.length > 0 && <Tabs.Tab value="imported">From your page</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel className={classes.panel} value="pictures">
          <LibraryTab {...tabProps} draftId={draftId} onFiles={receive} isOver={isOver} />
        </Tabs.Panel>
        <Tabs.Panel className={classes.panel} value="search" data-scrolls>
          <SearchTab {...tabProps} keywords={keywords} onUpload={() => setTab('pictures')} />
        </Tabs.Panel>
        <Tabs.Panel className={classes.panel} value="imported" data-scrolls>
          <ImportedTab {...tabProps} draftId={draftId} pictures={imported} />
        </Tabs.Panel>
      </Tabs>
      <ChoiceFoot most={most} picked={picked} taking={taking} />
    </>
  )
}

/** Uploads the files that came with the wish, once. */
function useFilesOf(wanted: PictureWanted, add: (files: readonly File[]) => void) {
  const added = useRef<PictureWanted>(null)
  useEffect(() => {
    if (!wanted.files || added.current === wanted) return
    added.current = wanted
    add(wanted.files)
  }, [wanted, add])
}
