import { UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { ErrorText, withSupportLink } from '../errors/error-text.tsx'
import { messageOf } from '../errors/error-texts.ts'
import classes from './toast.module.css'

/** Shows a toast. Doesn't show the same message twice at once. */
export function toast(message: string) {
  notifications.show({
    id: message,
    message: withSupportLink(message),
    closeButtonProps: { 'aria-label': 'Close' },
  })
}

/** Shows a toast with an error. `lead`: what failed. */
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

/** Milliseconds, long enough to undo. */
const actionToastMs = 8_000
/** Milliseconds, long enough to follow a link. */
const linkToastMs = 12_000

/** Shows a progress toast. `tell` updates it without a screen reader announcement, since it changes often. */
export function toastWork(message: string) {
  const shown = (content: ReactNode) =>
    ({ id: message, message: content, loading: true, autoClose: false, withCloseButton: false }) as const
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

/** Shows a toast with a button such as Undo or Retry, replacing the previous one. Returns a function that hides it. */
export function toastWithAction(message: string, { text, run, stays = false }: Action) {
  const id = 'with-action'
  const act = () => {
    notifications.hide(id)
    run()
  }
  notifications.hide(id)
  notifications.show({
    id,
    autoClose: stays ? false : actionToastMs,
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

export function toastWithLink(message: string, { text, url }: { text: string; url: string }) {
  notifications.show({
    id: message,
    autoClose: linkToastMs,
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
