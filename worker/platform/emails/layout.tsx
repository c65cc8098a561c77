import { type CSSProperties, createContext, createElement, Fragment, type PropsWithChildren, use } from 'react'
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
import type { Letter, LetterAction, LetterContact, LetterFact } from './letter.ts'
import { productLook } from './look.ts'
import { mailStyleSheet, mailStyles } from './styles.ts'

const contextOf = ({ look = productLook, rightToLeft = false }: Pick<Letter, 'look' | 'rightToLeft'>) => ({
  styles: mailStyles(look, rightToLeft ? 'right' : 'left'),
  styleSheet: mailStyleSheet(look),
})
const MailContext = createContext(contextOf({}))

/** The layout of all emails: a card with one thing to do or to know. No pictures, since email apps block them. */
export function MailLayout({ letter }: { letter: Letter }) {
  const { subject, language = 'en', rightToLeft, brand = product.name } = letter
  const { preheader, heading, lead, code, address, words, contacts, facts } = letter
  const { quoteLead, quote, listLead, list, advice, action, notes, reason } = letter
  const { styles, styleSheet } = use(MailContext)
  const inLanguage = { lang: language, dir: rightToLeft ? 'rtl' : 'ltr' }
  const said = quote && (
    <Box>
      <MailWords words={quote} style={styles.quote} />
    </Box>
  )
  return (
    <Html {...inLanguage}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="date=no,address=no,url=no" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body {...inLanguage} className="page" style={styles.page}>
        <Preview useTitleTag={false}>{preheader}</Preview>
        <Section className="paper" style={styles.paper}>
          <Container className="column" style={styles.column}>
            <Section className="card line" style={styles.card}>
              <Brand name={brand} />
              <Heading className="heading ink" style={styles.heading} dir="auto">
                {heading}
              </Heading>
              <Paragraphs said={lead} style={styles.lead} />
              {words && <MailWords words={words} style={styles.words} />}
              {!quoteLead && said}
              {contacts && contacts.length > 0 && <MailContacts contacts={contacts} />}
              {facts && <MailFacts facts={facts} />}
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
                    <li key={item} style={styles.item}>
                      {item}
                    </li>
                  ))}
                </ul>
              )}
              <Paragraphs said={advice} style={styles.lead} />
              {action && <MailButton action={action} />}
              {quoteLead && (
                <>
                  <Paragraphs said={[quoteLead]} style={styles.lead} />
                  {said}
                </>
              )}
              <Paragraphs said={notes} style={styles.note} />
              {action?.copy && <CopyLink url={action.url} copy={action.copy} />}
            </Section>
            <Text className="faint" style={styles.reason} dir="auto">
              {reason} {letter.settings && <MailLink url={letter.settings.url} text={letter.settings.label} />}
            </Text>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

/** Uses tables, the only elements with padding in Outlook for Windows. */
const Box = ({ children }: PropsWithChildren) => {
  const { styles } = use(MailContext)
  return (
    <Section style={styles.around}>
      <Section className="sunken" style={styles.box}>
        {children}
      </Section>
    </Section>
  )
}

const Paragraphs = ({ said = [], style }: { said?: string[]; style: CSSProperties }) =>
  said.map((paragraph) => (
    <Text key={paragraph} className="soft plain" style={style} dir="auto">
      <Linked text={paragraph} />
    </Text>
  ))

const Brand = ({ name }: { name: string }) => {
  const { styles } = use(MailContext)
  return (
    <Row align={undefined} width="auto">
      <Column className="accent" style={styles.mark} aria-hidden>
        {[...name][0]?.toUpperCase()}
      </Column>
      <Column className="ink" style={styles.name}>
        {name}
      </Column>
    </Row>
  )
}

/** An email's only button. */
const MailButton = ({ action: { label, url } }: { action: LetterAction }) => {
  const { styles } = use(MailContext)
  return (
    <Section style={styles.action}>
      <Button href={url} className="button accent" style={styles.button}>
        {label}
      </Button>
    </Section>
  )
}

/** The button's address, for copying. */
const CopyLink = ({ url, copy }: { url: string; copy: string }) => {
  const { styles } = use(MailContext)
  return (
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
}

/** User text in its own direction, never with links. Uses <br>, since Outlook for Windows ignores line breaks. */
const MailWords = ({ words, style }: { words: string; style: CSSProperties }) => (
  <Text className="ink" style={style} dir="auto">
    {words.split('\n').map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and an email renders once
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </Text>
)

/** Links in a row, each high enough to tap. */
const MailContacts = ({ contacts }: { contacts: LetterContact[] }) => {
  const { styles } = use(MailContext)
  return (
    <Section style={styles.contacts}>
      {contacts.map(({ label, url }) => (
        <Link key={url} href={url} className="link" style={styles.contact} dir="auto">
          {label}
        </Link>
      ))}
    </Section>
  )
}

/** Facts with their labels. */
const MailFacts = ({ facts }: { facts: LetterFact[] }) => {
  const { styles } = use(MailContext)
  return (
    <Section style={styles.facts}>
      {facts.map(({ label, value, url }) => (
        <Row key={label}>
          <Column className="faint" style={styles.factLabel}>
            {label}
          </Column>
          <Column className="ink plain" style={styles.fact} dir="auto">
            {url ? <MailLink url={url} text={value} /> : value}
          </Column>
        </Row>
      ))}
    </Section>
  )
}

/** Our own text, with the support address as a link. */
const Linked = ({ text }: { text: string }) =>
  text.split(product.supportEmail).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, and an email renders once
    <Fragment key={index}>
      {index > 0 && <MailLink url={`mailto:${product.supportEmail}`} text={product.supportEmail} />}
      {part}
    </Fragment>
  ))

const MailLink = ({ url, text }: { url: string; text: string }) => (
  <Link href={url} className="link" style={use(MailContext).styles.inline}>
    {text}
  </Link>
)

/** Outlook for Windows uses Word's engine: it ignores max-width, and falls back to a serif font if the first font is missing. */
const forWord = `<!--[if mso]><style>.column{width:600px}*{font-family:'Segoe UI',Arial,sans-serif !important}</style><![endif]-->`

/** The HTML part of an email. */
export function renderMail(letter: Letter): string {
  const mail = createElement(MailContext, { value: contextOf(letter) }, createElement(MailLayout, { letter }))
  return `<!doctype html>${renderToStaticMarkup(mail).replace('</head>', `${forWord}</head>`)}`
}
