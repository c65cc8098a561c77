import { TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import type { FoundPlace } from '#worker/adapters/places/schema.ts'
import classes from './location-field.module.css'
import { isSettled, locationStatus, useLocation } from './use-location.ts'

export function LocationField() {
  const [isEditing, setEditing] = useState(false)
  const { text, lookup, suggestions, write, choose } = useLocation(isEditing)
  const [list, setList] = useState(closedList)
  const id = useId()
  const opened = isOpen(list, suggestions.length, isSettled(lookup))
  const reached = opened ? suggestions[list.reached] : undefined

  const chooseLabel = (label: string) => {
    choose(label)
    setList(closedList)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') setList(moveHighlight(list, key, suggestions.length))
    else if (key === 'Enter' && reached) chooseLabel(reached.label)
    else if (key === 'Escape' && opened) setList(closedList)
    else return
    // Enter would submit the step, and arrows would move the caret.
    event.preventDefault()
  }

  return (
    <TextInput
      label="Business location"
      name="businessLocation"
      size="md"
      value={text}
      maxLength={limits.businessLocation}
      autoComplete="off"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={opened}
      aria-controls={opened ? id : undefined}
      aria-activedescendant={reached && suggestionId(id, list.reached)}
      inputWrapperOrder={noteBelow}
      classNames={{ description: classes.note }}
      // Clicks go through to the input, which opens the list.
      rightSectionPointerEvents="none"
      rightSection={suggestions.length > 1 && <IconChevronDown size={16} stroke={1.6} aria-hidden />}
      description={<FieldNote hint={locationStatus(lookup, opened)} used={text.length} max={limits.businessLocation} />}
      inputContainer={(input) => (
        <div className={classes.input}>
          {input}
          {opened && (
            <LocationSuggestions id={id} suggestions={suggestions} reached={list.reached} onChoose={chooseLabel} />
          )}
        </div>
      )}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        write(event.currentTarget.value)
        setList(listWhileTyping)
      }}
      onClick={() => opened || setList(listOnRequest)}
      onFocus={() => setEditing(true)}
      onBlur={() => {
        setEditing(false)
        setList(closedList)
      }}
    />
  )
}

/** The suggestion list: why it is open, and the highlighted suggestion (-1: none). */
type LocationList = { mode: 'closed' | 'typing' | 'asked'; reached: number }

export const closedList: LocationList = { mode: 'closed', reached: -1 }
/** Open while the typed words don't match a place yet. */
export const listWhileTyping: LocationList = { mode: 'typing', reached: -1 }

export const listOnRequest: LocationList = { mode: 'asked', reached: -1 }

/** `isSettled`: the words match a place, so the list only opens on request. */
export const isOpen = ({ mode }: LocationList, suggestions: number, isSettled: boolean): boolean =>
  suggestions > 0 && (mode === 'asked' || (mode === 'typing' && !isSettled))

/** Opens the list, or moves the highlight and wraps around. */
export function moveHighlight(
  { reached }: LocationList,
  key: 'ArrowDown' | 'ArrowUp',
  suggestions: number,
): LocationList {
  const step = key === 'ArrowDown' ? reached + 1 : reached < 0 ? -1 : reached - 1
  return { mode: 'asked', reached: suggestions === 0 ? -1 : (step + suggestions) % suggestions }
}

type LocationSuggestionsProps = {
  id: string
  suggestions: readonly FoundPlace[]
  reached: number
  onChoose: (label: string) => void
}

const suggestionId = (list: string, nth: number) => `${list}-${nth}`

/** Scrolls the whole list into view if the field is near the bottom. */
const bringIntoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** The listbox. The input keeps the focus and handles the keys. */
function LocationSuggestions({ id, suggestions, reached, onChoose }: LocationSuggestionsProps) {
  return (
    <div
      id={id}
      className={classes.list}
      role="listbox"
      aria-label="Suggested places"
      ref={bringIntoView}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ label }, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
        <div
          key={label}
          id={suggestionId(id, nth)}
          className={classes.option}
          role="option"
          aria-selected={nth === reached}
          onClick={() => onChoose(label)}
        >
          {label}
        </div>
      ))}
    </div>
  )
}
