import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import { Button, SegmentedControl, TextInput, useComputedColorScheme } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { mailboxApi, responseBody } from '#api/client.ts'
import { isTrial, product } from '#renderer/document/product.ts'
import { readTab, storeInTab } from '#session/tab-storage.ts'
import { AppBar } from '#ui/bars/app-bar.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { NotFound } from '#ui/errors/not-found.tsx'
import { IconAction } from '#ui/icon-action.tsx'
import type { MailboxMail } from '#worker/adapters/email/schema.ts'
import classes from './mailbox-screen.module.css'

const isRefused = (error: Error) => ['not_found', 'wrong_password'].includes(failureCode(error))

/** Emails that would have been sent, newest first. For development and trials only. */
export function MailboxScreen() {
  const [token, setToken] = useState(() => readTab('mailbox') ?? '')
  const { data, error, isPending, isFetching } = useQuery({
    queryKey: ['mailbox', token],
    queryFn: () => responseBody(mailboxApi.index.$get({}, { headers: { authorization: `Bearer ${token}` } })),
    enabled: !isTrial || token !== '',
    refetchInterval: ({ state }) => (state.error && isRefused(state.error) ? false : 2000),
    retry: false,
  })
  if (error && failureCode(error) === 'not_found') return <NotFound />
  if (isTrial && (token === '' || (error && isRefused(error) && !isFetching))) {
    const open = (given: string) => {
      storeInTab('mailbox', given)
      setToken(given)
    }
    return <TokenForm isWrong={error !== null} onGiven={open} />
  }

  return (
    <div>
      <title>{`Mailbox · ${product.name}`}</title>
      <AppBar />
      <main className={classes.main}>
        <h1>Mailbox</h1>
        <p className={classes.lead}>
          Emails from this {isTrial ? 'trial' : 'development server'}. None were really sent.
        </p>
        {error && (
          <p role="alert">
            <ErrorText error={error} />
          </p>
        )}
        {data && data.mails.length === 0 && (
          <p className={classes.empty}>No email yet. New emails appear here automatically.</p>
        )}
        <ul className={classes.mails} aria-busy={isPending}>
          {data?.mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      </main>
    </div>
  )
}

/** Asks a trial's operator for the token that was shown during deployment. */
function TokenForm({ isWrong, onGiven }: { isWrong: boolean; onGiven: (token: string) => void }) {
  return (
    <div>
      <title>{`Mailbox · ${product.name}`}</title>
      <AppBar />
      <main className={classes.main}>
        <h1>Mailbox</h1>
        <p className={classes.lead}>The emails of this trial, for whoever deployed it.</p>
        <form
          className={classes.token}
          onSubmit={(event) => {
            event.preventDefault()
            onGiven(String(new FormData(event.currentTarget).get('token')).trim())
          }}
        >
          <TextInput
            name="token"
            type="password"
            label="Mailbox token"
            description="The deployment showed it once, as MAILBOX_TOKEN."
            error={isWrong && 'This is not the token. Copy all of it.'}
            autoComplete="off"
            required
            autoFocus
          />
          <Button type="submit">Open the mailbox</Button>
        </form>
      </main>
    </div>
  )
}

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/** An email with its code or link. It expands to show everything, one email at a time. */
function Mail({ mail }: { mail: MailboxMail }) {
  const [open, setOpen] = useState(false)
  const code = codeIn(mail.text)
  const link = linkIn(mail.text)
  return (
    <li className={classes.mail}>
      <div className={classes.facts}>
        <h2>{mail.subject}</h2>
        <p>
          To {mail.recipient} · <time dateTime={mail.createdAt}>{time.format(new Date(mail.createdAt))}</time>
        </p>
        {mail.replyTo && <p>Reply to {mail.replyTo}</p>}
        {mail.attachments.map((file) => (
          <AttachedFile key={file.filename} {...file} />
        ))}
      </div>
      {code ? <MailCode code={code} /> : link && <MailLink link={link} />}
      <details className={classes.whole} name="mail" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Show the email</summary>
        {open && <MailView mail={mail} />}
      </details>
    </li>
  )
}

/** The one-time code: six digits on a separate line. Elsewhere, digits may be part of people's text. */
export const codeIn = (text: string): string | undefined => /^ +(\d{6})$/m.exec(text)?.[1]

/** The first link on a separate line. */
export const linkIn = (text: string): string | undefined => /^https?:\/\/\S+$/m.exec(text)?.[0]

type Props = { filename: string; type: string; content: string }

const AttachedFile = ({ filename, type, content }: Props) => (
  <a className={classes.file} href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`} download={filename}>
    <IconPaperclip size={16} aria-hidden />
    {filename}
  </a>
)

function MailCode({ code }: { code: string }) {
  const { copy, copied } = useClipboard({ timeout: 1500 })
  return (
    <button type="button" className={classes.code} onClick={() => copy(code)}>
      <span>{code}</span>
      <small role="status">{copied ? 'Copied' : 'Copy'}</small>
    </button>
  )
}

function MailLink({ link }: { link: string }) {
  const { copy, copied } = useClipboard({ timeout: 1500 })
  return (
    <div className={classes.link}>
      <IconAction label={copied ? 'Copied' : 'Copy link'} onClick={() => copy(link)}>
        {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      </IconAction>
      <Button component="a" href={link} target="_blank" rel="noreferrer" variant="default">
        Open link
      </Button>
    </div>
  )
}

const views = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Text' },
] as const
type View = (typeof views)[number]['value']

/** The whole email, as HTML in either color scheme and as text. */
function MailView({ mail }: { mail: MailboxMail }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const [view, setView] = useState<View>(scheme)
  return (
    <div className={classes.view}>
      <SegmentedControl
        size="xs"
        withItemsBorders={false}
        aria-label="Shown as"
        data={[...views]}
        value={view}
        onChange={setView}
      />
      {view === 'text' ? <pre>{mail.text}</pre> : <MailFrame html={mail.html} title={mail.subject} scheme={view} />}
    </div>
  )
}

/** An email's HTML in a frame as high as its content. Scripts don't run, and links open in a new tab. */
function MailFrame({ html, title, scheme }: { html: string; title: string; scheme: Scheme }) {
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (!body) return
    const observer = new ResizeObserver(() => setHeight(body.scrollHeight))
    observer.observe(body)
    return () => observer.disconnect()
  }, [body])
  return (
    <iframe
      className={classes.frame}
      title={title}
      srcDoc={inScheme(html, scheme)}
      // Same origin, so that its height can be read. This is safe without scripts.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ height }}
      onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
    />
  )
}

type Scheme = 'light' | 'dark'

/** An email's HTML in this color scheme, whatever the system's. */
export const inScheme = (html: string, scheme: Scheme): string =>
  html.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
