import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { notShown, type QuotedReview, roomForReviews } from '#renderer/document/edits/add-reviews.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { SectionOf } from '#renderer/document/section-types.ts'
import { formatDate } from '#renderer/facts/format-date.ts'
import { starChoices } from '../../form/choice-fields.tsx'
import classes from './pasted-reviews.module.css'
import { type SplitReview, splitReviews } from './split-reviews.ts'

type Props = { content: SectionOf<'CustomerReviews'>['content']; onAdd: (reviews: QuotedReview[]) => void }

/** Splits pasted text into reviews and adds those the owner selects. */
export function PastedReviews({ content, onAdd }: Props) {
  const [pasted, setPasted] = useState('')
  const [source, setSource] = useState<string | null>(null)
  const [stars, setStars] = useState(0)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const text = useDeferredValue(pasted)
  const found = useMemo(() => splitReviews(text, new Date()), [text])
  const room = roomForReviews(content)
  const offered = notShown(content, found)
  // Text that wasn't recognized as a review starts unselected.
  const isWanted = (review: SplitReview) => review.unsure === toggled.has(keyOf(review))
  const chosen = offered.filter(isWanted).slice(0, room)
  const usual = found.find((review) => review.source !== '')?.source ?? ''
  const complete = (review: SplitReview): QuotedReview => {
    const { shortened: _, unsure: __, ...known } = review
    return {
      ...known,
      stars: known.stars || stars,
      source: source === null ? known.source : source.trim(),
    }
  }
  const toggle = (review: SplitReview) =>
    setToggled((before) => {
      const next = new Set(before)
      if (!next.delete(keyOf(review))) next.add(keyOf(review))
      return next
    })

  return (
    <div className={classes.dialog}>
      <Textarea
        label="Reviews"
        description="Copy them from Google, Yelp, Facebook or a file of yours, names and all, and paste them here."
        autosize
        minRows={5}
        maxRows={9}
        data-autofocus
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <>
          <div className={classes.shared}>
            <TextInput
              label="Source"
              placeholder="Google, Yelp, Facebook …"
              maxLength={limits.reviewSource}
              value={source ?? usual}
              onChange={(event) => setSource(event.currentTarget.value)}
              autoComplete="off"
            />
            <NativeSelect
              label="Stars where the text says none"
              data={starChoices}
              value={String(stars)}
              onChange={(event) => setStars(Number(event.currentTarget.value))}
            />
          </div>
          <ul className={classes.found} aria-label="Reviews found">
            {offered.map((review) => (
              <Found
                key={keyOf(review)}
                review={complete(review)}
                shortened={review.shortened}
                unsure={review.unsure}
                checked={chosen.includes(review)}
                disabled={!chosen.includes(review) && chosen.length >= room}
                onToggle={() => toggle(review)}
              />
            ))}
          </ul>
        </>
      )}
      <div className={classes.foot}>
        <p role="status">{summary({ pasted: text, found: found.length, offered: offered.length, room })}</p>
        <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen.map(complete))}>
          {chosen.length === 1 ? 'Add 1 review' : `Add ${chosen.length} reviews`}
        </Button>
      </div>
    </div>
  )
}

const keyOf = ({ author, text }: SplitReview) => `${author}\n${text}`

type FoundProps = {
  review: QuotedReview
  shortened: boolean
  unsure: boolean
  checked: boolean
  disabled: boolean
  onToggle: () => void
}

function Found({ review, shortened, unsure, checked, disabled, onToggle }: FoundProps) {
  const { text, author, place = '', stars = 0, date = '', source = '' } = review
  const about = [place, source, formatDate(date, 'en')].filter((part) => part !== '').join(' · ')
  return (
    <li className={classes.review}>
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        label={
          unsure
            ? `${(author || 'No name').replace(/\.$/, '')}. Is this one review? Check the box to add it.`
            : author || 'No name'
        }
        description={about || undefined}
      />
      <div className={classes.said} dir="auto">
        {stars > 0 && (
          <span role="img" aria-label={`${stars} of ${limits.stars} stars`}>
            {'★'.repeat(stars)}
            {'☆'.repeat(limits.stars - stars)}
          </span>
        )}
        <p>{text}</p>
        {shortened && <small>Shortened to {limits.reviewText} characters, the most that a review may have.</small>}
      </div>
    </li>
  )
}

type Counts = { pasted: string; found: number; offered: number; room: number }

function summary({ pasted, found, offered, room }: Counts): string {
  if (found === 0) return pasted.trim() === '' ? '' : 'No review found in this text.'
  if (offered === 0) return 'The page shows all of these already.'
  if (room <= 0) return `The page has its ${limits.reviews} reviews. Remove one to add another.`
  const known = found > offered ? ` ${found - offered} on the page already.` : ''
  const roomNote = offered > room ? ` The page has room for ${room}: the first ones are chosen.` : ''
  return `${found === 1 ? '1 review' : `${found} reviews`} found.${known}${roomNote}`
}
