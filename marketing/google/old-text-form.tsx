import { limits } from '#renderer/document/fields/limits.ts'
import { pages } from '#worker/platform/addresses/paths.ts'

/**
 * The wizard's first questions and a field for pasted text. A script passes the text to the wizard in the URL's
 * fragment, which servers don't see; without a script, the form submits it to the wizard's URL.
 */
export function OldTextForm() {
  return (
    <form className="tool-form old-text" id="old-text" action={pages.create} method="get">
      <div className="field">
        <label htmlFor="activities">Your old text</label>
        <textarea
          id="activities"
          name="businessActivities"
          rows={9}
          data-longest={limits.businessDescription}
          placeholder={
            'Family plumbers in Leeds since 1998.\nBoiler service £95\nLeak repair from £80\nMon to Fri 8 to 6'
          }
          aria-describedby="activities-note"
        />
        <p className="field-note" id="activities-note">
          <span>Services, prices, hours, areas: paste all you have.</span>
          <span className="field-left" data-left="businessActivities" role="status" />
        </p>
      </div>
      <div className="field">
        <label htmlFor="name">Business name</label>
        <input id="name" name="businessName" type="text" maxLength={limits.businessName} autoComplete="organization" />
      </div>
      <div className="field">
        <label htmlFor="copy">Or a page that still has it</label>
        <input
          id="copy"
          name="link"
          type="text"
          inputMode="url"
          maxLength={limits.url}
          autoComplete="url"
          placeholder="An archived copy, for example"
          aria-describedby="copy-note"
        />
        <p className="field-note" id="copy-note">
          Optional. We import its text, prices and pictures.
        </p>
      </div>
      <button className="button" type="submit" data-click="start-old-text">
        Make my new website
      </button>
      <p className="fine">No account, no card. You see the website first.</p>
    </form>
  )
}
