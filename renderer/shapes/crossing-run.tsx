import { Elbow, Straight, stripesOf } from './band.tsx'

/** One block's part of the stripes that cross a stack of blocks: they enter at the first block and leave at the last. */
export function CrossingRun({ at, of }: { at: number; of: number }) {
  const stripes = stripesOf([1, 1, 1, 1, 1], { inner: 0 })
  const isFirst = at === 0
  const isLast = at === of - 1
  return (
    <div className="crossing" aria-hidden="true">
      {isFirst || isLast ? <Elbow stripes={stripes} turn={isFirst ? 'down' : 'end'} /> : <Straight stripes={stripes} />}
      {!isFirst && !isLast && <Disc />}
    </div>
  )
}

const Disc = () => (
  <svg className="shape disc" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="50" fill="var(--ground)" />
    <circle cx="50" cy="50" r="36" />
  </svg>
)
