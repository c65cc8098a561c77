const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** A period after one of these doesn't end a sentence. */
const abbreviations = [
  'Mr|Mrs|Ms|Dr|Dra|Prof|St|Mt|Ft|Jr|Sr|[Nn]o|vs|[Aa]pprox|Reg|Lic|[Ee]st|[Ee]xt|[Dd]ept|Tel|Mob|e\\.g|i\\.e|\\p{Lu}',
  'ca|circa|Nr|Str|Std|[Mm]in|[Mm]ax|[Mm]ind|bzw|inkl|exkl|zzgl|ggf|evtl|z\\. ?B|z\\. ?Zt|u\\. ?a|u|o|bzgl|nr|[Cc]|Mo|Di|Mi|Do|Sa|So',
  '[Ii]ncl|[Ee]xcl|env|appr|Sra?|Av|Avda|Rs|Fr|ul|godz|mies|os|tys',
]
const abbreviated = new RegExp(`(?:^|[\\s(])(?:${abbreviations.join('|')})\\.\\s*$`, 'u')

/** 'L.Ac.', 'M.A.' */
const dotted = /(?<![\p{L}.])(?:\p{L}{1,4}\.){2,}\s*$/u

/** Whether a period there ends no sentence: within a bracket, or after dotted initials before a small letter or a bracket. */
export function isWithinSentence(text: string, end: number): boolean {
  const open = text.lastIndexOf('(', end - 1)
  const isInBracket = open >= 0 && !/[)\n]/.test(text.slice(open, end)) && /^[^()\n]{0,120}\)/.test(text.slice(end))
  return isInBracket || (/^[\p{Ll}\d(]/u.test(text.slice(end)) && dotted.test(text.slice(0, end)))
}

/** The index after each sentence of a text, including trailing spaces. */
export function sentenceEnds(text: string): number[] {
  const ends = Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length)
  return ends.filter(
    (end, nth) => nth === ends.length - 1 || !(abbreviated.test(text.slice(0, end)) || isWithinSentence(text, end)),
  )
}

/** The sentences of a text, trimmed. */
export function sentencesIn(text: string): string[] {
  const ends = sentenceEnds(text)
  return ends.map((end, nth) => text.slice(ends[nth - 1] ?? 0, end).trim()).filter((sentence) => sentence !== '')
}
