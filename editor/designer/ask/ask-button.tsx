import { ActionIcon } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useAskFolded } from '../document/selection.ts'
import { useGoToAsk, useShortcutWords } from '../toolbar/use-shortcuts.ts'

/** In the place of the line for asking while it is folded. */
export function AskButton() {
  const { folded } = useAskFolded()
  const ask = useGoToAsk()
  const keys = useShortcutWords()
  return (
    folded && (
      <ActionIcon
        variant="subtle"
        size={32}
        data-ask
        aria-label="Ask for a change"
        aria-keyshortcuts="Control+J Meta+J"
        title={`Ask for a change (${keys.ask})`}
        onClick={ask}
      >
        <IconSparkles size={20} aria-hidden />
      </ActionIcon>
    )
  )
}
