import { matchingServices } from '../known-services.ts'
import type { KnownService } from '../trade.ts'

type OwnerTexts = {
  isNamed: boolean
  /** Service names extracted from the owner's words. */
  read: readonly string[]
  listed: readonly string[]
  /** The owner's refusals, in their words. */
  refused: readonly string[]
  description: string
}

const minAlike = 2
const shareAlike = 2 / 3

/** Whether an owner who doesn't name the trade offers the trade's services and hardly any others. */
function offersSameServices(services: readonly KnownService[], read: readonly string[]): boolean {
  const alike = read.flatMap((name) => matchingServices(services, name)[0]?.service ?? [])
  return new Set(alike).size >= minAlike && alike.length >= read.length * shareAlike
}

/**
 * Services of the trade that the owner has neither listed nor refused. Services in the description come first. Empty if the trade is a
 * guess.
 */
export function openServices(
  services: readonly KnownService[],
  { isNamed, read, listed, refused, description }: OwnerTexts,
): KnownService[] {
  if (!isNamed && !offersSameServices(services, read)) return []
  const isMentioned = (service: KnownService) => isNamedBy([description], service)
  return services
    .filter((service) => !isNamedBy([...listed, ...refused], service))
    .toSorted((a, b) => Number(isMentioned(b)) - Number(isMentioned(a)))
}

/** A description's clauses. Words of different clauses don't form a service's name. */
export const clausesOf = (description: string): string[] => description.split(/[,.;:!?\n]|\s[–-]\s/u)

/** Whether one of an owner's texts names a service: 'Leaks' names 'Leak repair'. */
const isNamedBy = (texts: readonly string[], service: KnownService): boolean =>
  texts.some((text) => matchingServices([service], text).length > 0)
