import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['poniedział(?:ek|ku|ki)', 'wtor(?:ek|ku|ki)', 'środ[aęy]', 'czwart(?:ek|ku|ki)', 'piąt(?:ek|ku|ki)', 'sobot[aęy]', 'niedziel[aęe]'],
    short: ['pon\\.?|pn\\.?', 'wt\\.?', 'śr\\.?', 'czw\\.?', 'pt\\.?', 'sob\\.?', 'niedz\\.?|nd\\.?'],
    weekdays: 'w dni powszednie|w dni robocze',
    weekends: 'w weekendy',
    daily: 'codziennie|7 dni w tygodniu',
    to: 'do',
    and: 'i|oraz',
    open: 'w godzinach|w pozostałe dni|godziny otwarcia|otwarte|czynne|jesteśmy|od|w|we|godz\\.?|w godzinach|zapraszamy',
    closed: 'zamknięte|nieczynne',
    until: 'do',
    except: 'oprócz|poza|z wyjątkiem',
    numbers: 'pierwsz\\p{L}* drug\\p{L}* trzeci\\p{L}* czwart(?:a|ej) piąt(?:a|ej) szóst\\p{L}* siódm\\p{L}* ósm\\p{L}* dziewiąt\\p{L}* dziesiąt\\p{L}* jedenast\\p{L}* dwunast\\p{L}*',
    appointment: '(?:tylko )?po umówieniu|po wcześniejszym umówieniu',
    noon: 'południe',
    midnight: 'północ',
    clock: '',
  } // biome-ignore format: a list of words
