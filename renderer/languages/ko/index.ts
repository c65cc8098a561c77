import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const ko: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: '연락처',
    getInTouch: '문의하기',
    email: '이메일 보내기',
    reviews: '후기',
    faq: '질문',
    booking: '예약',
    book: '예약하기',
  },
  voice: { I: '저는|제가|저의', we: '저희|우리' },
  beginnings: { services: '서비스:', prices: '가격:', hours: '영업시간:', area: '지역:', experience: '설립:' },
  counters: { KRW: '원' },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
