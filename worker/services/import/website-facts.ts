import { type Business, business as businessFacts } from '../../../renderer/document/business.ts'
import type { ImportedPage } from '../../contract/imports.ts'
import { isToldToMachine } from '../../creation/facts/told-to-machines.ts'
import { mergeFacts } from '../../creation/merge-facts.ts'
import { tellingSentences } from './telling-sentences.ts'

/** An owner who typed at least so much, in characters, has said what the page should say. */
const enoughTyped = 240
/** Of the old website's sentences, in characters. */
const mostSentences = 600
/** A longer line is no entry of a list, and is read in pieces. */
const longestLine = 400

/**
 * What an owner's website says of the business: its linked data first, then what the rules read in its text, of which only facts with
 * digits count. Where the owner typed little, the website's sentences speak too.
 */
export async function websiteFacts(page: ImportedPage, typed: Business, year: number): Promise<Business> {
  const { readFacts } = await import('../../creation/facts/read-facts.ts')
  const { town, region, country, latitude, longitude } = typed.place
  const place =
    country && latitude !== null && longitude !== null ? { town, region, country, latitude, longitude } : undefined
  const { business: read } = readFacts({
    activities: inLines(page.text),
    location: typed.location,
    ...(place && { place }),
    year,
  })
  return mergeFacts(
    page.facts,
    businessFacts.parse(imported(read, typed.activities.length < enoughTyped ? page : undefined)),
  )
}

const inLines = (text: string) => text.replace(new RegExp(`([^\\n]{1,${longestLine}})(?:\\s|$)`, 'g'), '$1\n')

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
