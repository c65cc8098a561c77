import { Button, NativeSelect, Radio } from '@mantine/core'
import { useState } from 'react'
import { type InboxSettings, keepMonths } from '../../../../worker/messages/schema.ts'
import { unharmed } from '../../../messages.ts'
import { ownTimeZone, useSetInboxSettings } from '../../../state/inbox-settings.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { toast } from '../../../ui/toast.ts'
import { zoneWords } from '../../../ui/when-words.ts'
import classes from './settings.module.css'
import { keepWords, notifyWords, whatGoes } from './settings-words.ts'

type SettingsFormProps = { draftId: string; settings: InboxSettings; onClose: () => void }

/** Nothing of it counts before it is saved: it may delete messages. */
export function SettingsForm({ draftId, settings, onClose }: SettingsFormProps) {
  const [next, setNext] = useState(settings)
  const store = useSetInboxSettings()
  const here = ownTimeZone()
  const save = () =>
    store.mutate(
      { draftId, settings: next },
      {
        onSuccess: () => {
          toast('Inbox settings saved')
          onClose()
        },
      },
    )
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Radio.Group
        label="Email me about new messages"
        value={next.notify}
        onChange={(notify) => setNext({ ...next, notify: notify as InboxSettings['notify'] })}
      >
        <div className={classes.choices}>
          {Object.entries(notifyWords).map(([value, { label, description }]) => (
            <Radio key={value} value={value} label={label} description={description} />
          ))}
        </div>
      </Radio.Group>
      <NativeSelect
        label="Keep messages"
        description={<span role="status">{whatGoes(next.keepMonths)}</span>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={String(next.keepMonths ?? '')}
        data={[null, ...keepMonths].map((months) => ({ value: String(months ?? ''), label: keepWords(months) }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          setNext({ ...next, keepMonths: keepMonths.find((months) => String(months) === chosen) ?? null })
        }}
      />
      <div>
        <p className={classes.label}>Time zone</p>
        <p className={classes.zone}>{zoneWords({ zone: next.timeZone, hour12: false })}</p>
        {next.timeZone !== here && (
          <Button
            variant="default"
            size="xs"
            className={classes.here}
            onClick={() => setNext({ ...next, timeZone: here })}
          >
            Use {zoneWords({ zone: here, hour12: false })}
          </Button>
        )}
      </div>
      {store.error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={store.error} advice={unharmed.settings} />
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
