import { type ConfigData, HtmlValidate } from 'html-validate'

const rules: ConfigData['rules'] = {
  // React writes attributes in its own case and closes void elements, which browsers ignore.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  // An owner's line may contain a line break after a space, which browsers ignore.
  'no-trailing-whitespace': 'off',
  // An input without a type is a text input.
  'no-implicit-input-type': 'off',
  // The style sheet prevents line breaks in telephone numbers.
  'tel-non-breaking': 'off',
  // All scripts are on the page's own host.
  'require-sri': 'off',
  // HTML only forbids spaces in an id.
  'valid-id': ['error', { relaxed: true }],
}
const recommended = ['html-validate:recommended', 'html-validate:document']
const strict = new HtmlValidate({ extends: recommended, rules })
/** Owners choose a page's headings and their order. */
const lenient = new HtmlValidate({ extends: recommended, rules: { ...rules, 'heading-level': 'off' } })
/** Mail readers require inline styles, layout tables and Word's conditional comments. */
const mails = new HtmlValidate({
  extends: recommended,
  rules: {
    ...rules,
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
    // Older screen readers only support this name for the role.
    'presentation-role-style': 'off',
  },
})

/** A validator's complaints about a page. Pages that are `filledIn` must have all their headings. */
export async function complaintsAbout(html: string, { filledIn }: { filledIn: boolean }): Promise<string[]> {
  return complaintsOf(filledIn ? strict : lenient, html)
}

/** A validator's complaints about an email's HTML part. */
export const complaintsAboutMail = (html: string): Promise<string[]> => complaintsOf(mails, html)

async function complaintsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
