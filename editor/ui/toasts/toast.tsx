import { UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { ErrorText, withSupportLink } from '../errors/error-text.tsx'
import { messageOf } from '../errors/error-texts.ts'
import classes from './toast.module.css'

/** Says something at the edge of the screen, for a moment. The same words are not shown twice at once. */
export function toast(message: string) {
  notifications.show({
    id: message,
    message: withSupportLink(message),
    closeButtonProps: { 'aria-label': 'Close' },
  })
}

/** Says at the edge of the screen why something failed, for a moment. `lead` says what did. */
export function toastError(error: unknown, lead = '') {
  notifications.show({
    id: `${lead} ${messageOf(error)}`,
    message: (
      <>
        {lead && `${lead} `}
        <ErrorText error={error} />
      </>
    ),
    closeButtonProps: { 'aria-label': 'Close' },
  })
}

/** In milliseconds: long enough to think better of it. */
const shown = 8_000
/** Long enough to follow a link. */
const followed = 12_000

/** Says at the edge of the screen what is being done. `tell` shows how far it is: not aloud, since that changes all the time. */
export function toastWork(message: string) {
  const shown = (said: ReactNode) =>
    ({ id: message, message: said, loading: true, autoClose: false, withCloseButton: false }) as const
  notifications.show(shown(message))
  return {
    hide: () => notifications.hide(message),
    tell: (far: string) =>
      notifications.update(
        shown(
          <>
            {message} <span aria-hidden>{far}</span>
          </>,
        ),
      ),
  }
}

type Action = { text: string; run: () => void; stays?: boolean }

/**
 * Says at the edge of the screen what was done, with a way to undo it, or what to do again. The last such takes the place of the one
 * before. Returns how to hide it.
 */
export function toastWithAction(message: string, { text, run, stays = false }: Action) {
  const id = 'with-action'
  const act = () => {
    notifications.hide(id)
    run()
  }
  notifications.hide(id)
  notifications.show({
    id,
    autoClose: stays ? false : shown,
    message: (
      <span className={classes.said}>
        {message}
        <UnstyledButton className={classes.action} onClick={act}>
          {text}
        </UnstyledButton>
      </span>
    ),
    closeButtonProps: { 'aria-label': 'Close' },
  })
  return () => notifications.hide(id)
}

/** Shows a toast with a link that opens in a new window. */
export function toastWithLink(message: string, { text, url }: { text: string; url: string }) {
  notifications.show({
    id: message,
    autoClose: followed,
    message: (
      <>
        {message}{' '}
        <a className={classes.link} href={url} target="_blank" rel="noreferrer">
          {text}
        </a>
      </>
    ),
    closeButtonProps: { 'aria-label': 'Close' },
  })
}
