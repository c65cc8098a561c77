import type { HeadingWords } from '../heading-words.ts'

export const headings: HeadingWords = {
  prices: '料金のご案内',
  services: { I: '私にできること', we: '当店でできること' },
  questions: {
    call: 'お電話の前に',
    write: 'お問い合わせの前に',
    book: 'ご予約の前に',
    come: 'ご来店の前に',
  },
  areas: { I: '対応エリア', we: '対応エリア', they: '対応エリア' },
  hours: { I: '営業時間', we: '営業時間', they: '営業時間' },
  contact: { reach: 'お問い合わせ' },
  team: 'スタッフのご紹介',
  steps: 'ご利用の流れ',
  credentials: '保険・加盟団体',
  emergency: '緊急のとき',
}
