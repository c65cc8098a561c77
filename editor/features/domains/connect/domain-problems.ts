import { product } from '../../../../renderer/document/product.ts'
import { type DomainProblem, domainInvalid, domainTaken } from '../../../../worker/domains/schema.ts'
import { ApiError } from '../../../api/api-error.ts'

/** What is wrong with a name that was typed, and what to type. */
export const problemWords: Record<DomainProblem, string> = {
  'not-a-name': 'Enter a domain you own, such as example.com.',
  'address-by-number': 'That’s an IP address. Enter a domain, such as example.com.',
  wildcard: 'Wildcards (*) aren’t supported. Connect each domain separately, such as shop.example.com.',
  'public-suffix': 'That’s only a domain ending. Put your name in front, such as yourname.co.uk.',
  own: `That domain belongs to ${product.name}. Enter one you registered.`,
  'not-public': 'That isn’t a public domain. Enter one you registered, such as example.com.',
}

/** The problem with the name, if the server reported one. */
export function problemIn(error: unknown): DomainProblem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'domain_invalid') return undefined
  return domainInvalid.safeParse(error.details).data?.problem ?? 'not-a-name'
}

/** The record that would prove ownership if another account holds the name; null otherwise. */
export function takenIn(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'domain_taken') return undefined
  return { record: domainTaken.safeParse(error.details).data?.record ?? null }
}
