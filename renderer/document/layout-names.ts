import type { Opening } from './enumerations.ts'

const openingNames: Readonly<Record<Opening, string>> = {
  PhotoBand: 'Photo and band',
  Number: 'Phone number',
  Places: 'Places',
  NameSign: 'Headline',
  PricesOnScale: 'Prices on a scale',
  MonthsOfYear: 'Months of a year',
  NumeralAndSentence: 'Number and sentence',
  YearAndPeople: 'Year and people',
  Runs: 'Lines',
  Marquee: 'Marquee',
  VisitInOrder: 'Steps of a visit',
  PaneOfLight: 'Pane of light',
  SentenceAndLight: 'Sentence and light',
  Bento: 'Cells',
  Atelier: 'Atelier',
}

/** A layout's label in the editor, such as 'Price list'. */
export function layoutName(layout: string): string {
  if (layout in openingNames) return openingNames[layout as Opening]
  const words = layout.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return words.charAt(0) + words.slice(1).toLowerCase()
}
