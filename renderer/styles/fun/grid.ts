const twelfths = [3, 4, 5, 6, 7, 8] as const

/** Two columns on phones, six on tablets, twelve beyond: `w3` is three of twelve, `m3` three of six on tablets. */
export const gridSpans = `
.section > .inner { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-flow: dense }
.section > .inner > *, .bento > *, .as-cells > * { grid-column: 1/-1 }
@media (min-width: 40rem) {
  .section > .inner { grid-template-columns: repeat(6, minmax(0, 1fr)) }
  .inner .w3, .inner .m3 { grid-column: span 3 }
  .inner .w4:not(.m3, .m6) { grid-column: span 2 }
}
@media (min-width: 62rem) {
  .section > .inner { grid-template-columns: repeat(12, minmax(0, 1fr)) }
${twelfths.map((count) => `  .inner .w${count}.w${count}.w${count} { grid-column: span ${count} }`).join('\n')}
  .tall { grid-row: span 2 }
}
`

type Row = readonly [from: number, span: number]

/** Spans by the number of items: from which item on, and how wide. They leave no hole beside a heading cell, or without one. */
const headed: Readonly<Record<number, readonly Row[]>> = {
  1: [[1, 8]],
  3: [[1, 3]],
  4: [
    [1, 4],
    [3, 6],
  ],
  6: [
    [1, 3],
    [4, 4],
  ],
  7: [[1, 3]],
}
const bare: Readonly<Record<number, readonly Row[]>> = {
  1: [[1, 12]],
  2: [[1, 6]],
  4: [[1, 6]],
  5: [[1, 6], [3, 4]],
  7: [[1, 4], [4, 3]],
  8: [[1, 3]],
} // biome-ignore format: one number in a line

/** CSS for `section > .inner` with a `.head` and a `list`, a cell for each of its items. */
export function cellsOfList(section: string, list: string): string {
  const items = (count: number, from: number, head: string) =>
    `${section} > .inner${head} > ${list}:has(> :nth-child(${count}):last-child) > :nth-child(n+${from})`
  const rules = (spans: typeof headed, head: string) =>
    Object.entries(spans).flatMap(([count, rows]) =>
      rows.map(([from, span]) => `  ${items(Number(count), from, head)} { grid-column: span ${span} }`),
    )
  const narrow = [3, 6, 7].map(
    (count) => `${section} > .inner:has(> ${list} > :nth-child(${count}):last-child) > .head`,
  )
  return `
${section} > .inner > ${list} { display: contents }
${section} > .inner > ${list} > li { grid-column: 1/-1; max-width: none }
@media (min-width: 40rem) {
  ${section} > .inner > ${list} > li { grid-column: span 3 }
  ${section} > .inner > ${list} > :last-child:nth-child(odd) { grid-column: 1/-1 }
}
@media (min-width: 62rem) {
  ${section} > .inner > .head, ${section} > .inner > ${list}${list} > li:nth-child(n) { grid-column: span 4 }
  ${narrow.join(', ')} { grid-column: span 3 }
${[...rules(headed, ':has(> .head)'), ...rules(bare, ':not(:has(> .head))')].join('\n')}
}
`
}
