const twelfths = [3, 4, 5, 6, 7, 8] as const

/** Two columns on phones, six on tablets, otherwise twelve: `w3` is three of twelve, `m3` three of six on tablets. */
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
  .inner .at-end.at-end.at-end.at-end { grid-column-end: -1 }
  .heading-cell.at-end { grid-row: 1 }
  .at-end.at-end.tall { grid-row: 1/span 2 }
}
`

type Row = readonly [from: number, span: number]

/** Spans by number of items: the index from which a span applies, and its width. They fill the grid with or without a heading cell. */
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

const section = ':is(.reviews, .team) > .inner'
const list = '.grid'

const rulesOf = (spans: typeof headed, head: string) =>
  Object.entries(spans).flatMap(([count, rows]) =>
    rows.map(
      ([from, span]) =>
        `  ${section}${head} > ${list}:has(> :nth-child(${count}):last-child) > :nth-child(n+${from}) { grid-column: span ${span} }`,
    ),
  )

/** A heading and a list with a cell per item. */
export const listSpans = `
${section} > ${list} { display: contents }
${section} > ${list} > li { grid-column: 1/-1; max-width: none }
@media (min-width: 40rem) and (max-width: 61.99rem) {
  ${section} > ${list} > li { grid-column: span 3 }
  ${section} > ${list} > :last-child:nth-child(odd) { grid-column: 1/-1 }
}
@media (min-width: 62rem) {
  ${section} > .head, ${section} > ${list} > li:nth-child(n) { grid-column: span 4 }
  ${section}:has(> ${list} > :is(:nth-child(3), :nth-child(6), :nth-child(7)):last-child) > .head { grid-column: span 3 }
${[...rulesOf(headed, ':has(> .head)'), ...rulesOf(bare, ':not(:has(> .head))')].join('\n')}
}
`
