import {
  type ContactFormSpec,
  formEndpoint,
  formFieldNames,
  photosField,
  tokenField,
} from '../../document/contact-form.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { inLanguage } from '../../elements/words/in-language.ts'
import type { ReplyWords } from '../../languages/form-words.ts'
import { pageWords } from '../../languages/languages.ts'
import { replyWords } from '../../languages/reply-words.ts'
import { fieldId } from '../../sections/contact/field-frame.tsx'
import { Fields, Honeypot } from '../../sections/contact/fields.tsx'
import { contactFormSpec, encodingOf } from '../../sections/contact/form-spec.ts'
import { ContactLine } from '../contact-line.tsx'
import { sectionOf } from '../page-facts.ts'
import type { FormPageState } from './form-page-state.ts'
import { ownProblemText, photosProblemText, problemText } from './problem-text.ts'

type FormPageViewProps = { document: WebsiteSettings; state: FormPageState }

/** The main part: why the page is shown, and the filled-in form. Built like the contact section. */
export function FormPageView({ document, state }: FormPageViewProps) {
  const { kind, values, photos, token, reference, action = formEndpoint } = state
  const { language, formLanguage } = document.settings
  const words = replyWords(formLanguage)
  const contact = sectionOf(document, 'Contact')
  if (!contact) return null
  const spec = contactFormSpec(contact.content)
  const issues = issuesOf(words, spec, state)
  const problems = Object.fromEntries(issues.map(({ name, text }) => [name, text]))
  const { heading, text } = words[kind]
  const stuck = kind === 'limited' || kind === 'failed'
  return (
    <section className="contact split section plain even asking" {...inLanguage(words.code, language)}>
      <div className="inner">
        <div className="reach">
          <div className="head">
            <h1>{heading}</h1>
            <p className="lead">{text}</p>
            {reference && <p>{reference}</p>}
          </div>
          {stuck && <ContactLine document={document} before={pageWords(words.code).orReachUs} />}
        </div>
        <form className="card form" method="post" action={action} encType={encodingOf(spec)}>
          {kind === 'problems' && issues.length > 0 && <Issues heading={words.correct} issues={issues} />}
          <input type="hidden" name={tokenField} value={token} />
          <Fields
            asked={spec}
            words={words}
            values={values}
            problems={problems}
            photos={photos && { kept: photos.kept, problem: problems[photosField] }}
          />
          <Honeypot words={words} />
          <button className="button primary" type="submit">
            {words.send}
          </button>
        </form>
      </div>
    </section>
  )
}

/** All errors with links to their fields. Takes focus on load, so screen readers start here. */
function Issues({ heading, issues }: { heading: string; issues: Issue[] }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for by sending a form, and this is its answer
    <div className="issues" role="alert" tabIndex={-1} autoFocus aria-labelledby="Form-issues">
      <h2 id="Form-issues">{heading}</h2>
      <ul>
        {issues.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Issue = { name: string; text: string }

function issuesOf(words: ReplyWords, { own }: ContactFormSpec, { problems, photos }: FormPageState): Issue[] {
  const fixed = (name: (typeof formFieldNames)[number]) => {
    const problem = problems[name]
    return problem ? [{ name, text: problemText(words, name, problem) }] : []
  }
  return [
    ...formFieldNames.filter((name) => name !== 'message').flatMap(fixed),
    ...own.flatMap((field) => {
      const problem = problems[field.name]
      return problem ? [{ name: field.name, text: ownProblemText(words, field, problem) }] : []
    }),
    ...fixed('message'),
    ...(photos?.problem ? [{ name: photosField, text: photosProblemText(words, photos.problem) }] : []),
  ]
}
