import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { longestSearch } from '../inbox-place.ts'
import classes from './filters.module.css'

/** Where the key `/` leads. */
export const searchId = 'message-search'

/** In milliseconds: as long as somebody types on, nothing is looked for. */
const pause = 250

/** What is looked for. Typed here, and followed where the address says another, as after going back. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const search = useDebouncedCallback(onSearch, pause)
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
      maxLength={longestSearch}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
