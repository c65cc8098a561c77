import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconSend } from '@tabler/icons-react'
import { limits } from '#renderer/document/fields/limits.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { stillIntact } from '#ui/errors/error-texts.ts'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import type { Session } from '#worker/accounts/schema.ts'
import type { Message } from '#worker/messages/schema.ts'
import { useSendReply } from '../changes.ts'
import { useReplyAddress } from '../inbox-settings.ts'
import { type ReplyDraft, readReply, storeReply } from '../reply-drafts.ts'
import { mailAddress } from './contacts.tsx'
import classes from './message-view.module.css'

/** Id of the reply field, which the `r` key focuses. */
export const replyId = 'reply'

type ReplyFormProps = { message: Message; user: NonNullable<Session['user']> }

/** The reply form. This browser stores every keystroke until the reply is sent. */
export function ReplyForm({ message, user }: ReplyFormProps) {
  const { id, draftId, email, phone, businessName } = message
  const form = useForm<Omit<ReplyDraft, 'keptAt'>>({
    initialValues: readReply(user.uid, id) ?? { text: '' },
    onValuesChange: (draft) => storeReply(user.uid, id, draft),
  })
  const send = useSendReply(user.uid)
  const replyTo = useReplyAddress(draftId) ?? user.email
  if (!email) return <NoAddress phone={phone} />

  const { text } = form.values
  const isEmpty = text.trim() === ''
  const submit = form.onSubmit((draft) => {
    if (isEmpty || send.isPending) return
    const reply = replyOf(draft)
    form.setFieldValue('tried', reply)
    send.mutate(
      { messageId: id, ...reply },
      {
        onSuccess: () => {
          form.setValues({ text: '', tried: undefined })
        },
        onError: (error) => form.setFieldError('text', <ErrorText error={error} advice={stillIntact.typed} />),
      },
    )
  })
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Textarea
        id={replyId}
        label="Reply"
        title="Reply (r)"
        description={
          <FieldNote
            problem={form.errors.text}
            hint={`Sent to ${email} from ${businessName}. Their answer goes to ${replyTo}.`}
            used={text.length}
            max={limits.contactMessage}
          />
        }
        inputWrapperOrder={noteBelow}
        autosize
        minRows={message.replies.length > 0 ? 1 : 4}
        maxRows={16}
        maxLength={limits.contactMessage}
        readOnly={send.isPending}
        {...form.getInputProps('text', { withError: false })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
        }}
      />
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={send.isPending}
          disabled={isEmpty}
          leftSection={<IconSend size={16} aria-hidden />}
        >
          Send reply
        </Button>
        <Button
          component="a"
          href={mailAddress(email, `Re: Your message to ${businessName}`)}
          variant="subtle"
          color="gray"
        >
          Use your email app instead
        </Button>
      </div>
    </form>
  )
}

function NoAddress({ phone }: { phone: string }) {
  return (
    <p className={classes.nothing}>
      {phone ? `They left no email address. Call ${phone} to reply.` : 'They left no email address or phone number.'}
    </p>
  )
}

/** The request body. Unchanged text keeps its id, so that a retry can't send a second reply. */
export function replyOf({ text, tried }: Pick<ReplyDraft, 'text' | 'tried'>): { id: string; text: string } {
  return tried?.text === text ? tried : { id: crypto.randomUUID(), text }
}
