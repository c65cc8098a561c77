import type { Domain } from '../../../../worker/domains/schema.ts'

export type DomainRowProps = {
  draftId: string
  domain: Domain
  /** The website's main name, if one is connected. */
  main: Domain | undefined
  onOpen: (domainName: string) => void
  onStop: (domain: Domain) => void
}
