import { useEffect, useState } from 'react'
import { inScheme, type Scheme } from './in-scheme.ts'
import classes from './mailbox-screen.module.css'

/** The HTML of a mail, as high as it is. Nothing in it runs; its links open beside. */
export function MailFrame({ html, title, scheme }: { html: string; title: string; scheme: Scheme }) {
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
      // Of this origin, so that its height can be read; without scripts it can do nothing with that.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ height }}
      onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
    />
  )
}
