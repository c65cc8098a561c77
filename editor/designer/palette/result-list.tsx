import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './palette.module.css'
import type { Finder } from './use-finder.ts'

/** The results. The input keeps the focus and handles the keys. */
export function ResultList({ finder }: { finder: Finder }) {
  const { found, at, setAt, choose, listId, optionId, typed, isReady } = finder
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  const isNothing = isReady && found.length === 0 && typed.trim() !== ''
  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Found"
        className={classes.list}
        data-empty={found.length === 0 || undefined}
      >
        {found.map(({ label, where, value, icon: Sign }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys
          <div
            key={`${label} ${where}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classes.option}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== at && setAt(index)}
            onClick={() => choose(index)}
          >
            <Sign className={classes.icon} size={18} aria-hidden />
            <span className={classes.label} dir="auto">
              {label}
            </span>
            {value !== '' && (
              <span className={classes.value} dir="auto">
                {value}
              </span>
            )}
            <span className={classes.where}>{where}</span>
          </div>
        ))}
      </div>
      {isNothing && (
        <p className={classes.nothing}>Nothing found for “{typed.trim()}”. Try one word, such as “hours” or “logo”.</p>
      )}
      <VisuallyHidden role="status">
        {typed.trim() === '' || !isReady ? '' : found.length === 1 ? '1 result' : `${found.length} results`}
      </VisuallyHidden>
    </>
  )
}
