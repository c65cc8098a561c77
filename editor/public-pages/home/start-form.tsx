import { limits } from '../../../renderer/document/limits.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'

/** The wizard's first two questions, asked at once. A plain HTML form: the address that it opens carries the typed text. */
export function StartForm() {
  return (
    <form className="start-form" action={pages.create} method="get">
      <label className="for-ears" htmlFor="start-name">
        Business name
      </label>
      <input
        id="start-name"
        name="businessName"
        type="text"
        placeholder="Your business’s name"
        maxLength={limits.businessName}
        autoComplete="organization"
      />
      <button className="button" type="submit" data-click="start-hero">
        Get Started
      </button>
      <p className="fine">No account, no card. You see the website first.</p>
    </form>
  )
}
