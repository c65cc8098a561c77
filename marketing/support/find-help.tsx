import { product } from '#renderer/document/product.ts'

/**
 * The search field for articles. Hidden until its script loads (scripts/find-help.ts). The list below works without it.
 */
export const FindHelp = () => (
  <search className="find-help" id="find-help">
    <label className="for-ears" htmlFor="find-help-words">
      Search the help articles
    </label>
    <svg className="find-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.75 11.25L20.5 20.5" />
    </svg>
    <input
      className="find-words"
      id="find-help-words"
      type="search"
      placeholder="Password, domain, picture…"
      maxLength={100}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
    />
    <div className="find-results">
      <p className="find-count" role="status" />
      <ul className="help-list" id="found-help" aria-label="Articles found" hidden />
      <p className="find-nothing" id="nothing-found" hidden>
        Try another word, or write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
      </p>
    </div>
  </search>
)
