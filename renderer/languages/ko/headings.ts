import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: '가격 안내',
  services: { I: '제가 하는 일', we: '저희가 하는 일' },
  questions: {
    call: '전화하시기 전에',
    write: '문의하시기 전에',
    book: '예약하시기 전에',
    come: '방문하시기 전에',
  },
  areas: { I: '서비스 지역', we: '서비스 지역', they: '서비스 지역' },
  hours: { I: '영업시간', we: '영업시간', they: '영업시간' },
  contact: { call: '{name}에게 전화하기', reach: '문의하기' },
  team: '만나실 분들',
  steps: '이용 방법',
  credentials: '보험 및 소속 단체',
  emergency: '긴급한 경우',
}
