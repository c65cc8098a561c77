import type { CSSProperties } from 'react'
import type { MailLook } from './look.ts'

const mono = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

type MailStyle =
  | 'page'
  | 'paper'
  | 'column'
  | 'card'
  | 'mark'
  | 'name'
  | 'heading'
  | 'lead'
  | 'words'
  | 'quote'
  | 'facts'
  | 'factLabel'
  | 'fact'
  | 'around'
  | 'box'
  | 'code'
  | 'address'
  | 'list'
  | 'item'
  | 'action'
  | 'button'
  | 'contacts'
  | 'contact'
  | 'inline'
  | 'note'
  | 'line'
  | 'copy'
  | 'url'
  | 'reason'

/** The light scheme at full width. Inline, since many email apps drop style sheets. */
export function mailStyles(
  { light, font, headingFont }: MailLook,
  textAlign: 'left' | 'right',
): Record<MailStyle, CSSProperties> {
  const type = (size: number, height: number, color: string): CSSProperties => ({
    margin: 0,
    fontFamily: font,
    fontSize: `${size}px`,
    lineHeight: `${height}px`,
    textAlign,
    color,
  })
  return {
    page: { backgroundColor: light.paper, margin: 0, padding: 0 },
    paper: { backgroundColor: light.paper, padding: '40px 16px 48px' },
    column: { maxWidth: '600px' },
    card: {
      backgroundColor: light.card,
      border: `1px solid ${light.line}`,
      borderRadius: '12px',
      padding: '32px 40px 24px',
    },
    mark: {
      ...type(16, 28, light.onAccent),
      width: '28px',
      height: '28px',
      borderRadius: '8px',
      backgroundColor: light.accent,
      textAlign: 'center',
      fontWeight: 600,
    },
    name: { ...type(15, 28, light.ink), padding: '0 12px', fontWeight: 600 },
    heading: {
      ...type(28, 32, light.ink),
      fontFamily: headingFont,
      margin: '32px 0 12px',
      fontWeight: 650,
      letterSpacing: '-0.02em',
    },
    lead: { ...type(16, 24, light.soft), margin: '0 0 12px' },
    words: { ...type(16, 24, light.ink), margin: '0 0 16px', textAlign: 'start', wordBreak: 'break-word' },
    quote: { ...type(16, 24, light.ink), textAlign: 'start', wordBreak: 'break-word' },
    facts: { padding: '8px 0 16px' },
    factLabel: { ...type(14, 24, light.faint), width: '112px', padding: '4px 12px 4px 0', verticalAlign: 'top' },
    fact: {
      ...type(16, 24, light.ink),
      padding: '4px 0',
      textAlign: 'start',
      verticalAlign: 'top',
      wordBreak: 'break-word',
    },
    around: { padding: '12px 0 20px' },
    box: { padding: '20px', borderRadius: '8px', backgroundColor: light.sunken },
    code: {
      ...type(36, 40, light.ink),
      paddingLeft: '12px',
      textAlign: 'center',
      fontFamily: mono,
      fontWeight: 600,
      letterSpacing: '12px',
    },
    address: { ...type(16, 24, light.ink), fontWeight: 600, wordBreak: 'break-word' },
    list: { ...type(16, 24, light.ink), margin: '12px 0', padding: '0 0 0 20px', wordBreak: 'break-word' },
    item: { margin: '0 0 8px' },
    action: { padding: '12px 0 24px' },
    button: {
      ...type(16, 20, light.onAccent),
      padding: '14px 24px',
      borderRadius: '10px',
      backgroundColor: light.accent,
      fontWeight: 600,
      textAlign: 'center',
    },
    contacts: { padding: '0 0 8px' },
    contact: {
      ...type(16, 24, light.link),
      display: 'inline-block',
      margin: textAlign === 'left' ? '0 24px 0 0' : '0 0 0 24px',
      padding: '10px 0',
      fontWeight: 600,
      textDecoration: 'underline',
    },
    inline: { color: light.link, textDecoration: 'underline' },
    note: { ...type(14, 20, light.soft), margin: '0 0 8px' },
    line: { margin: '24px 0 16px', borderTop: `1px solid ${light.line}` },
    copy: { ...type(13, 20, light.faint), margin: '0 0 4px' },
    url: { ...type(12, 16, light.link), wordBreak: 'break-all' },
    reason: { ...type(13, 20, light.faint), margin: '24px 0 0', padding: '0 8px', textAlign: 'center' },
  }
}

/** For apps that keep style sheets: the dark scheme, narrow windows, and no automatic links. */
export const mailStyleSheet = ({ dark }: MailLook): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.plain a:not(.link) { color: inherit !important; text-decoration: none !important; }
@media (max-width: 480px) {
  .paper > tbody > tr > td { padding: 16px 12px 32px !important; }
  .card > tbody > tr > td { padding: 24px 24px 16px !important; }
  .heading { margin-top: 24px !important; font-size: 24px !important; line-height: 30px !important; }
  .code { font-size: 32px !important; letter-spacing: 8px !important; padding-left: 8px !important; }
  .button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.card} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .faint { color: ${dark.faint} !important; }
  .link { color: ${dark.link} !important; }
  .sunken { background-color: ${dark.sunken} !important; }
  .accent { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
  .line { border-color: ${dark.line} !important; }
}
`
