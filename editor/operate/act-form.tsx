import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { type SuspensionReason, suspensionReasons, suspensionSentences } from '#worker/drafts/schema.ts'
import classes from './operate.module.css'
import type { Given, Task } from './queries.ts'
import { reasonNames, taskWords } from './words.ts'

type ActFormProps = {
  task: Task
  isPending: boolean
  error: unknown
  onSubmit: (given: Given) => void
  onCancel: () => void
}

const reasons = suspensionReasons.map((reason) => ({ value: reason, label: reasonNames[reason] }))

export function ActForm({ task, isPending, error, onSubmit, onCancel }: ActFormProps) {
  const { about, action, isHarsh } = taskWords[task.act]
  const form = useForm<Given>({
    initialValues: { reason: '', because: 'phishing', note: '', answer: '' },
    validate: { reason: (reason) => (reason.trim().length < 3 ? 'Say why, in a few words.' : null) },
  })
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(onSubmit)}>
      <p className={classes.about}>{about}</p>
      {task.act === 'suspend' && (
        <>
          <NativeSelect
            label="Reason for the owner"
            description={suspensionSentences[form.values.because]}
            data={reasons}
            value={form.values.because}
            onChange={(event) => form.setFieldValue('because', event.currentTarget.value as SuspensionReason)}
          />
          <Textarea
            label="Note for the owner (optional)"
            maxLength={1000}
            autosize
            minRows={2}
            {...form.getInputProps('note')}
          />
        </>
      )}
      {task.act === 'close-reports' && task.wanted > 0 && (
        <Textarea
          label="Answer (optional)"
          description={`Emailed to ${task.wanted === 1 ? 'the person who wants' : `the ${task.wanted} people who want`} one.`}
          maxLength={2000}
          autosize
          minRows={3}
          {...form.getInputProps('answer')}
        />
      )}
      <TextInput
        label="Reason for the log"
        description="Only operators read it. Leave out names and addresses."
        maxLength={300}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      {error != null && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} />
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending} {...(isHarsh && { color: 'red.9' })}>
          {action}
        </Button>
      </div>
    </form>
  )
}
