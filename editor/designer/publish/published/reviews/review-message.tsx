import { Button, Textarea } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { CopyButton } from '#ui/copy-button.tsx'
import { bareAddress } from '#ui/words/names-of.ts'
import { businessNameAtom } from '../../../document/parts.ts'
import { QrCode } from '../qr-code.tsx'
import { ShareWays } from '../share.tsx'
import classes from './ask-reviews.module.css'

/** A message to customers with the review link, ways to send it, and a QR code. */
export function ReviewMessage({ page, onChange }: { page: string; onChange: () => void }) {
  const name = useAtomValue(businessNameAtom)
  const [message, setMessage] = useState(
    `Thank you for choosing ${name}. Would you tell others how it went? It takes a minute: ${page}`,
  )
  return (
    <>
      <Textarea
        label="Your message"
        size="md"
        autosize
        minRows={3}
        maxRows={8}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <CopyButton text={message} label="Copy message" takesFocus />
      <ShareWays
        title={`How did it go? ${name}`}
        text={message}
        url={page}
        ways={['Text message', 'WhatsApp', 'Email']}
      />
      <QrCode
        url={page}
        title="For your counter and your invoices"
        text="People point their phone at it and can write a review."
      />
      <p className={classes.page}>
        <span>Leads to {bareAddress(page)}</span>
        <Button variant="default" size="compact-sm" onClick={onChange}>
          Change link
        </Button>
      </p>
    </>
  )
}
