import { ActionIcon } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useAskFolded } from '../document/selection.ts'
import { hasModelAtom } from '../palette/opening.ts'
import { useGoToAsk, useShortcutWords } from '../toolbar/use-shortcuts.ts'

export function AskButton() {
  const { folded } = useAskFolded()
  const hasModel = useAtomValue(hasModelAtom)
  const ask = useGoToAsk()
  const keys = useShortcutWords()
  return (
    folded &&
    hasModel && (
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
