import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['montags?', 'dienstags?', 'mittwochs?', 'donnerstags?', 'freitags?', 'samstags?|sonnabends?', 'sonntags?'],
    short: ['mo\\.?', 'di\\.?', 'mi\\.?', 'do\\.?', 'fr\\.?', 'sa\\.?', 'so\\.?'],
    weekdays: 'werktags|an werktagen|unter der woche',
    weekends: 'am wochenende|an wochenenden',
    daily: 'täglich|jeden tag|an 7 tagen(?: die woche)?',
    to: 'bis',
    and: 'und|u\\.|&|sowie',
    open: 'sonst|an anderen tagen|(?:öffnungs|sprech|büro|service|geschäfts|laden)zeiten(?: sind)?|geöffnet|wir haben geöffnet|haben wir geöffnet|offen|wir sind|von|ab|am|um|der|die|das|(?:salon|laden|studio|praxis|werkstatt|büro)(?: ist)?',
    closed: '(?:ist |bleibt |sind )?geschlossen|ruhetage?',
    until: 'bis',
    except: 'außer(?: am)?|ausgenommen|bis auf',
    numbers: 'eins? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    appointment: '(?:nur )?nach (?:vereinbarung|absprache|terminvereinbarung|terminabsprache)|termine? nach vereinbarung|nur mit termin',
    noon: 'mittags?',
    midnight: 'mitternacht',
    clock: 'uhr',
  } // biome-ignore format: a list of words
