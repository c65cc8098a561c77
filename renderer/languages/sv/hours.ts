import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['måndag(?:ar|en)?', 'tisdag(?:ar|en)?', 'onsdag(?:ar|en)?', 'torsdag(?:ar|en)?', 'fredag(?:ar|en)?', 'lördag(?:ar|en)?', 'söndag(?:ar|en)?'],
    short: ['mån', 'tis', 'ons', 'tors?', 'fre', 'lör', 'sön'],
    weekdays: 'vardagar',
    weekends: 'helger|på helgerna',
    daily: 'alla dagar|varje dag|dagligen',
    to: 'till',
    and: 'och',
    open: 'öppettider|öppet|öppna|vi har öppet|från|kl\\.?|klockan|på|mellan',
    closed: 'stängt|stängd',
    until: 'till',
    except: 'utom',
    numbers: 'ett två tre fyra fem sex sju åtta nio tio elva tolv',
    appointment: '(?:endast )?efter (?:överenskommelse|tidsbokning)|endast tidsbokning',
    noon: '',
    midnight: 'midnatt',
    clock: '',
  } // biome-ignore format: a list of words
