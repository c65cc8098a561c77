const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Abbreviations: a period after one of these doesn't end a sentence. */
const abbreviated =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Dra|Prof|St|Mt|Ft|Jr|Sr|[Nn]o|vs|approx|Reg|Lic|ul|[Ee]st|ca|circa|Nr|Str|Std|[Mm]in|[Mm]ax|Tel|Mob|bzw|inkl|zzgl|incl|Sra?|Av|Avda|Rs|Fr|Mo|Di|Mi|Do|Sa|So|e\.g|i\.e|z\. ?B|\p{Lu})\.\s*$/u

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
