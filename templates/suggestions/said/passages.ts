/** A piece of what a person wrote: a sentence, or lines that are a list. */
export type Passage = { text: string } | { lines: readonly string[] }

const bullet = /^\s*(?:[•·▪●✓✔*–—-]|\d{1,2}[.)])\s*(?=\p{L})/u
/** Ways to reach somebody, and asides. */
const reach = /\S+@\S+|https?:\/\/\S+|www\.\S+|\+?\(?\d[\d\s().-]{7,}\d|\([^)]*\)/g
/** A heading over a list: short, and with no list in it. */
const longestLabel = 40

/** The text, sentence by sentence; lines with bullets, or lines of a few words each, are one list. */
export function passagesOf(said: string): Passage[] {
  const lines = said
    .replace(reach, ' ')
    .split(/\n|(?=[•·▪●✓✔]\s)|\s(?=\d{1,2}[.)]\s)/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const bulleted = lines.filter((line) => bullet.test(line))
  if (bulleted.length > 1) return [{ lines: bulleted.map((line) => line.replace(bullet, '')) }]
  const items = lines.filter((line) => !line.endsWith(':'))
  if (items.length > 1 && items.every((line) => !/[,.;:]/.test(line) && line.split(/\s+/).length < 6))
    return [{ lines: items }]
  return lines.flatMap((line) => line.split(/[.!?](?:\s+|$)/)).flatMap((text) => (text.trim() === '' ? [] : { text }))
}

/** The parts before and after a colon or a dash: 'HVAC' and 'repairs, installs' of 'HVAC - repairs, installs'. */
export function labelled(sentence: string): { label: string; rest: string } | undefined {
  const [, label = '', rest = ''] = /^(.+?)(?::\s*|\s[-–—]\s)(.*)$/s.exec(sentence) ?? []
  return label === '' || label.includes(',') || label.length > longestLabel ? undefined : { label, rest }
}

/** The list after a colon, regardless of the text before it; the whole sentence without a colon. */
export function afterColon(sentence: string): string {
  const rest = labelled(sentence)?.rest ?? /:\s+(.*,.*)$/s.exec(sentence)?.[1] ?? ''
  return rest === '' ? sentence : rest
}
