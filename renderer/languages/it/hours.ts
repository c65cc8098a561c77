import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['luned[iì]', 'marted[iì]', 'mercoled[iì]', 'gioved[iì]', 'venerd[iì]', 'sabat[oi]', 'domenic(?:a|he)'],
    short: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
    weekdays: 'nei giorni feriali|giorni feriali',
    weekends: 'nei? (?:fine settimana|weekend)',
    daily: 'tutti i giorni|ogni giorno|7 giorni su 7',
    to: 'a|al|alle|fino alle',
    and: 'e',
    open: 'orari[oi]?|apert[aeio]|siamo apert[ie]|apertura|dal|dalle|da|il|la|di',
    closed: 'chius[oai]|chiusura',
    until: 'fino alle',
    except: 'eccetto|tranne|escluso|esclusa',
    numbers: 'una due tre quattro cinque sei sette otto nove dieci undici dodici',
    appointment: '(?:solo )?su appuntamento',
    noon: 'mezzogiorno',
    midnight: 'mezzanotte',
    clock: 'h|ore',
  } // biome-ignore format: a list of words
