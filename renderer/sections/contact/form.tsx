import { limits } from '../../document/limits.ts'
import { useSite } from '../../site-context.ts'
import { formWords } from './form-words.ts'

/** The form that sends a message to the owner. `website` is left blank by people and filled in by robots. */
export function ContactForm({ endpoint }: { endpoint: string }) {
  const { formLanguage } = useSite()
  const words = formWords[formLanguage]
  return (
    <form className="card form" method="post" action={endpoint}>
      <label>
        {words.name}
        <input name="name" autoComplete="name" required maxLength={120} />
      </label>
      <label>
        {words.email}
        <input name="email" type="email" autoComplete="email" required maxLength={limits.email} />
      </label>
      <label>
        {words.phone}
        <input name="phone" type="tel" autoComplete="tel" maxLength={limits.phone} />
      </label>
      <label>
        {words.message}
        <textarea name="message" required maxLength={4000} rows={5} />
      </label>
      <label className="trap" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button className="button primary" type="submit">
        {words.send}
      </button>
    </form>
  )
}
