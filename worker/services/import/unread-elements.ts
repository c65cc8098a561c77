/** Elements without page text: code, controls, navigation. */
const unreadTags = new Set(
  'script style noscript template nav svg math iframe object canvas video audio select textarea button datalist label dialog footer'.split(
    ' ',
  ),
)
const unreadRoles = /^(navigation|contentinfo|dialog|alertdialog|search|menu|menubar)$/
const unseenStyle = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i
/** Words of class names and ids; 'cookie' alone may be what a bakery sells. */
const boilerplate =
  /(cookie|consent|privacy)[-_]?(banner|bar|notice|consent|law|popup|policy|message|modal|overlay|wall|dialog|settings)|gdpr|onetrust|cookiebot|\bcc-(window|banner)|cmplz|iubenda|didomi|usercentrics|skip-(to|link)|screen-reader-text|\bsr-only\b|visually-hidden|\bbreadcrumbs?\b|\bnavbar\b|\b(site|page|main)-footer\b/i
/** Their classes describe the page and not their content. */
const frames = new Set(['html', 'body', 'main', 'article', 'header', 'h1', 'h2', 'h3'])

type Attributes = { get: (name: string) => string | undefined; has: (name: string) => boolean }

/** Whether what an element holds is left out of a page's text. */
export function isUnread(tag: string, attributes: Attributes): boolean {
  if (unreadTags.has(tag)) return true
  if (tag === 'html' || tag === 'body') return false
  return (
    attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    unreadRoles.test(attributes.get('role') ?? '') ||
    unseenStyle.test(attributes.get('style') ?? '') ||
    (!frames.has(tag) && boilerplate.test(`${attributes.get('id') ?? ''} ${attributes.get('class') ?? ''}`))
  )
}
