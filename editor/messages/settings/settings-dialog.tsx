import { Loader, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryProblem } from '#session/query-problem.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { inboxSettingsQuery } from '../inbox-settings.ts'
import classes from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'

type SettingsDialogProps = {
  opened: boolean
  websites: DraftListItem[]
  /** The website that it begins with. */
  first: string | undefined
  onClose: () => void
}

/** The notifications about messages, and their retention: each website has its own. */
export function SettingsDialog({ opened, websites, first, onClose }: SettingsDialogProps) {
  const [chosen, setChosen] = useState<string>()
  const draftId = chosen ?? first ?? websites[0]?.draftId ?? ''
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={() => setChosen(undefined)} title="Inbox settings" size={520}>
      {websites.length > 1 && (
        <NativeSelect
          className={classes.website}
          label="Website"
          value={draftId}
          data={websites.map((website) => ({ value: website.draftId, label: website.businessName }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      <OfWebsite key={draftId} draftId={draftId} onClose={onClose} />
    </Dialog>
  )
}

function OfWebsite({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const query = useQuery(inboxSettingsQuery(draftId))
  const problem = queryProblem(query)
  if (query.data) return <SettingsForm draftId={draftId} settings={query.data.settings} onClose={onClose} />
  return problem ? (
    <p role="alert" className={classes.problem}>
      <ErrorText error={problem} />
    </p>
  ) : (
    <Loader className={classes.wait} size="sm" role="status" aria-label="Loading the settings" />
  )
}
