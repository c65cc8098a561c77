import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { connectedWith, domainsOpenAtom, domainsQuery } from '#editor/domains/queries.ts'
import { takingOfflineAtom } from '#editor/websites/queries.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { storedDraftAtom } from '../document/session.ts'
import { changeAddressOpenAtom, versionsOpenAtom } from '../publish/publishing.ts'
import { releasesQuery } from '../publish/queries.ts'
import classes from './settings.module.css'
import { SiteLink } from './site-host.tsx'

export function WebAddress() {
  const draft = useAtomValue(storedDraftAtom)
  return (
    <>
      <p className={classes.fact}>
        <SiteLink unpublished="Publish your website first." />
      </p>
      {draft && <AddressActions draft={draft} />}
      {draft && <OwnDomains draft={draft} />}
    </>
  )
}

function AddressActions({ draft }: { draft: Draft }) {
  const { draftId, handle } = draft
  const { businessName } = draft.websiteSettings
  const hasVersions = (useQuery(releasesQuery(draftId)).data?.releases.length ?? 0) > 0
  const change = useSetAtom(changeAddressOpenAtom)
  const seeVersions = useSetAtom(versionsOpenAtom)
  const takeOffline = useSetAtom(takingOfflineAtom)
  return (
    <div className={classes.choices}>
      {handle && (
        <Button size="xs" px="xs" variant="default" onClick={() => change(true)}>
          Change
        </Button>
      )}
      {(handle || hasVersions) && (
        <Button size="xs" px="xs" variant="default" onClick={() => seeVersions({})}>
          Version history
        </Button>
      )}
      {handle && (
        <Button size="xs" px="xs" variant="default" onClick={() => takeOffline({ draftId, businessName, handle })}>
          Take offline
        </Button>
      )}
    </div>
  )
}

function OwnDomains({ draft }: { draft: Draft }) {
  const { draftId, handle } = draft
  const { data } = useQuery({ ...domainsQuery(draftId), enabled: handle !== null })
  const open = useSetAtom(domainsOpenAtom)
  const domains = data && handle !== null ? connectedWith(data) : []
  return (
    <>
      {domains.length > 0 && (
        <ul className={classes.domains} aria-label="Your own domains">
          {domains.map((domain) => {
            const { state, failureReason, live, main } = domain
            const tone = state === 'Failed' ? 'wrong' : failureReason === 'InvalidDNSSettings' ? 'needs-you' : undefined
            const problem =
              failureReason === 'CertificateActivationFailed'
                ? 'We couldn’t get a certificate.'
                : 'Connection not established. Check your DNS settings.'
            const label = tone === 'wrong' ? 'Failed' : tone ? 'Needs you' : live ? 'Connected' : 'Pending'
            return (
              <li key={domain.domainName} data-tone={tone}>
                <span>{domain.shownName}</span>
                <span>{main ? 'Main domain' : label}</span>
                {tone && <small>{problem}</small>}
              </li>
            )
          })}
        </ul>
      )}
      <div className={classes.choices}>
        <Button size="xs" px="xs" variant="default" onClick={() => open({ draftId })}>
          {domains.length > 0 ? 'Your own domains' : 'Connect your own domain'}
        </Button>
      </div>
    </>
  )
}
