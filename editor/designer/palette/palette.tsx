import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { Window } from '#ui/window/window.tsx'
import { paletteOpenAtom } from './opening.ts'
import classes from './palette.module.css'
import type { PaletteResult } from './palette-result.ts'
import { ResultList } from './result-list.tsx'
import { useFinder } from './use-finder.ts'

/** The palette in a dialog. The chosen result opens after it closes. */
export function Palette() {
  const [opened, setOpened] = useAtom(paletteOpenAtom)
  const chosen = useRef<PaletteResult>(undefined)
  const finder = useFinder({
    isWanted: opened,
    onChosen: (found) => {
      chosen.current = found
      setOpened(false)
    },
  })
  const close = () => {
    chosen.current = undefined
    setOpened(false)
  }
  const leave = () => {
    finder.type('')
    chosen.current?.choose()
    chosen.current = undefined
  }
  return (
    <Window
      kind="workplace"
      opened={opened}
      title="Find anything"
      size={600}
      height="480px"
      returnFocus={chosen.current === undefined}
      onClose={close}
      onClosed={leave}
    >
      <div className={classes.head}>
        <TextInput
          {...finder.input}
          size="md"
          aria-label="Find anything"
          placeholder="Prices, hours, logo…"
          leftSection={<IconSearch size={18} aria-hidden />}
          autoFocus
          data-autofocus
          onChange={(event) => finder.type(event.currentTarget.value)}
          onKeyDown={finder.press}
        />
      </div>
      <div className={classes.body}>
        <ResultList finder={finder} />
      </div>
    </Window>
  )
}
