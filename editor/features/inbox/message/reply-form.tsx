import { Button, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { limits } from '../../../../renderer/document/limits.ts'
import type { Session } from '../../../../worker/accounts/schema.ts'
import type { Message } from '../../../../worker/messages/schema.ts'
import { unharmed } from '../../../messages.ts'
import { useSendReply } from '../../../state/message-changes.ts'
import { keepReply, type ReplyDraft, readReply } from '../../../state/reply-drafts.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { FieldNote, noteBelow } from '../../../ui/field-note.tsx'
import { toast } from '../../../ui/toast.ts'
import { mailAddress } from './contacts.tsx'
import classes from './message-view.module.css'

/** Where the key `r` leads. */
export const replyId = 'reply'

type ReplyFormProps = { message: Message; user: NonNullable<Session['user']> }

/** The answer that is being written. It is kept in this browser with every letter, until it has been sent. */
export function ReplyForm({ message, user }: ReplyFormProps) {
  const { id, email, phone, businessName } = message
  const [draft, setDraft] = useState<Omit<ReplyDraft, 'keptAt'>>(() => readReply(user.uid, id) ?? { text: '' })
  const send = useSendReply(user.uid)
  if (!email) return <NoAddress phone={phone} />

  const keep = (next: typeof draft) => {
    setDraft(next)
    keepReply(user.uid, id, next)
  }
  const { text } = draft
  const isEmpty = text.trim() === ''
  const submit = () => {
    if (isEmpty || send.isPending) return
    const reply = replyOf(draft)
    keep({ text, tried: reply })
    send.mutate(
      { messageId: id, ...reply },
      {
        onSuccess: () => {
          setDraft({ text: '' })
          toast('Your reply is on its way')
        },
      },
    )
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        id={replyId}
        label="Reply"
        title="Reply (r)"
        description={
          <FieldNote
            problem={send.error ? <ErrorText error={send.error} advice={unharmed.typed} /> : undefined}
            hint={`Sent to ${email} from ${businessName}. Their answer goes to ${user.email}.`}
            used={text.length}
            max={limits.contactMessage}
          />
        }
        inputWrapperOrder={noteBelow}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={limits.contactMessage}
        readOnly={send.isPending}
        value={text}
        onChange={(event) => {
          send.reset()
          keep({ ...draft, text: event.currentTarget.value })
        }}
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

/** The request body. The same text again keeps its id, so that a retry cannot send a second reply. */
export function replyOf({ text, tried }: Pick<ReplyDraft, 'text' | 'tried'>): { id: string; text: string } {
  return tried?.text === text ? tried : { id: crypto.randomUUID(), text }
}
