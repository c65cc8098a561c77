/** First or last words of headings that name an action: 'Book a table', 'Termin anfragen'. */
const firstActionWords =
  /^(?:ask|book|order|request|reserve|send|pedir|p[ií]d[ea]|reserv[ae]r?|solicit[ae]r?|encarg(?:a|ue|ar)|demande[rz]|réserve[rz]|commande[rz]|chied(?:i|ere)|richied(?:i|ere)|prenotar?e?|ordinar?e?|peça|encomend[ae]r?|agend[ae]r?|zapytaj|zamów|zarezerwuj|umów)\s/iu
const lastActionWords = /\s(?:anfragen|bestellen|buchen|reservieren|vereinbaren|aanvragen|boeken|reserveren)[.!]?$/iu

/** The action in a heading. Blank if generic: 'Get in touch'. */
export function actionIn(heading: string): string {
  const trimmed = heading.trim().replace(/[.!]$/, '')
  return firstActionWords.test(trimmed) || lastActionWords.test(trimmed) ? trimmed : ''
}
