import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['月曜日?', '火曜日?', '水曜日?', '木曜日?', '金曜日?', '土曜日?', '日曜日?'],
    short: ['月', '火', '水', '木', '金', '土', '日'],
    weekdays: '平日',
    weekends: '土日|週末',
    daily: '毎日|年中無休',
    to: 'から|より',
    and: '・|、|と',
    open: '営業時間|営業|開店|時間|は|まで|です|、',
    closed: '定休日?は?|休業日?は?|定休|休み|休業|お休み',
    until: '',
    except: '',
    numbers: '',
    appointment: '完全予約制|予約制|要予約',
    noon: '正午',
    midnight: '',
    clock: '',
  } // biome-ignore format: a list of words
