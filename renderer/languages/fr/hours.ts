import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'],
    short: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
    weekdays: 'en semaine',
    weekends: 'le week-end|les week-ends',
    daily: 'tous les jours|7 ?j(?:ours)? ?(?:/|sur) ?7',
    to: 'à|au|jusqu\'à',
    and: 'et',
    open: 'horaires?|ouverts?|ouverte|ouverture|nous sommes ouverts|du|de|le|les|des',
    closed: 'fermée?s?|fermeture',
    until: "jusqu'à",
    except: 'sauf(?: le)?|excepté|hors',
    numbers: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
    appointment: '(?:uniquement |seulement )?sur (?:rendez-vous|rdv)(?: uniquement)?',
    noon: 'midi',
    midnight: 'minuit',
    clock: 'h|heures',
  } // biome-ignore format: a list of words
