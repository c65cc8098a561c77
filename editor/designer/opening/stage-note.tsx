import '@mantine/core/styles/CloseButton.layer.css'
import { CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceDesktop, IconPointer, IconSparkles } from '@tabler/icons-react'
import { atom, useAtom, useAtomValue } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type ReactNode, useEffect, useState } from 'react'
import { product } from '#renderer/document/product.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import { storedDraftAtom, timelineAtom } from '../document/session.ts'
import { suggestionsAtom } from '../suggestions/suggestions.ts'
import classes from './stage-note.module.css'

/** Notes dismissed in this browser. For the suggestions note, by website id. */
const smallScreenPassedAtom = atomWithStorage('smallScreenPassed', false, undefined, { getOnInit: true })
const helpDoneAtom = atomWithStorage('editingHelpDone', false, undefined, { getOnInit: true })
const dismissedAtom = atomWithStorage<readonly string[]>('suggestionsLineDismissed', [], undefined, { getOnInit: true })

const isEditedAtom = atom((get) => (get(timelineAtom)?.past.length ?? 0) > 0)
const isPageShownAtom = atom((get) => get(pageFrameAtom) !== null)

/**
 * A note above the page: first about how to start, then about the small screen. The first edit hides it permanently without moving the
 * page.
 */
export function StageNote() {
  const small = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const [passed, setPassed] = useAtom(smallScreenPassedAtom)
  const [helpDone, setHelpDone] = useAtom(helpDoneAtom)
  const isEdited = useAtomValue(isEditedAtom)
  const isPageShown = useAtomValue(isPageShownAtom)
  const [waiting, setWaiting] = useState(() => {
    const screen = small && !passed ? ['screen'] : []
    return helpDone ? [...screen, 'suggestions'] : ['help', ...screen]
  })
  const [shown, ...later] = waiting
  useEffect(() => {
    if (!isEdited) return
    setHelpDone(true)
    if (shown === 'screen') setPassed(true)
  }, [isEdited, shown, setHelpDone, setPassed])

  if (shown === 'suggestions') return <SuggestionsNote />
  const isSilent = isEdited || !isPageShown
  const close = (done: (isDone: true) => void) => () => {
    done(true)
    setWaiting(later)
  }
  if (shown === 'screen')
    return (
      <Note
        icon={<IconDeviceDesktop size={18} />}
        isSilent={isSilent}
        name="about this screen"
        onClose={close(setPassed)}
      >
        {`${product.name} is designed for larger screens`}
      </Note>
    )
  return (
    shown === 'help' && (
      <Note icon={<IconPointer size={18} />} isSilent={isSilent} name="on editing" onClose={close(setHelpDone)}>
        <HelpWords />
      </Note>
    )
  )
}

function HelpWords() {
  const isTouched = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  return <>{isTouched ? 'Tap' : 'Click'} any word on the page to change it.</>
}

/** Explains the dashed suggestions. Reserves space before they load, to avoid layout shift. */
function SuggestionsNote() {
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  const suggestions = useAtomValue(suggestionsAtom)
  const [dismissed, setDismissed] = useAtom(dismissedAtom)
  if (!draftId || dismissed.includes(draftId)) return null
  return (
    <Note
      icon={<IconSparkles size={18} />}
      isSilent={suggestions.length === 0}
      name="on suggestions"
      onClose={() => setDismissed([...dismissed, draftId])}
    >
      Your page is finished as it is. Dashed parts are ideas: keep what is true.
    </Note>
  )
}

type NoteProps = { icon: ReactNode; name: string; isSilent?: boolean; onClose: () => void; children: ReactNode }

function Note({ icon, name, isSilent, onClose, children }: NoteProps) {
  const label = `Hide the note ${name}`
  return (
    <div className={classes.note} role="note" data-note data-silent={isSilent || undefined}>
      {icon}
      <p>{children}</p>
      <CloseButton size="sm" iconSize={18} aria-label={label} title={label} onClick={onClose} />
    </div>
  )
}
