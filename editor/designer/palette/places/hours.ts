import { IconCalendarCheck, IconCalendarOff, IconClock } from '@tabler/icons-react'
import { knownOf } from './known-facts.ts'
import { placesIn } from './place.ts'

/** A weekday also finds the opening hours. */
const days = {
  en: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  es: 'lunes, martes, miércoles, jueves, viernes, sábado, domingo',
  fr: 'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
  it: 'lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica',
  de: 'Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag',
  pt: 'segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo',
  nl: 'maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag',
  pl: 'poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela',
  ja: '月曜, 火曜, 水曜, 木曜, 金曜, 土曜, 日曜',
  ko: '월요일, 화요일, 수요일, 목요일, 금요일, 토요일, 일요일',
}

export const hoursPlaces = placesIn('Settings → Business', [
  {
    label: 'Opening hours',
    icon: IconClock,
    target: { field: 'business.hours' },
    value: knownOf('hours'),
    words: {
      en: `opening hours, hours, opening times, business hours, open, times, closing time, working hours, schedule, ${days.en}`,
      es: `horario, horarios, horas de apertura, horario comercial, abierto, cierre, ${days.es}`,
      fr: `horaires, horaire, heures d’ouverture, horaires d’ouverture, ouvert, fermeture, ${days.fr}`,
      it: `orari, orario, orari di apertura, orario di apertura, aperto, chiusura, ${days.it}`,
      de: `Öffnungszeiten, Zeiten, geöffnet, Geschäftszeiten, Uhrzeiten, Sprechzeiten, ${days.de}`,
      pt: `horário, horários, horário de funcionamento, aberto, fecho, ${days.pt}`,
      nl: `openingstijden, openingsuren, tijden, uren, open, ${days.nl}`,
      pl: `godziny otwarcia, godziny, otwarte, godziny pracy, ${days.pl}`,
      ja: `営業時間, 営業, 開店時間, 時間, ${days.ja}`,
      ko: `영업시간, 영업 시간, 운영시간, 시간, ${days.ko}`,
    },
  },
  {
    label: 'Holidays and closed days',
    icon: IconCalendarOff,
    target: { field: 'business.hours.exceptions' },
    words: {
      en: 'holiday, holidays, closed, closed days, vacation, day off, christmas, bank holiday, special hours',
      es: 'vacaciones, festivos, cerrado, día festivo, navidad, fiestas',
      fr: 'vacances, congés, fermé, jours fériés, fermeture exceptionnelle, noël',
      it: 'ferie, festivi, chiuso, vacanze, giorni di chiusura, natale',
      de: 'Urlaub, Feiertage, geschlossen, Betriebsferien, Ferien, Weihnachten, Ruhetag',
      pt: 'férias, feriados, fechado, encerrado, natal, folga',
      nl: 'vakantie, feestdagen, gesloten, vrije dag, kerst',
      pl: 'urlop, święta, zamknięte, nieczynne, wakacje',
      ja: '休業日, 休み, 定休日, 祝日, 休暇, 年末年始',
      ko: '휴무, 휴일, 휴가, 쉬는 날, 공휴일',
    },
  },
  {
    label: 'By appointment',
    icon: IconCalendarCheck,
    target: { field: 'business.hours.byAppointment' },
    value: ({ business }) => (business.hours.byAppointment ? 'On' : 'Off'),
    words: {
      en: 'by appointment, appointment only, by arrangement',
      es: 'con cita previa, solo con cita',
      fr: 'sur rendez-vous',
      it: 'su appuntamento',
      de: 'nach Vereinbarung, nur mit Termin, Termin',
      pt: 'por marcação, com hora marcada',
      nl: 'op afspraak',
      pl: 'po umówieniu, na umówione wizyty',
      ja: '予約制, 要予約',
      ko: '예약제',
    },
  },
])
