export type Point = { title: string; text: string }

/** Short paragraphs with headings, side by side. */
export function Points({ items, columns = 'three' }: { items: readonly Point[]; columns?: 'two' | 'three' }) {
  return (
    <div className={`points ${columns}`}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}
