import { fitting } from '../known-services.ts'
import type { KnownService } from '../trade.ts'

type OwnWords = {
  /** The services that the owner lists. */
  listed: readonly string[]
  /** The owner's refusals, in their words. */
  refused: readonly string[]
  description: string
}

/** A trade's services that the owner has neither listed nor refused, those first that the description mentions. */
export function openServices(
  services: readonly KnownService[],
  { listed, refused, description }: OwnWords,
): KnownService[] {
  const isMentioned = (service: KnownService) => isNamedBy([description], service)
  return services
    .filter((service) => !isNamedBy([...listed, ...refused], service))
    .toSorted((a, b) => Number(isMentioned(b)) - Number(isMentioned(a)))
}

/** The clauses of a description: words of two name no service together. */
export const toldIn = (description: string): string[] => description.split(/[,.;:!?\n]|\s[–-]\s/u)

/** Whether one of an owner's texts names a service: 'Leaks' names 'Leak repair'. */
const isNamedBy = (texts: readonly string[], service: KnownService): boolean =>
  texts.some((text) => fitting([service], text).length > 0)
