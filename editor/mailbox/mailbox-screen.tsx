import { ErrorText } from '#ui/errors/error-text.tsx'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import { useQuery } from '@tanstack/react-query'
import { failureCode } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import { product } from '#renderer/document/product.ts'
import { AppBar } from '#ui/bars/app-bar.tsx'
import { NothingToSeeHere } from '#ui/errors/nothing-to-see-here.tsx'
import { Mail } from './mail.tsx'
import classes from './mailbox-screen.module.css'

/** The mails that would have been sent, the newest first. There is no such page outside development. */
export function MailboxScreen() {
  const { data, error, isPending } = useQuery({
    queryKey: ['mailbox'],
    queryFn: () => answerOf(api.mailbox.$get()),
    refetchInterval: ({ state }) => (state.error && failureCode(state.error) === 'not_found' ? false : 2000),
    retry: false,
  })
  if (error && failureCode(error) === 'not_found') return <NothingToSeeHere />

  return (
    <div>
      <title>{`Mailbox · ${product.name}`}</title>
      <AppBar />
      <main className={classes.main}>
        <h1>Mailbox</h1>
        <p className={classes.lead}>Emails from this development server. None were really sent.</p>
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
