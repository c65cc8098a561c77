import { weekdays } from '../../../renderer/document/business.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { type FactWords, factWordsIn } from '../../../renderer/facts/fact-words.ts'
import { fold, wordsOf } from './fold.ts'

/** Words of the page itself beside those around facts, in languages that it speaks. Reviewed: labels, which claim nothing. */
const pageWords: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Services',
    'What we do',
    'What I do',
    'Contact',
    'Get in touch',
    'Find us',
    'Map',
    'About',
    'Book',
    'Reviews',
    'Send an email',
  ],
  es: [
    'Servicios',
    'Contacto',
    'Contactar',
    'Mapa',
    'Preguntas',
    'Reservar',
    'Reservar cita',
    'Reseñas',
    'Enviar un correo',
  ],
  fr: ['Services', 'Prestations', 'Contact', 'Prendre contact', 'Carte', 'Avis', 'Réserver', 'Prendre rendez-vous'],
  it: ['Servizi', 'Contatti', 'Contattaci', 'Mappa', 'Domande', 'Prenota', 'Prenota un appuntamento', 'Recensioni'],
  de: [
    'Leistungen',
    'Kontakt',
    'Kontakt aufnehmen',
    'Karte',
    'Fragen',
    'Termin buchen',
    'Termin vereinbaren',
    'Bewertungen',
  ],
  ja: ['サービス', 'お問い合わせ', '地図', 'よくある質問', 'ご予約', '予約する', 'レビュー', 'メールを送る'],
  ko: ['서비스', '연락처', '문의하기', '지도', '질문', '예약', '예약하기', '후기', '이메일 보내기'],
}
const more = ['FAQ', 'Questions and answers', 'Gallery', 'Email', 'E-mail', 'Phone', 'WhatsApp', 'Book an appointment']
const spoken =
  'en es fr it de ja ko pt nl pl sv tr ar hi zh cy ga pa ur vi ro ru uk el zu xh st af mi gd ca eu gl bn gu mr kn ta te so fa he cs hu da no fi'
const countries = 'US GB CA IE AU NZ ZA IN DE AT CH FR ES IT PT NL BE PL SE TR JP KR BR MX'

/** `words` are those of labels with a place for a value too. */
/** Names of regions that take more than one word, by country: what a place's page may put behind an owner's town. */
const regions: Readonly<Record<string, string>> = {
  US: 'New Hampshire Jersey Mexico York North South Carolina Dakota West Virginia Rhode Island',
  CA: 'Nova Scotia British Columbia New Brunswick Prince Edward Island Newfoundland Labrador Northwest Territories',
  AU: 'New South Wales South Western Australia Northern Australian Capital Territory',
  ZA: 'Eastern Western Northern Cape Free State North West KwaZulu-Natal',
  IN: 'Tamil Nadu Andhra Madhya Uttar Himachal Arunachal Pradesh West Bengal',
}

type Labels = { whole: ReadonlySet<string>; words: ReadonlySet<string> }
const known = new Map<string, Labels>()

/** The labels that a page adds in a language, around facts and above sections. */
export function labelsOf(language: string): Labels {
  const labels = known.get(language) ?? gather(language)
  known.set(language, labels)
  return labels
}

/** The words of weekdays, whole and short. */
export const daysOf = (language: string): ReadonlySet<string> =>
  new Set(dayNames(language).flatMap((name) => wordsOf(name, language)))

const dayNames = (language: string): string[] =>
  weekdays.flatMap((_day, at) =>
    (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at)),
    ),
  )

function gather(language: string): Labels {
  const base = language.split('-')[0] ?? language
  const own = factWordsIn(language)
  const texts = [
    ...(own ? textsOf(own) : []),
    ...(pageWords[base] ?? []),
    ...more,
    ...(base === 'en' ? Object.values(sectionTypes).map(({ title }) => title) : []),
  ]
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const lands = new Intl.DisplayNames([language], { type: 'region' })
  const vocabulary = [
    ...texts,
    ...dayNames(language),
    ...spoken.split(' ').map((code) => names.of(code) ?? ''),
    ...countries.split(' ').map((code) => lands.of(code) ?? ''),
    regions[language.split('-')[1] ?? ''] ?? '',
    'am pm a.m p.m uhr 午前 午後 時 分 오전 오후 시 분 円 원 년',
  ]
  return {
    whole: new Set(texts.filter((text) => !text.includes('{')).map(fold)),
    words: new Set(vocabulary.flatMap((text) => wordsOf(text.replace(/\{\w+\}/g, ' '), language))),
  }
}

const textsOf = ({ questions, ...words }: FactWords) =>
  [...Object.values(words), ...Object.values(questions)].map(String)

/** Whether a text only names what follows. A heading of up to three words does, whatever it says. */
export function isLabel({ text, isHeading }: { text: string; isHeading: boolean }, language: string): boolean {
  return labelsOf(language).whole.has(fold(text)) || (isHeading && wordsOf(text, language).length <= 3)
}
