import type { HourWords } from '../hour-words.ts'

export const hours: HourWords = {
    days: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
    short: ['월', '화', '수', '목', '금', '토', '일'],
    weekdays: '평일',
    weekends: '주말',
    daily: '매일|연중무휴',
    to: '부터|에서',
    and: '과|와|및|·',
    open: '영업시간은?|영업|운영시간은?|운영|까지|은|는|엽니다|입니다|에',
    closed: '휴무일?은?|정기휴무|쉽니다|휴무입니다|휴업',
    until: '',
    except: '',
    numbers: '',
    appointment: '예약제|100% 예약제|예약 필수',
    noon: '정오',
    midnight: '자정',
    clock: '',
  } // biome-ignore format: a list of words
