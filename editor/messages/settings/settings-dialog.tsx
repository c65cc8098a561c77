import { Button, Checkbox, Loader, NativeSelect, Radio } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryProblem } from '#session/query-problem.ts'
import { useSession } from '#session/session.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { stillIntact } from '#ui/errors/error-texts.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { zoneWords } from '#ui/words/when-words.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { type InboxSettings, keepMonths } from '#worker/messages/schema.ts'
import { inboxSettingsQuery, ownTimeZone, useSetInboxSettings } from '../inbox-settings.ts'
import classes from './settings.module.css'

type SettingsDialogProps = {
  opened: boolean
  websites: DraftListItem[]
  /** The website that is selected first. If undefined, asks if there are several. */
  first: string | undefined
  onClose: () => void
}

export function SettingsDialog({ opened, websites, first, onClose }: SettingsDialogProps) {
  const [chosen, setChosen] = useState<string>()
  const [only, other] = websites
  const draftId = chosen ?? first ?? (other ? undefined : only?.draftId)
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={() => setChosen(undefined)} title="Inbox settings" size={520}>
      {other && (
        <NativeSelect
          className={classes.website}
          label="Website"
          value={draftId ?? ''}
          data={[
            ...(draftId ? [] : [{ value: '', label: 'Choose a website' }]),
            ...websites.map((website) => ({ value: website.draftId, label: website.businessName })),
          ]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {draftId && <OfWebsite key={draftId} draftId={draftId} onClose={onClose} />}
    </Dialog>
  )
}

function OfWebsite({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const query = useQuery(inboxSettingsQuery(draftId))
  const problem = queryProblem(query)
  const { user } = useSession()
  if (query.data)
    return <SettingsForm draftId={draftId} known={query.data} accountEmail={user?.email ?? ''} onClose={onClose} />
  return problem ? (
    <p role="alert" className={classes.problem}>
      <ErrorText error={problem} />
    </p>
  ) : (
    <Loader className={classes.wait} size="sm" role="status" aria-label="Loading the settings" />
  )
}

type SettingsFormProps = {
  draftId: string
  known: { settings: InboxSettings; websiteEmail: string | null }
  accountEmail: string
  onClose: () => void
}

/** Applies nothing before Save, since a setting may delete messages. */
export function SettingsForm({ draftId, known, accountEmail, onClose }: SettingsFormProps) {
  const form = useForm({ initialValues: known.settings })
  const { websiteEmail } = known
  const store = useSetInboxSettings()
  const here = ownTimeZone()
  const save = form.onSubmit((next) =>
    store.mutate(
      { draftId, settings: next },
      {
        onSuccess: () => {
          toast('Inbox settings saved')
          onClose()
        },
      },
    ),
  )
  return (
    <form className={classes.form} onSubmit={save}>
      <Radio.Group label="Email me about new messages" {...form.getInputProps('notify')}>
        <div className={classes.choices}>
          {Object.entries(notifyWords).map(([value, { label, description }]) => (
            <Radio key={value} value={value} label={label} description={description} />
          ))}
        </div>
      </Radio.Group>
      <Checkbox
        label="Email me the numbers of each week"
        description="Visitors, page views and messages, on Mondays at 8 a.m."
        {...form.getInputProps('weekly', { type: 'checkbox' })}
      />
      {websiteEmail && websiteEmail !== accountEmail && (
        <Radio.Group label="When people answer your replies, send it to" {...form.getInputProps('replyTo')}>
          <div className={classes.choices}>
            <Radio value="account" label={accountEmail} description="The address you sign in with." />
            <Radio value="website" label={websiteEmail} description="The address on your website." />
          </div>
        </Radio.Group>
      )}
      <NativeSelect
        label="Keep messages"
        description={<span role="status">{deletionText(form.values.keepMonths)}</span>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={String(form.values.keepMonths ?? '')}
        data={[null, ...keepMonths].map((months) => ({ value: String(months ?? ''), label: keepWords(months) }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          form.setFieldValue('keepMonths', keepMonths.find((months) => String(months) === chosen) ?? null)
        }}
      />
      <div>
        <p className={classes.label}>Time zone</p>
        <p className={classes.zone}>{zoneWords({ zone: form.values.timeZone })}</p>
        {form.values.timeZone !== here && (
          <Button
            variant="default"
            size="xs"
            className={classes.here}
            onClick={() => form.setFieldValue('timeZone', here)}
          >
            Use {zoneWords({ zone: here })}
          </Button>
        )}
      </div>
      {store.error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={store.error} advice={stillIntact.settings} />
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={store.isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={store.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

const notifyWords: Record<InboxSettings['notify'], { label: string; description: string }> = {
  'at-once': { label: 'Right away', description: 'One email for each message. You can reply to it directly.' },
  daily: { label: 'Once a day', description: 'A summary at 8 a.m., when there are new messages.' },
  never: { label: 'Never', description: 'Check the inbox yourself.' },
}

export const keepWords = (months: InboxSettings['keepMonths']): string =>
  months === null ? 'Until I delete them' : `${months} months`

export const deletionText = (months: InboxSettings['keepMonths']): string =>
  months === null
    ? 'Nothing is deleted automatically, except spam after 30 days.'
    : `We permanently delete messages older than ${months} months, and your replies, from every folder. Messages that old already go within the hour. Spam is deleted after 30 days.`
