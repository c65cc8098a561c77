import { type CSSProperties, createElement, Fragment, type PropsWithChildren } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email'
import { product } from '../../../renderer/document/product.ts'
import type { Letter, LetterAction, LetterFact } from './letter.ts'
import { styleSheet, styles } from './styles.ts'

/** The layout of all emails: a card with one thing to do or to know. No pictures, since email apps block them. */
export function MailLayout({ letter }: { letter: Letter }) {
  const { subject, language = 'en', brand = product.name, preheader, heading, lead, code, address } = letter
  const { words, facts, quoteLead, quote, listLead, list, advice, action, notes, reason } = letter
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview useTitleTag={false}>{preheader}</Preview>
        <Section className="paper" style={styles.paper}>
          <Container className="column" style={styles.column}>
            <Section className="card" style={styles.card}>
              <Brand name={brand} />
              <Heading className="heading ink" style={styles.heading}>
                {heading}
              </Heading>
              <Paragraphs said={lead} style={styles.lead} />
              {words && <MailWords words={words} />}
              {facts && <MailFacts facts={facts} />}
              <Paragraphs said={quoteLead ? [quoteLead] : []} style={styles.lead} />
              {quote && (
                <Box>
                  <MailQuote words={quote} />
                </Box>
              )}
              {code && (
                <Box>
                  <Text className="code ink plain" style={styles.code}>
                    {code}
                  </Text>
                </Box>
              )}
              {address && (
                <Box>
                  <Text className="ink plain" style={styles.address}>
                    {address}
                  </Text>
                </Box>
              )}
              <Paragraphs said={listLead ? [listLead] : []} style={styles.lead} />
              {list && (
                <ul className="ink" style={styles.list}>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              <Paragraphs said={advice} style={styles.lead} />
              {action && <MailButton action={action} />}
              <Paragraphs said={notes} style={styles.note} />
              {action && <CopyLink action={action} />}
            </Section>
            <Text className="faint" style={styles.reason}>
              {reason}
            </Text>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

/** Uses tables, the only elements with padding in Outlook for Windows. */
const Box = ({ children }: PropsWithChildren) => (
  <Section style={styles.around}>
    <Section className="sunken" style={styles.box}>
      {children}
    </Section>
  </Section>
)

const Paragraphs = ({ said = [], style }: { said?: string[]; style: CSSProperties }) =>
  said.map((paragraph) => (
    <Text key={paragraph} className="soft plain" style={style}>
      {paragraph}
    </Text>
  ))

const Brand = ({ name }: { name: string }) => (
  <Row align={undefined} width="auto">
    <Column className="accent" style={styles.mark} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </Column>
    <Column className="ink" style={styles.name}>
      {name}
    </Column>
  </Row>
)

const usualCopy = 'If the button doesn’t work, copy this link into your browser:'

/** An email's only button. */
const MailButton = ({ action: { label, url, quiet } }: { action: LetterAction }) => (
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

/** The button's address, for copying. */
const CopyLink = ({ action: { url, copy = usualCopy } }: { action: LetterAction }) => (
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

/** User text in its own direction. Uses <br>, since Outlook for Windows ignores line breaks. */
const MailWords = ({ words }: { words: string }) => (
  <Text className="ink plain" style={styles.words} dir="auto">
    <Lines of={words} />
  </Text>
)

/** A quoted earlier message. */
const MailQuote = ({ words }: { words: string }) => (
  <Text className="ink plain" style={styles.quote} dir="auto">
    <Lines of={words} />
  </Text>
)

/** Facts with their labels. */
const MailFacts = ({ facts }: { facts: LetterFact[] }) => (
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
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and an email renders once
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

/** Outlook for Windows uses Word's engine: it ignores max-width, and falls back to a serif font if it doesn't have the first one. */
const forWord = `<!--[if mso]><style>.column{width:520px}*{font-family:'Segoe UI',Arial,sans-serif !important}</style><![endif]-->`

/** The HTML part of an email. */
export const renderMail = (letter: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(MailLayout, { letter })).replace('</head>', `${forWord}</head>`)}`
