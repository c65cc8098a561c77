import { useClipboard } from '@mantine/hooks'
import classes from './mailbox-screen.module.css'

/** A mail's code, large and ready to copy. */
export function MailCode({ code }: { code: string }) {
  const { copy, copied } = useClipboard({ timeout: 1500 })
  return (
    <button type="button" className={classes.code} onClick={() => copy(code)}>
      <span>{code}</span>
      <small role="status">{copied ? 'Copied' : 'Copy'}</small>
    </button>
  )
}
