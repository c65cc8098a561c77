import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Draft } from '../../../../worker/contract/drafts.ts'
import { FieldPlace } from '../../../fields/field-place.tsx'
import { storedDraftAtom } from '../../../state/draft.ts'
import { changeAddressOpenAtom, versionsOpenAtom } from '../../../state/publishing.ts'
import { releasesQuery } from '../../../state/releases.ts'
import { takingOfflineAtom } from '../../../state/websites.ts'
import classes from './settings.module.css'
import { SiteLink } from './site-host.tsx'
import { useSetting } from './use-setting.ts'

/** Where visitors find the website, and what can be done about that. */
export function WebAddress() {
  const [customDomain] = useSetting('customDomain')
  const draft = useAtomValue(storedDraftAtom)
  return (
    <>
      <FieldPlace path="settings.customDomain">
        <p className={classes.fact} id="settings.customDomain">
          <SiteLink unpublished="Publish your website first." />
          {customDomain !== '' && <span>{customDomain}</span>}
        </p>
      </FieldPlace>
      {draft && <AddressActions draft={draft} />}
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
        <Button size="xs" px={10} variant="default" onClick={() => change(true)}>
          Change
        </Button>
      )}
      {(handle || hasVersions) && (
        <Button size="xs" px={10} variant="default" onClick={() => seeVersions({})}>
          Version history
        </Button>
      )}
      {handle && (
        <Button size="xs" px={10} variant="default" onClick={() => takeOffline({ draftId, businessName, handle })}>
          Take offline
        </Button>
      )}
    </div>
  )
}
