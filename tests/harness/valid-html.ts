import { type ConfigData, HtmlValidate } from 'html-validate'

const rules: ConfigData['rules'] = {
  // React writes attributes in its own case and closes void elements; neither means anything to a browser.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  // An input without a type is one for text.
  'no-implicit-input-type': 'off',
  // The style sheet keeps telephone numbers on one line.
  'tel-non-breaking': 'off',
}
const recommended = ['html-validate:recommended', 'html-validate:document']
const strict = new HtmlValidate({ extends: recommended, rules })
/** Which headings a page has, and in what order, is its owner's to say. */
const lenient = new HtmlValidate({ extends: recommended, rules: { ...rules, 'heading-level': 'off' } })

/** What a validator has against a whole page: nothing, for a page that is valid. `filledIn`: it has all its headings. */
export async function complaintsAbout(html: string, { filledIn }: { filledIn: boolean }): Promise<string[]> {
  const { results } = await (filledIn ? strict : lenient).validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
