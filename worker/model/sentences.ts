const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** A period after one of these doesn't end a sentence. */
const abbreviations = [
  'Mr|Mrs|Ms|Dr|Dra|Prof|St|Mt|Ft|Jr|Sr|[Nn]o|vs|approx|Reg|Lic|[Ee]st|[Ee]xt|[Dd]ept|Tel|Mob|e\\.g|i\\.e|\\p{Lu}',
  'ca|circa|Nr|Str|Std|[Mm]in|[Mm]ax|[Mm]ind|bzw|inkl|exkl|zzgl|ggf|evtl|z\\. ?B|z\\. ?Zt|u\\. ?a|Mo|Di|Mi|Do|Sa|So',
  'incl|env|appr|Sra?|Av|Avda|Rs|Fr|ul|godz|mies|os|tys',
]
const abbreviated = new RegExp(`(?:^|[\\s(])(?:${abbreviations.join('|')})\\.\\s*$`, 'u')

/** The index after each sentence of a text, including trailing spaces. */
export function sentenceEnds(text: string): number[] {
  const ends = Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length)
  return ends.filter((end, nth) => nth === ends.length - 1 || !abbreviated.test(text.slice(0, end)))
}

/** The sentences of a text, trimmed. */
export function sentencesIn(text: string): string[] {
  const ends = sentenceEnds(text)
  return ends.map((end, nth) => text.slice(ends[nth - 1] ?? 0, end).trim()).filter((sentence) => sentence !== '')
}
