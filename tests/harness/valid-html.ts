import { type ConfigData, HtmlValidate } from 'html-validate'

const rules: ConfigData['rules'] = {
  // React writes attributes in its own case and closes void elements; neither means anything to a browser.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  // An owner's line may hold a line break after a space, which means nothing to a browser.
  'no-trailing-whitespace': 'off',
  // An input without a type is one for text.
  'no-implicit-input-type': 'off',
  // The style sheet keeps telephone numbers on one line.
  'tel-non-breaking': 'off',
  // Scripts are our own, from the page's own host.
  'require-sri': 'off',
  // HTML asks for no more than that there is no space in it.
  'valid-id': ['error', { relaxed: true }],
}
const recommended = ['html-validate:recommended', 'html-validate:document']
const strict = new HtmlValidate({ extends: recommended, rules })
/** Which headings a page has, and in what order, is its owner's to say. */
const lenient = new HtmlValidate({ extends: recommended, rules: { ...rules, 'heading-level': 'off' } })
/** Mail readers want what HTML has long given up: styles in place, tables that say their looks, and Word its own comments. */
const mails = new HtmlValidate({
  extends: recommended,
  rules: {
    ...rules,
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
    // Older screen readers know this name of the role alone.
    'presentation-role-style': 'off',
  },
})

/** What a validator has against a whole page: nothing, for a page that is valid. `filledIn`: it has all its headings. */
export async function complaintsAbout(html: string, { filledIn }: { filledIn: boolean }): Promise<string[]> {
  return complaintsOf(filledIn ? strict : lenient, html)
}

/** What a validator has against the HTML part of a mail. */
export const complaintsAboutMail = (html: string): Promise<string[]> => complaintsOf(mails, html)

async function complaintsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
