import { isSentElsewhere } from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import { primaryLanguage } from '../../document/values/languages.ts'
import { EmailLink } from '../../elements/reach/reach-links.tsx'
import { inLanguage } from '../../elements/words/in-language.ts'
import { contactFacts } from '../../facts/contact-facts.ts'
import { interpolate } from '../../facts/fact-words.ts'
import { ownerName } from '../../facts/owner-name.ts'
import type { FormWords } from '../../languages/form-words.ts'
import { formWords, pageWords } from '../../languages/languages.ts'
import { useFacts, useImprint, useSite } from '../../site/site-context.ts'
import { actionIn } from './act.ts'
import type { ContactContent } from './content.ts'
import { Fields, Honeypot } from './fields.tsx'
import { contactFormSpec, encodingOf } from './form-spec.ts'

type ContactFormProps = {
  content: ContactContent
  /** Null in a preview: the form can't be sent. */
  endpoint: string | null
  wide?: boolean
}

export function ContactForm({ content, endpoint, wide = false }: ContactFormProps) {
  const { formLanguage, language } = useSite()
  const { businessName } = useImprint()
  const words = formWords(formLanguage)
  const heading = primaryLanguage(language) === words.code ? content.heading : ''
  const owner = ownerName(useFacts().business, words.code, businessName)
  const send = sendLabel(words, heading, owner)
  const spec = contactFormSpec(content)
  const fields = <Fields asked={spec} words={words} />
  const common = { className: wide ? 'card form spread' : 'card form', ...inLanguage(words.code, language) }
  // Not a form element, so that neither clicks nor the Enter key can submit it.
  if (endpoint === null) {
    return (
      <div {...common}>
        {fields}
        <button className="button primary" type="button" aria-describedby="Form-note">
          {send}
        </button>
        <p className="note" id="Form-note">
          {words.inert}
        </p>
      </div>
    )
  }
  return (
    <form {...common} {...tool} method="post" action={endpoint} encType={encodingOf(spec)}>
      {fields}
      <Honeypot words={words} />
      <button className="button primary" type="submit">
        {send}
      </button>
      {isSentElsewhere(endpoint) && <EmailInstead content={content} words={words} />}
    </form>
  )
}

/** For browsers' assistants (WebMCP), which use the labels as field descriptions. A person still sends the form. */
const tool = { toolname: 'send_message', tooldescription: 'Sends a message to the business. It books nothing.' }

/** Below a form on a copy of the website, which only works while the original website is online. */
function EmailInstead({ content, words }: Pick<ContactFormProps, 'content'> & { words: { code: string } }) {
  const { language } = useSite()
  const [email] = contactFacts(content, useFacts().business, language).emails
  if (email === undefined) return null
  return (
    <p className="instead">
      {pageWords(words.code).orReachUs} <EmailLink address={email} />
    </p>
  )
}

/** Label of the submit button: the heading's action, 'Send to Senga' if the `owner` has a name, or the default. */
function sendLabel({ send, sendTo = '' }: FormWords, heading: string, owner: string) {
  const labels = [actionIn(heading), owner === '' ? '' : interpolate(sendTo, { name: owner })]
  return labels.find((label) => label !== '' && label.length <= limits.buttonLabel) ?? send
}
