import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import askClasses from '../ask/ask.module.css'
import { panelOpenAtom, useAskFolded } from '../document/selection.ts'
import { useShortcutWords } from '../toolbar/use-shortcuts.ts'
import { findFieldId } from './opening.ts'
import classes from './palette.module.css'
import { ResultList } from './result-list.tsx'
import { useFinder } from './use-finder.ts'

/** The palette below the page. Results show above the field. */
export function FindBar() {
  const { folded, setFolded } = useAskFolded()
  const panelOpen = useAtomValue(panelOpenAtom)
  const keys = useShortcutWords()
  const bar = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const field = () => document.getElementById(findFieldId)
  const finder = useFinder({
    isWanted: isOpen,
    onChosen: (found) => {
      setOpen(false)
      finder.type('')
      field()?.blur()
      found.choose()
    },
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false)
      if (finder.typed === '') field()?.blur()
      finder.type('')
    } else if (isOpen) finder.press(event)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!bar.current?.contains(relatedTarget)) setOpen(false)
  }
  if (folded) return null
  return (
    <section
      ref={bar}
      className={askClasses.ask}
      aria-label="Find anything"
      data-ask
      data-away={panelOpen || undefined}
      tabIndex={-1}
      onBlur={leave}
    >
      <div className={askClasses.over}>
        {isOpen && (
          <div className={classes.above}>
            <ResultList finder={finder} />
          </div>
        )}
      </div>
      <div className={askClasses.line}>
        <IconSearch className={classes.sign} size={18} aria-hidden />
        <input
          {...finder.input}
          id={findFieldId}
          className={classes.field}
          aria-label="Find anything"
          aria-keyshortcuts="Control+K Meta+K"
          placeholder="Find anything: prices, hours, logo…"
          onChange={(event) => {
            setOpen(true)
            finder.type(event.currentTarget.value)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        {finder.typed === '' && (
          <>
            <kbd className={askClasses.keys} aria-hidden>
              {keys.find}
            </kbd>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Hide this line"
              title="Hide this line"
              onClick={() => setFolded(true)}
            >
              <IconChevronDown size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
    </section>
  )
}
