import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['maandag(?:en)?', 'dinsdag(?:en)?', 'woensdag(?:en)?', 'donderdag(?:en)?', 'vrijdag(?:en)?', 'zaterdag(?:en)?', 'zondag(?:en)?'],
    short: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    weekdays: '(?:op )?werkdagen|doordeweeks|op werkdagen',
    weekends: 'in het weekend',
    daily: 'dagelijks|elke dag|iedere dag|7 dagen per week',
    to: 'tot|t/m|tot en met',
    and: 'en',
    open: 'andere dagen|overige dagen|openingstijden|openingsuren|geopend|open|wij zijn|we zijn|van|op|de|het',
    closed: 'gesloten',
    until: 'tot',
    except: 'behalve|uitgezonderd',
    numbers: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
    appointment: '(?:alleen |uitsluitend )?op afspraak',
    noon: 'middag',
    midnight: 'middernacht',
    clock: 'uur|u',
  } // biome-ignore format: a list of words
