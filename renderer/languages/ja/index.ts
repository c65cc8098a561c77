import type { Language } from '../language.ts'
import { facts } from './facts.ts'
import { form } from './form.ts'
import { free } from './free.ts'
import { headings } from './headings.ts'
import { page } from './page.ts'
import { samples } from './samples.ts'

export const ja: Language = {
  page,
  facts,
  form,
  free,
  headings,
  samples,
  labels: {
    contact: 'お問い合わせ',
    getInTouch: 'お問い合わせ',
    email: 'メールを送る',
    reviews: 'レビュー',
    faq: 'よくある質問',
    booking: 'ご予約',
    book: '予約する',
  },
  voice: { I: '私|わたし', we: '当店|弊' },
  beginnings: { services: 'サービス:', prices: '料金:', hours: '営業時間:', area: '対応エリア:', experience: '創業:' },
  counters: { JPY: '円' },
  legal: () => import('./legal.ts'),
  messages: () => import('./messages.ts'),
}
