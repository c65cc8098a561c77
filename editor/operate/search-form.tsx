import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './operate.module.css'

type SearchFormProps = { label: string; hint: string; query: string; isPending: boolean; onSearch: (q: string) => void }

/** Searches on submit, since each search scans the whole database. */
export function SearchForm({ label, hint, query, isPending, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(query)
  return (
    <search>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) onSearch(typed.trim())
        }}
      >
        <TextInput
          className={classes.field}
          type="search"
          label={label}
          description={hint}
          value={typed}
          maxLength={200}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={isPending}>
          Search
        </Button>
      </form>
    </search>
  )
}
