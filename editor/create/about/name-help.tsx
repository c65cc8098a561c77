import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import classes from './name-help.module.css'

const NameCreator = lazyComponent(async () => (await import('./business-name-creator.tsx')).BusinessNameCreator)

/** Opens the Business Name Creator. `onDone` runs once a name is chosen and the dialog is closed. */
export function NameHelp({ onChoose, onDone }: { onChoose: (name: string) => void; onDone: () => void }) {
  const [opened, setOpened] = useState(false)
  const [chose, setChose] = useState(false)
  const ever = useLatched(opened)
  return (
    <>
      <Button
        classNames={{ root: classes.creator, inner: classes.inner }}
        variant="subtle"
        size="compact-sm"
        data-click="name-creator"
        onClick={() => {
          setChose(false)
          setOpened(true)
        }}
      >
        Business Name Creator
      </Button>
      {ever && (
        <NameCreator
          opened={opened}
          returnFocus={!chose}
          onClose={() => setOpened(false)}
          onChoose={(name) => {
            onChoose(name)
            setChose(true)
            setOpened(false)
          }}
          onClosed={() => chose && onDone()}
        />
      )}
    </>
  )
}
