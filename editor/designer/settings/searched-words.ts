/** Words shorter than this say too little to be looked for. */
const shortest = 4

/** A text in parts, those that its owner's keywords name marked: search results set such words in bold. */
export function searchedWords(text: string, keywords: string): { text: string; searched: boolean }[] {
  const wanted = new Set(wordsOf(keywords).filter((word) => word.length >= shortest))
  const parts: { text: string; searched: boolean }[] = []
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const searched = wanted.has(piece.toLowerCase())
    const last = parts.at(-1)
    if (last && last.searched === searched) last.text += piece
    else if (piece !== '') parts.push({ text: piece, searched })
  }
  return parts
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
