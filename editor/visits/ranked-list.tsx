import { Button, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import classes from './ranked.module.css'
import { numberWords, shareWords } from './visit-words.ts'

type RankedListProps<Name extends string> = {
  title: string
  /** The names' column heading. */
  of: string
  parts: { name: Name; views: number }[]
  words: (name: Name) => string
}

const shownAtFirst = 7

/** Page views by source, country or device, highest first: a table with a bar behind each row. Hidden when empty. */
export function RankedList<Name extends string>({ title, of, parts, words }: RankedListProps<Name>) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const total = parts.reduce((sum, { views }) => sum + views, 0)
  const maxViews = Math.max(1, ...parts.map(({ views }) => views))
  if (parts.length === 0) return null
  return (
    <section className={classes.ranked} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">Views</th>
            <th scope="col">
              <VisuallyHidden>Share</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.slice(0, isWhole ? undefined : shownAtFirst).map(({ name, views }) => (
            <tr key={name}>
              <th scope="row">
                <span className={classes.bar} style={{ width: `${(views / maxViews) * 100}%` }} />
                <span className={classes.name}>{words(name)}</span>
              </th>
              <td>{numberWords(views)}</td>
              <td className={classes.share}>{shareWords(views, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parts.length > shownAtFirst && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${parts.length}`}
        </Button>
      )}
    </section>
  )
}
