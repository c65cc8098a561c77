import { limits } from '../../document/fields/limits.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'

const star = 'l2.7 5.5 6 .9-4.4 4.3 1 6-5.3-2.9-5.3 2.9 1-6-4.4-4.3 6-.9z'
const step = 22
const path = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => `M${10 + step * (from + nth)} 1.5${star}`).join('')

export function Stars({ count }: { count: number }) {
  const words = usePageWords()
  if (count === 0) return null
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${step * limits.stars - 2} 20`}
      role="img"
      lang={words.lang}
      aria-label={words.stars.replace('{count}', String(count))}
    >
      <path d={path(0, count)} />
      {count < limits.stars && <path className="off" d={path(count, limits.stars)} />}
    </svg>
  )
}
