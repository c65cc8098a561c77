/** What one mail says, in the order it is read. Both its parts are drawn from this, so that neither says more than the other. */
export type Letter = {
  subject: string
  /** BCP 47; English unless another is given. */
  language?: string
  /** Whose mail it is; the product's unless another is given. */
  brand?: string
  /** What mail readers show beside the subject in the list. */
  preheader: string
  heading: string
  lead: string[]
  /** Somebody's own words, with the line ends that they gave them. */
  words?: string
  facts?: LetterFact[]
  /** Introduces the quote: the earlier message, or the subject of the email. It keeps its line ends too. */
  quoteLead?: string
  quote?: string
  code?: string
  /** An e-mail address or a domain to be looked at. */
  address?: string
  /** Leads in to the list. */
  listLead?: string
  list?: string[]
  /** Paragraphs before the link: what to do with it. */
  advice?: string[]
  action?: LetterAction
  /** Smaller ones after it: how long it works, and what to do if it was not you. */
  notes?: string[]
  /** Why the mail was sent. */
  reason: string
}

/** One thing to know, and what it is called. */
export type LetterFact = { label: string; value: string }

/** The one link of a mail. */
export type LetterAction = {
  label: string
  url: string
  /** Leads in to the address for copying. */
  copy?: string
  /** Offered, not asked for. */
  quiet?: true
}
