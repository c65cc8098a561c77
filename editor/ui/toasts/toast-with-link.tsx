import { notifications } from '@mantine/notifications'
import classes from './toast-with-link.module.css'

/** In milliseconds: long enough to follow the link. */
const shown = 12_000

/** Shows a toast with a link that opens in a new window. */
export function toastWithLink(message: string, { text, url }: { text: string; url: string }) {
  notifications.show({
    id: message,
    autoClose: shown,
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
