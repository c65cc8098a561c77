/** The colors of an email, each `#rrggbb`. Text is readable on `paper`, `card` and `sunken`. */
export type MailColors = Record<
  'paper' | 'card' | 'sunken' | 'ink' | 'soft' | 'faint' | 'accent' | 'onAccent' | 'link' | 'line',
  string
>

/** An email's look: its colors on light and dark devices, and the values of `font-family` for text and headings. */
export type MailLook = { light: MailColors; dark: MailColors; font: string; headingFont: string }

const light: MailColors = {
  paper: '#f3f2ee',
  card: '#ffffff',
  sunken: '#f8f7f4',
  ink: '#1c1b1a',
  soft: '#55534d',
  faint: '#6b6962',
  accent: '#1d6350',
  onAccent: '#ffffff',
  link: '#1d6350',
  line: '#e8e6e1',
}

const dark: MailColors = {
  paper: '#0f0f0e',
  card: '#1a1a18',
  sunken: '#2a2a27',
  ink: '#eeede9',
  soft: '#b5b3ab',
  faint: '#a3a199',
  accent: '#5fb394',
  onAccent: '#0f0f0e',
  link: '#5fb394',
  line: '#33322f',
}

/** The fonts of the reader's device. */
export const systemFonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The colors and fonts of the product's app (`editor/ui/tokens.css`). Emails load no fonts, so a device may use another one. */
export const productLook: MailLook = {
  ...{ light, dark },
  font: `Inter,${systemFonts}`,
  headingFont: `'Bricolage Grotesque',${systemFonts}`,
}
