import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useAskFolded } from '../document/selection.ts'
import { useShortcutWords } from '../toolbar/use-shortcuts.ts'
import { hasModelAtom, useGoToFind } from './opening.ts'

export function FindButton() {
  const find = useGoToFind()
  const { folded } = useAskFolded()
  const hasModel = useAtomValue(hasModelAtom)
  const keys = useShortcutWords()
  if (!folded && !hasModel) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      data-click="find"
      aria-label="Find anything"
      aria-keyshortcuts="Control+K Meta+K"
      title={`Find anything (${keys.find})`}
      onClick={find}
    >
      <IconSearch size={18} aria-hidden />
    </ActionIcon>
  )
}
