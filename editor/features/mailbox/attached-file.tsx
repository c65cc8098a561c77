import { IconPaperclip } from '@tabler/icons-react'
import classes from './mailbox-screen.module.css'

type Props = { filename: string; type: string; content: string }

/** What is attached to a mail, to be kept as a file. */
export const AttachedFile = ({ filename, type, content }: Props) => (
  <a className={classes.file} href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`} download={filename}>
    <IconPaperclip size={16} aria-hidden />
    {filename}
  </a>
)
