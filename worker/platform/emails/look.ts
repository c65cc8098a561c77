/** The colors of an email, each `#rrggbb`. Text is readable on `paper`, `card` and `sunken`. */
export type MailColors = Record<
  'paper' | 'card' | 'sunken' | 'ink' | 'soft' | 'faint' | 'accent' | 'onAccent' | 'link' | 'line',
  string
>

/** An email's look: its colors on light and dark devices, and the values of `font-family` for text and headings. */
export type MailLook = { light: MailColors; dark: MailColors; font: string; headingFont: string }

const light: MailColors = {
  paper: '#f4f1ec',
  card: '#ffffff',
  sunken: '#f4f1ec',
  ink: '#1b1b1f',
  soft: '#57575e',
  faint: '#68676b',
  accent: '#1d6350',
  onAccent: '#ffffff',
  link: '#1d6350',
  line: '#e7e2da',
}

const dark: MailColors = {
  paper: '#131315',
  card: '#1f1f22',
  sunken: '#2d2d32',
  ink: '#f4f2ee',
  soft: '#bcbab6',
  faint: '#9b9993',
  accent: '#5fb394',
  onAccent: '#0c0c0d',
  link: '#86c3ab',
  line: '#35353a',
}

/** The fonts of the reader's device. */
export const systemFonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The product's own. */
export const productLook: MailLook = { light, dark, font: systemFonts, headingFont: systemFonts }
