import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { limits } from '../../../renderer/document/limits.ts'
import { FieldNote, noteBelow } from '../../ui/field-note.tsx'
import classes from './location-field.module.css'
import { afterArrow, closedList, isOpen, listAskedFor, listWhileTyping } from './location-list.ts'
import { isSettled, locationStatus } from './location-status.ts'
import { LocationSuggestions, suggestionId } from './location-suggestions.tsx'
import { useLocation } from './use-location.ts'

/** Where the business is: a place that is suggested, or anything in its owner's words. */
export function LocationField() {
  const { text, lookup, suggestions, write, choose } = useLocation()
  const [list, setList] = useState(closedList)
  const id = useId()
  const opened = isOpen(list, suggestions.length, isSettled(lookup))
  const reached = opened ? suggestions[list.reached] : undefined

  const take = (label: string) => {
    choose(label)
    setList(closedList)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') setList(afterArrow(list, key, suggestions.length))
    else if (key === 'Enter' && reached) take(reached.label)
    else if (key === 'Escape' && opened) setList(closedList)
    else return
    // Enter would leave the step, and the arrows move the caret.
    event.preventDefault()
  }

  return (
    <TextInput
      label="Business location"
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
      description={<FieldNote hint={locationStatus(lookup, opened)} used={text.length} max={limits.businessLocation} />}
      inputContainer={(input) => (
        <div className={classes.input}>
          {input}
          {opened && <LocationSuggestions id={id} suggestions={suggestions} reached={list.reached} onChoose={take} />}
        </div>
      )}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        write(event.currentTarget.value)
        setList(listWhileTyping)
      }}
      onClick={() => opened || setList(listAskedFor)}
      onBlur={() => setList(closedList)}
    />
  )
}
