import type { Business, CredentialKind } from '../document/business.ts'
import { intlLocale } from './intl-locale.ts'

/** The words that a page adds around facts. `{…}` marks a value. */
export type FactWords = {
  from: string
  free: string
  years: string
  year: string
  since: string
  closed: string
  byAppointment: string
  hours: string
  areas: string
  languages: string
  in: string
  people: string
  prices: string
  terms: string
  call: string
  /** Of a day: it has no other rows. */
  everyDay: string
  /** In place of times, from midnight to midnight. */
  allDay: string
  /** The small words over the facts under the introduction. */
  labels: {
    experience: string
    since: string
    prices: string
    areas: string
    place: string
    hours: string
    languages: string
    /** Label of a membership that the owner calls a registration: 'HCPC registered'. */
    registered: string
  } & Record<CredentialKind, string>
  /** Questions that facts answer. */
  questions: {
    cost: string
    area: string
    hours: string
    languages: string
    booking: string
    duration: string
    credentials: string
    terms: string
  }
}

const words: Readonly<Record<string, FactWords>> = {
  en: {
    from: 'from {price}',
    free: 'Free',
    years: '{count} years of experience',
    year: '1 year of experience',
    since: 'Since {year}',
    closed: 'Closed',
    byAppointment: 'By appointment',
    hours: 'Opening hours',
    areas: 'Areas we serve',
    languages: 'Languages',
    in: '{what} in {place}',
    people: 'People',
    prices: 'Prices',
    terms: 'Good to know',
    call: 'Call {number}',
    everyDay: 'Every day',
    allDay: 'Open 24 hours',
    labels: {
      experience: 'Experience',
      since: 'Since',
      prices: 'Prices',
      areas: 'Areas',
      place: 'Location',
      hours: 'Hours',
      languages: 'Languages',
      Qualification: 'Qualified',
      License: 'Licensed',
      Insurance: 'Insured',
      Membership: 'Member of',
      registered: 'Registered',
      Award: 'Award',
    },
    questions: {
      cost: 'What does it cost?',
      area: 'Which areas do you cover?',
      hours: 'When are you open?',
      languages: 'Which languages do you speak?',
      booking: 'How do I book?',
      duration: 'How long does it take?',
      credentials: 'Are you qualified?',
      terms: 'What should I know before I book?',
    },
  },
  es: {
    from: 'desde {price}',
    free: 'Gratis',
    years: '{count} años de experiencia',
    year: '1 año de experiencia',
    since: 'Desde {year}',
    closed: 'Cerrado',
    byAppointment: 'Con cita previa',
    hours: 'Horario',
    areas: 'Zonas de servicio',
    languages: 'Idiomas',
    in: '{what} en {place}',
    people: 'Equipo',
    prices: 'Precios',
    terms: 'Información útil',
    call: 'Llamar al {number}',
    everyDay: 'Todos los días',
    allDay: 'Abierto 24 horas',
    labels: {
      experience: 'Experiencia',
      since: 'Desde',
      prices: 'Precios',
      areas: 'Zonas',
      place: 'Ubicación',
      hours: 'Horario',
      languages: 'Idiomas',
      Qualification: 'Titulación',
      License: 'Licencia',
      Insurance: 'Seguro',
      Membership: 'Miembro de',
      registered: 'Registro',
      Award: 'Premio',
    },
    questions: {
      cost: '¿Cuánto cuesta?',
      area: '¿En qué zonas trabajan?',
      hours: '¿Cuál es el horario?',
      languages: '¿Qué idiomas se hablan?',
      booking: '¿Cómo se reserva?',
      duration: '¿Cuánto dura?',
      credentials: '¿Qué titulación hay?',
      terms: '¿Qué conviene saber antes de reservar?',
    },
  },
  fr: {
    from: 'à partir de {price}',
    free: 'Gratuit',
    years: '{count} ans d’expérience',
    year: '1 an d’expérience',
    since: 'Depuis {year}',
    closed: 'Fermé',
    byAppointment: 'Sur rendez-vous',
    hours: 'Horaires',
    areas: 'Zones desservies',
    languages: 'Langues',
    in: '{what} à {place}',
    people: 'Équipe',
    prices: 'Tarifs',
    terms: 'Bon à savoir',
    call: 'Appeler le {number}',
    everyDay: 'Tous les jours',
    allDay: 'Ouvert 24 h/24',
    labels: {
      experience: 'Expérience',
      since: 'Depuis',
      prices: 'Tarifs',
      areas: 'Zones',
      place: 'Adresse',
      hours: 'Horaires',
      languages: 'Langues',
      Qualification: 'Qualification',
      License: 'Agrément',
      Insurance: 'Assurance',
      Membership: 'Membre de',
      registered: 'Inscription',
      Award: 'Distinction',
    },
    questions: {
      cost: 'Combien cela coûte-t-il ?',
      area: 'Quelles zones sont desservies ?',
      hours: 'Quels sont les horaires ?',
      languages: 'Quelles langues sont parlées ?',
      booking: 'Comment réserver ?',
      duration: 'Combien de temps cela dure-t-il ?',
      credentials: 'Quelles sont les qualifications ?',
      terms: 'Que faut-il savoir avant de réserver ?',
    },
  },
  it: {
    from: 'da {price}',
    free: 'Gratis',
    years: '{count} anni di esperienza',
    year: '1 anno di esperienza',
    since: 'Dal {year}',
    closed: 'Chiuso',
    byAppointment: 'Su appuntamento',
    hours: 'Orari',
    areas: 'Zone servite',
    languages: 'Lingue',
    in: '{what} a {place}',
    people: 'Squadra',
    prices: 'Prezzi',
    terms: 'Da sapere',
    call: 'Chiama {number}',
    everyDay: 'Tutti i giorni',
    allDay: 'Aperto 24 ore su 24',
    labels: {
      experience: 'Esperienza',
      since: 'Dal',
      prices: 'Prezzi',
      areas: 'Zone',
      place: 'Sede',
      hours: 'Orari',
      languages: 'Lingue',
      Qualification: 'Qualifica',
      License: 'Abilitazione',
      Insurance: 'Assicurazione',
      Membership: 'Membro di',
      registered: 'Iscrizione',
      Award: 'Premio',
    },
    questions: {
      cost: 'Quanto costa?',
      area: 'Quali zone sono servite?',
      hours: 'Quali sono gli orari?',
      languages: 'Quali lingue si parlano?',
      booking: 'Come si prenota?',
      duration: 'Quanto dura?',
      credentials: 'Quali sono le qualifiche?',
      terms: 'Cosa c’è da sapere prima di prenotare?',
    },
  },
  de: {
    from: 'ab {price}',
    free: 'Kostenlos',
    years: '{count} Jahre Erfahrung',
    year: '1 Jahr Erfahrung',
    since: 'Seit {year}',
    closed: 'Geschlossen',
    byAppointment: 'Nach Vereinbarung',
    hours: 'Öffnungszeiten',
    areas: 'Einsatzgebiet',
    languages: 'Sprachen',
    in: '{what} in {place}',
    people: 'Team',
    prices: 'Preise',
    terms: 'Gut zu wissen',
    call: '{number} anrufen',
    everyDay: 'Täglich',
    allDay: 'Rund um die Uhr geöffnet',
    labels: {
      experience: 'Erfahrung',
      since: 'Seit',
      prices: 'Preise',
      areas: 'Einsatzgebiet',
      place: 'Standort',
      hours: 'Zeiten',
      languages: 'Sprachen',
      Qualification: 'Qualifikation',
      License: 'Zulassung',
      Insurance: 'Versicherung',
      Membership: 'Mitglied',
      registered: 'Registriert',
      Award: 'Auszeichnung',
    },
    questions: {
      cost: 'Was kostet es?',
      area: 'In welchen Gebieten arbeiten Sie?',
      hours: 'Wann ist geöffnet?',
      languages: 'Welche Sprachen werden gesprochen?',
      booking: 'Wie vereinbare ich einen Termin?',
      duration: 'Wie lange dauert es?',
      credentials: 'Welche Qualifikationen gibt es?',
      terms: 'Was sollte ich vorher wissen?',
    },
  },
  ja: {
    from: '{price}〜',
    free: '無料',
    years: '経験{count}年',
    year: '経験1年',
    since: '{year}年創業',
    closed: '休業',
    byAppointment: '要予約',
    hours: '営業時間',
    areas: '対応エリア',
    languages: '対応言語',
    in: '{place}の{what}',
    people: 'スタッフ',
    prices: '料金',
    terms: 'ご利用にあたって',
    call: '{number}に電話',
    everyDay: '毎日',
    allDay: '24時間営業',
    labels: {
      experience: '経験',
      since: '創業',
      prices: '料金',
      areas: '対応エリア',
      place: '所在地',
      hours: '営業時間',
      languages: '対応言語',
      Qualification: '資格',
      License: '許認可',
      Insurance: '保険',
      Membership: '加盟',
      registered: '登録',
      Award: '受賞',
    },
    questions: {
      cost: '料金はいくらですか？',
      area: '対応エリアはどこですか？',
      hours: '営業時間は？',
      languages: '対応している言語は？',
      booking: '予約方法は？',
      duration: '所要時間は？',
      credentials: '資格はありますか？',
      terms: '事前に知っておくことはありますか？',
    },
  },
  ko: {
    from: '{price}부터',
    free: '무료',
    years: '경력 {count}년',
    year: '경력 1년',
    since: '{year}년부터',
    closed: '휴무',
    byAppointment: '예약제',
    hours: '영업시간',
    areas: '서비스 지역',
    languages: '사용 언어',
    in: '{place} {what}',
    people: '팀',
    prices: '가격',
    terms: '이용 안내',
    call: '{number} 전화하기',
    everyDay: '매일',
    allDay: '24시간 영업',
    labels: {
      experience: '경력',
      since: '창업',
      prices: '가격',
      areas: '서비스 지역',
      place: '위치',
      hours: '영업시간',
      languages: '사용 언어',
      Qualification: '자격',
      License: '면허',
      Insurance: '보험',
      Membership: '회원',
      registered: '등록',
      Award: '수상',
    },
    questions: {
      cost: '비용은 얼마인가요?',
      area: '서비스 지역은 어디인가요?',
      hours: '영업시간은 언제인가요?',
      languages: '어떤 언어를 사용하나요?',
      booking: '예약은 어떻게 하나요?',
      duration: '시간은 얼마나 걸리나요?',
      credentials: '자격증이 있나요?',
      terms: '예약 전에 알아둘 점은 무엇인가요?',
    },
  },
}
const english = words.en as FactWords

/** The words around facts in a page's language (BCP 47); undefined where that is not one of the seven, so that no English filler is shown. */
export function factWordsIn(language: string): FactWords | undefined {
  const [primary = ''] = language.toLowerCase().split('-')
  return Object.hasOwn(words, primary) ? words[primary] : undefined
}

/** The same, in English where the language has none. */
export const factWords = (language: string): FactWords => factWordsIn(language) ?? english

/** Fills `{name}` in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** 'Since 1998', '12 years of experience'; blank where the owner said neither. In any other language no more than the number: '12 lat'. */
export function experienceText(since: Business['since'], language: string): string {
  const said = factWordsIn(language)
  if (!said) return since?.year ? String(since.year) : since?.years ? yearsText(since.years, language) : ''
  if (since?.year) return filled(said.since, { year: String(since.year) })
  if (!since?.years) return ''
  return since.years === 1 ? said.year : filled(said.years, { count: String(since.years) })
}

/** '12 years' in any language. */
export const yearsText = (count: number, locale: string): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(count)
