import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import classes from './operate.module.css'

type SearchFormProps = { label: string; hint: string; asked: string; isPending: boolean; onAsk: (q: string) => void }

/** Searches on submit, since each search scans the whole database. */
export function SearchForm({ label, hint, asked, isPending, onAsk }: SearchFormProps) {
  const [typed, setTyped] = useState(asked)
  return (
    <search>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) onAsk(typed.trim())
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
