import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { maxSearchLength } from '../inbox-view.ts'
import classes from './filters.module.css'

/** Id of the search field, which the `/` key focuses. */
export const searchId = 'message-search'

const debounceMs = 250

/** The search input. Follows changes to the URL, for example on Back. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const search = useDebouncedCallback(onSearch, debounceMs)
  useEffect(() => {
    if (text.trim() !== value) search(text.trim())
    return search.cancel
  }, [text, value, search])
  return (
    <TextInput
      id={searchId}
      className={classes.search}
      type="search"
      aria-label="Search messages"
      placeholder="Search"
      title="Search (/)"
      maxLength={maxSearchLength}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
