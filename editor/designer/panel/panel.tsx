import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type FocusEvent, type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { findField } from '#renderer/document/fields/field-path.ts'
import { useHistoryLayer } from '#ui/window/history-layer.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import classes from '../designer.module.css'
import { sealAtom } from '../document/edits.ts'
import {
  closeItemAtom,
  designerModeAtom,
  goBackAtom,
  hasSelectionAtom,
  markedPathAtom,
  openItemAtom,
  panelOpenAtom,
  previousFormAtom,
  selectedIdAtom,
  selectSectionAtom,
  wantedFieldAtom,
} from '../document/selection.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { OpenPathContext } from '../form/field-context.ts'
import { PartWait } from '../opening/designer-wait.tsx'
import { PublishBlockNotice } from '../publish/publish-block-notice.tsx'
import { SectionsPanel } from '../sections/sections-panel.tsx'
import { UndoButton } from '../toolbar/history-buttons.tsx'
import { FirstStepCard } from './first-step-card.tsx'

const panels = {
  Sections: SectionsPanel,
  Settings: lazyComponent(
    () => import('../settings/settings-panel.tsx').then((file) => file.SettingsPanel),
    <PartWait />,
  ),
  Theme: lazyComponent(() => import('../theme/theme-panel.tsx').then((file) => file.ThemePanel), <PartWait />),
}

/** The left panel. Marks the focused field on the page. Leaving a field ends its undo step. */
export function Panel({ drafts }: { drafts: DraftListItem[] }) {
  const store = useStore()
  const mode = useAtomValue(designerModeAtom)
  const wanted = useAtomValue(wantedFieldAtom)
  const seal = useSetAtom(sealAtom)
  const setMarked = useSetAtom(markedPathAtom)
  const [open, setOpen] = useAtom(panelOpenAtom)
  const Shown = panels[mode]
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  usePanelLayers()
  const panel = useRef<HTMLElement>(null)
  const keepScroll = useScroll(panel)

  const mark = ({ target }: FocusEvent<HTMLElement, HTMLElement>) => {
    const document = store.get(documentAtom)
    const id = target.dataset.marks ?? target.id
    if (/^(business|settings)\./.test(id)) return setMarked(id)
    // Composite fields append the part to the id: `services.items.service-2.button-label`.
    const path = [id, id.replace(/-[a-z]+$/, '')].find((candidate) => document && findField(document, candidate))
    if (path) setMarked(path)
  }

  return (
    <OpenPathContext value={wanted}>
      <section
        ref={panel}
        className={classes.panel}
        data-panel
        data-open={open || undefined}
        aria-label={mode}
        onFocus={mark}
        onScroll={keepScroll}
        onBlur={() => seal()}
        tabIndex={-1}
      >
        <div className={classes.done}>
          <UndoButton />
          <Button
            variant="light"
            color="gray"
            size="compact-sm"
            leftSection={<IconChevronDown size={16} />}
            onClick={() => setOpen(false)}
          >
            See the page
          </Button>
        </div>
        {draftId && <PublishBlockNotice draftId={draftId} />}
        <div className={classes.panelContent}>
          <Shown />
        </div>
        {mode === 'Sections' && <FirstStepCard drafts={drafts} />}
      </section>
    </OpenPathContext>
  )
}

/** Scrolls new forms to the top, and restores the position when an item's panel closes. Returns a scroll handler. */
function useScroll(panel: RefObject<HTMLElement | null>) {
  const [mode, selected] = [useAtomValue(designerModeAtom), useAtomValue(selectedIdAtom)]
  const item = useAtomValue(openItemAtom)
  const form = [mode, selected, item].join()
  const places = useRef(new Map<string, number>())
  const itemBefore = useRef(item)
  // Runs before a requested field scrolls into view.
  useLayoutEffect(() => {
    const isBack = itemBefore.current !== null && item === null
    itemBefore.current = item
    panel.current?.scrollTo({ top: isBack ? (places.current.get(form) ?? 0) : 0 })
  }, [panel, form, item])
  return ({ currentTarget }: UIEvent) => places.current.set(form, currentTarget.scrollTop)
}

/**
 * The browser's Back button returns from an item's panel to its list, or from a form to the section list, and closes the panel on phones.
 * After a click on the page, it restores the previous form.
 */
function usePanelLayers() {
  const mode = useAtomValue(designerModeAtom)
  const [open, setOpen] = useAtom(panelOpenAtom)
  const isForm = useAtomValue(hasSelectionAtom)
  const select = useSetAtom(selectSectionAtom)
  const shown = open ? (isForm ? 'form' : 'list') : 'page'
  const [before, setBefore] = useState(shown)
  const [isFromList, setFromList] = useState(false)
  if (shown !== before) {
    setBefore(shown)
    setFromList(shown === 'form' && before === 'list')
  }
  useHistoryLayer(open, { close: () => setOpen(false), reopen: () => setOpen(true) })
  useHistoryLayer(shown === 'form' && isFromList, { close: () => select(null) })
  const isItem = useAtomValue(openItemAtom) !== null && mode === 'Sections'
  const closeItem = useSetAtom(closeItemAtom)
  useHistoryLayer(isItem, { always: true, close: closeItem })
  const previousForm = useAtomValue(previousFormAtom)
  const goBack = useSetAtom(goBackAtom)
  useHistoryLayer(previousForm !== null, { always: true, close: goBack })
}
