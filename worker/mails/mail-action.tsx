import { Button, Hr, Link, Section, Text } from 'react-email'
import type { LetterAction } from './letter.ts'
import { styles } from './mail-styles.ts'

const usualCopy = 'If the button does not work, copy this link into your browser:'

/** The one button of a mail. */
export const MailButton = ({ action: { label, url, quiet } }: { action: LetterAction }) => (
  <Section style={styles.action}>
    <Button
      href={url}
      className={`button ${quiet ? 'sunken ink' : 'accent'}`}
      style={quiet ? styles.quietButton : styles.button}
    >
      {label}
    </Button>
  </Section>
)

/** The button's address, to be read and copied. */
export const CopyLink = ({ action: { url, copy = usualCopy } }: { action: LetterAction }) => (
  <>
    <Hr className="line" style={styles.line} />
    <Text className="faint" style={styles.copy}>
      {copy}
    </Text>
    <Link href={url} className="link" style={styles.url}>
      {url}
    </Link>
  </>
)
