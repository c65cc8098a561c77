import '@mantine/core/styles/CloseButton.layer.css'
import { CloseButton } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useAtom, useAtomValue } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storedDraftAtom } from '../document/session.ts'
import classes from './suggestions.module.css'
import { suggestionsAtom } from './suggestions.ts'

/** The websites, by their ids, whose owners put the line away in this browser. */
const dismissedAtom = atomWithStorage<readonly string[]>('suggestionsLineDismissed', [], undefined, { getOnInit: true })

/** Says above the page what its dashed parts are. Goes with the last suggestion, or when the person puts it away. */
export function SuggestionsLine() {
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  const suggestions = useAtomValue(suggestionsAtom)
  const [dismissed, setDismissed] = useAtom(dismissedAtom)
  if (!draftId || suggestions.length === 0 || dismissed.includes(draftId)) return null
  return (
    <div className={classes.line}>
      <IconSparkles size={16} aria-hidden />
      <p>Your page is finished as it is. Dashed parts are ideas: keep what is true.</p>
      <CloseButton
        size="sm"
        aria-label="Hide the note on suggestions"
        title="Hide the note on suggestions"
        onClick={() => setDismissed([...dismissed, draftId])}
      />
    </div>
  )
}
