import { type Business, business as businessFacts } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/limits.ts'
import type { ImportedPage } from '../../contract/imports.ts'
import { isToldToMachine } from '../../creation/facts/told-to-machines.ts'
import { mergeFacts } from '../../creation/merge-facts.ts'
import { tellingSentences } from './telling-sentences.ts'

/** An owner who typed at least so much, in characters, has said what the page should say. */
const enoughTyped = 240
/** Of the old website's sentences, in characters. */
const mostSentences = 600
/**
 * What an owner's website says of the business: its linked data first, then what the rules read in its text, of which only facts with
 * digits count. Where the owner typed little, the website's sentences speak too.
 */
export async function websiteFacts(page: ImportedPage, typed: Business, year: number): Promise<Business> {
  const { readFacts } = await import('../../creation/facts/read-facts.ts')
  const { town, region, country, latitude, longitude } = typed.place
  const place =
    country && latitude !== null && longitude !== null ? { town, region, country, latitude, longitude } : undefined
  const asked = { location: typed.location, ...(place && { place }), year }
  const read = piecesOf(page.text)
    .map((activities) => readFacts({ activities, ...asked }).business)
    .reduce(mergeFacts, businessFacts.parse({}))
  return mergeFacts(
    page.facts,
    businessFacts.parse(imported(read, typed.activities.length < enoughTyped ? page : undefined)),
  )
}

/** The text in pieces as long as a description, each ended at a line where there is one. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const line of text.split('\n').flatMap((one) => one.match(longestPieces) ?? [])) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + line.length < limits.businessDescription)
      pieces[pieces.length - 1] = `${last}\n${line}`
    else pieces.push(line)
  }
  return pieces
}
const longestPieces = new RegExp(`.{1,${limits.businessDescription}}`, 'gsu')

/** `page`: whose sentences are taken along. */
function imported({ services, phones, emails, credentials, since, hours }: Business, page: ImportedPage | undefined) {
  const source = 'imported' as const
  const named = <T extends { id: string }>(facts: readonly T[]) =>
    facts.map((fact) => ({ ...fact, id: `text-${fact.id}`.slice(0, 48), source }))
  const sentences = page ? tellingSentences(page, mostSentences).filter((sentence) => !isToldToMachine(sentence)) : []
  return {
    services: named(services.filter(({ price }) => price !== null)),
    phones: named(phones),
    emails: named(emails),
    credentials: named(credentials),
    since: since && { ...since, source },
    hours: { ...hours, note: '', source },
    sentences: sentences.map((text, index) => ({ id: `website-${index + 1}`, text, source })),
  }
}
