/** Abbreviations whose period doesn't end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:dr|mrs?|ms|st|prof|approx|incl|inkl|excl|exkl|zzgl|ca|min|max|mind|no|nr|n[º°]|tel|ext|co|ltd|inc|jr|sr|dept|bzw|ggf|evtl|z\.\s?b|u\.\s?a|env|appr|vs|ul|pl|art|avda|sra?|dra|fr|chf|rs|reg|etc|mies|godz|szt|os|tys|z\.\s?zt|[ap]\.m|jan|feb|mrz|apr|aug|sept|okt|oct|nov|dez|dec|(?:\p{L}\.\s?)*\p{L})\.$/iu

/** Splits hastily typed text into sentences, which may start in lowercase or end with a dash. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  const pieces = text.replace(repeatedWords, '$1').split(/(?<=[.!?…]["'”’)]*)\s+|(?<=[。！？])|\n+|\s\/\s/u)
  for (const [nth, piece] of pieces.entries()) {
    open = open === '' ? piece : `${open} ${piece}`
    // A refusal: 'Gluten free no. Cash or card'
    const isRefused = /\p{L} no\.$/u.test(open) && /^\p{L}/u.test(pieces[nth + 1] ?? '')
    // 'Polsterei in 2. Generation'
    const isOrdinal = /\s\p{Nd}{1,2}\.$/u.test(open) && ordinals.test(pieces[nth + 1] ?? '')
    // '2 hr min. mon-sat 6-6'
    const isStopped = /\p{Nd}\s?\p{L}+ (?:min|max)\.$/iu.test(open)
    if (isOrdinal || (abbreviation.test(open) && !isRefused && !isStopped)) continue
    sentences.push(open.trim())
    open = ''
  }
  return [...sentences, open.trim()].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).flatMap(splitAtCommas)
}

/** Words after an ordinal with a period: '30. September', '2. Generation'. */
export const ordinals =
  /^(?:generation|stock|etage|og|jan(?:uar)?|feb(?:ruar)?|märz|mrz|marts|april|apr|mai|maj|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|de[zsc](?:ember)?)(?!\p{L})/iu

/** The same words at least three times in a row. */
const repeatedWords = /(?<!\S)(\S.{18,200}?)(?:\s+\1){2,}(?!\S)/gsu

/** In characters: the limit of every field. */
const maxSentenceLength = 400

function splitAtCommas(text: string): string[] {
  if (text.length <= maxSentenceLength) return [text]
  const head = text.slice(0, maxSentenceLength)
  const at = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf('、'))
  const end = at > 0 ? at + 1 : head.lastIndexOf(' ') + 1 || maxSentenceLength
  return [text.slice(0, end).trim(), ...splitAtCommas(text.slice(end).trim())]
}
