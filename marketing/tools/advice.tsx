import { type Point, Points } from '../parts/points.tsx'

export function AdviceBand({
  id,
  heading,
  lead,
  items,
}: {
  id: string
  heading: string
  lead?: string
  items: readonly Point[]
}) {
  return (
    <section className="band" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
      <Points items={items} />
    </section>
  )
}
