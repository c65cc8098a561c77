import { primaryLanguage } from '../../renderer/document/languages.ts'
/** What a page calls its sections and buttons where neither the owner nor the trade has a word. Labels, never claims. */
export type LabelWords = {
  contact: string
  /** On a button that leads to the contact section. */
  getInTouch: string
  /** On a button that writes an email. */
  email: string
  reviews: string
  /** In a menu, where there is no room for 'Questions and answers'. */
  faq: string
  booking: string
  /** On a button that leads to booking. */
  book: string
}

const labels: Readonly<Record<string, LabelWords>> = {
  en: {
    contact: 'Contact',
    getInTouch: 'Get in touch',
    email: 'Send an email',
    reviews: 'Reviews',
    faq: 'FAQ',
    booking: 'Book an appointment',
    book: 'Book',
  },
  es: {
    contact: 'Contacto',
    getInTouch: 'Contactar',
    email: 'Enviar un correo',
    reviews: 'Reseñas',
    faq: 'Preguntas',
    booking: 'Reservar cita',
    book: 'Reservar',
  },
  fr: {
    contact: 'Contact',
    getInTouch: 'Prendre contact',
    email: 'Envoyer un e-mail',
    reviews: 'Avis',
    faq: 'FAQ',
    booking: 'Prendre rendez-vous',
    book: 'Réserver',
  },
  it: {
    contact: 'Contatti',
    getInTouch: 'Contattaci',
    email: 'Invia un’e-mail',
    reviews: 'Recensioni',
    faq: 'Domande',
    booking: 'Prenota un appuntamento',
    book: 'Prenota',
  },
  de: {
    contact: 'Kontakt',
    getInTouch: 'Kontakt aufnehmen',
    email: 'E-Mail schreiben',
    reviews: 'Bewertungen',
    faq: 'Fragen',
    booking: 'Termin vereinbaren',
    book: 'Termin buchen',
  },
  ja: {
    contact: 'お問い合わせ',
    getInTouch: 'お問い合わせ',
    email: 'メールを送る',
    reviews: 'レビュー',
    faq: 'よくある質問',
    booking: 'ご予約',
    book: '予約する',
  },
  ko: {
    contact: '연락처',
    getInTouch: '문의하기',
    email: '이메일 보내기',
    reviews: '후기',
    faq: '질문',
    booking: '예약',
    book: '예약하기',
  },
}

/** The labels in a page's language (BCP 47); undefined where that is not one of the seven, so that no English filler is shown. */
export function labelWordsIn(language: string): LabelWords | undefined {
  const primary = primaryLanguage(language)
  return Object.hasOwn(labels, primary) ? labels[primary] : undefined
}
