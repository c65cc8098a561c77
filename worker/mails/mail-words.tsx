import { Fragment } from 'react'
import { Column, Row, Section, Text } from 'react-email'
import type { LetterFact } from './letter.ts'
import { styles } from './mail-styles.ts'

/** Somebody's own words, in the direction that they are written in. Line breaks, since Outlook for Windows keeps no line ends. */
export const MailWords = ({ words }: { words: string }) => (
  <Text className="ink plain" style={styles.words} dir="auto">
    <Lines of={words} />
  </Text>
)

/** What somebody else had said, likewise. */
export const MailQuote = ({ words }: { words: string }) => (
  <Text className="ink plain" style={styles.quote} dir="auto">
    <Lines of={words} />
  </Text>
)

/** The facts, each with its label. */
export const MailFacts = ({ facts }: { facts: LetterFact[] }) => (
  <Section style={styles.facts}>
    {facts.map(({ label, value }) => (
      <Row key={label}>
        <Column className="faint" style={styles.factLabel}>
          {label}
        </Column>
        <Column className="ink plain" style={styles.fact} dir="auto">
          {value}
        </Column>
      </Row>
    ))}
  </Section>
)

const Lines = ({ of }: { of: string }) =>
  of.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are drawn once
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
