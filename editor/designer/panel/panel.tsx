import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { findField } from '#renderer/document/fields/field-path.ts'
import { useHistoryLayer } from '#ui/window/history-layer.ts'
import { late } from '#ui/window/late.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import classes from '../designer.module.css'
import { sealAtom } from '../document/edits.ts'
import {
  cameFromAtom,
  designerModeAtom,
  goBackAtom,
  hasSelectionAtom,
  markedPathAtom,
  panelOpenAtom,
  selectedIdAtom,
  selectSectionAtom,
  wantedFieldAtom,
} from '../document/selection.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { OpenPathContext } from '../form/field-context.ts'
import { PartWait } from '../opening/designer-wait.tsx'
import { StandingNotice } from '../publish/standing-notice.tsx'
import { SectionsPanel } from '../sections/sections-panel.tsx'
import { FirstStepCard } from './first-step-card.tsx'

const panels = {
  Sections: SectionsPanel,
  Settings: late(() => import('../settings/settings-panel.tsx').then((file) => file.SettingsPanel), <PartWait />),
  Theme: late(() => import('../theme/theme-panel.tsx').then((file) => file.ThemePanel), <PartWait />),
}

/** The left side. What has the focus is marked on the page; leaving a field ends the step that undo takes back. */
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
  const selected = useAtomValue(selectedIdAtom)
  const panel = useRef<HTMLElement>(null)
  // Before what is wanted in it scrolls to its own place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every other form
  useLayoutEffect(() => {
    panel.current?.scrollTo({ top: 0 })
  }, [mode, selected])

  const mark = ({ target }: FocusEvent<HTMLElement, HTMLElement>) => {
    const document = store.get(documentAtom)
    const id = target.dataset.marks ?? target.id
    if (/^(business|settings)\./.test(id)) return setMarked(id)
    // An input of a field made of several has its part's name at the end: `services.items.service-2.button-label`.
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
        onBlur={() => seal()}
        tabIndex={-1}
      >
        <div className={classes.done}>
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
        {draftId && <StandingNotice draftId={draftId} />}
        <div className={classes.panelContent}>
          <Shown />
        </div>
        {mode === 'Sections' && <FirstStepCard drafts={drafts} />}
      </section>
    </OpenPathContext>
  )
}

/**
 * On a phone, Back closes the panel. From a form that was opened in the list of sections, Back leads to
 * the list first. After a click on a fact of the page it leads to the form before.
 */
function usePanelLayers() {
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
  const cameFrom = useAtomValue(cameFromAtom)
  const goBack = useSetAtom(goBackAtom)
  useHistoryLayer(cameFrom !== null, { always: true, close: goBack })
}
