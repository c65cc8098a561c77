import { diffWordsWithSpace } from 'diff'
import classes from './rewriting.module.css'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Of the words, below which a text counts as another one: then the two are shown apart, since nothing is gained by comparing. */
const alike = 0.35

/** What a text was and would be: the words that go and come, or both texts where hardly a word is the same. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter })
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
  if (kept < alike * Math.max(before.length, after.length)) {
    return (
      <div className={classes.difference}>
        <p>
          <del>{before}</del>
        </p>
        <p>
          <ins>{after}</ins>
        </p>
      </div>
    )
  }
  return (
    <p className={classes.difference}>
      {parts.map(({ added, removed, value }, index) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never change places
        return <Tag key={index}>{value}</Tag>
      })}
    </p>
  )
}
