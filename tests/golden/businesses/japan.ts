import { fact, facts, type GoldenBusiness, hours, price } from '../golden-business.ts'

const japan_ = { country: 'JP', language: 'ja-JP' }

export const japan: readonly GoldenBusiness[] = [
  {
    id: 'jp-watch-repair',
    ...japan_,
    answers: {
      businessName: '時計修理 刻み堂',
      businessActivities:
        '京都で三代続く時計修理店です。電池交換1,500円から、オーバーホール28,000円から。一級時計修理技能士の店主、沢渡健吾が対応します。営業時間は10時から18時、水曜定休。お見積りは無料です。',
      businessLocation: '京都市',
      contact: '075-555-0142',
    },
    facts: [
      fact('trade', '時計修理'),
      fact('other', /三代/),
      price(/電池交換/, '1,500円'),
      price(/オーバーホール/, '28,000円'),
      fact('credential', '一級時計修理技能士'),
      fact('person', '沢渡健吾'),
      fact('other', /10時から18時|10:00.{1,3}18:00/),
      fact('other', /水曜定休|水曜日.{0,6}(?:休|定休)/),
      fact('term', /見積りは無料/),
      fact('phone', '075-555-0142'),
    ],
    absent: [/[a-z]{4,} [a-z]{3,}/, '宝石', '指輪', 'ジュエリー'],
    services: { not: ['水曜', '沢渡', '営業時間', '京都', '三代'] },
  },
  {
    id: 'jp-salon',
    ...japan_,
    answers: {
      businessName: 'ヘアサロン つむぎ',
      businessActivities:
        '【メニュー】\nカット 4,400円\nカラー 6,600円\nパーマ 7,700円\n前髪カット 1,100円\n\n【営業時間】火〜日 9:30〜19:00\n【定休日】月曜\n予約優先。お子様連れ歓迎。駐車場2台。',
      businessLocation: '福岡県糸島市',
      contact: '092-555-0136',
    },
    facts: [
      price('カット', '4,400円'),
      price('カラー', '6,600円'),
      price('パーマ', '7,700円'),
      price('前髪カット', '1,100円'),
      hours('Tue-Sun', '9:30', '19:00', '火〜日 9:30〜19:00'),
      fact('other', /定休日】?:?\s?月曜|月曜.{0,6}(?:休|定休)/),
      fact('term', '予約優先'),
      fact('audience', 'お子様連れ歓迎'),
      fact('term', /駐車場2台/),
      fact('phone', '092-555-0136'),
      fact('area', /糸島/),
    ],
    absent: [/[a-z]{4,} [a-z]{3,}/, 'ネイル', 'エステ', 'ヘッドスパ', 'トリートメント'],
    services: { are: ['カット', 'カラー', 'パーマ', '前髪カット', 'ヘアサロン'] },
  },
  {
    id: 'jp-tutor',
    ...japan_,
    answers: {
      businessName: '英語教室 リトルオーク',
      businessActivities:
        '小学生向けの英語教室です。カナダ出身のエマと日本人講師の中野が教えています。月4回、月謝8,800円、入会金5,500円。1クラス6名まで。体験レッスンは1,000円。Lessons in English only on Fridays.',
      businessLocation: '長野県松本市',
      contact: 'hello@littleoak.example',
    },
    facts: [
      fact('trade', '英語教室'),
      fact('audience', /小学生/),
      ...facts('person', /エマ/, /中野/),
      fact('other', 'カナダ出身'),
      fact('other', '月4回'),
      price(/月謝/, '8,800円'),
      price(/入会金/, '5,500円'),
      fact('term', /6名まで/),
      price(/体験レッスン/, '1,000円'),
      fact('term', /lessons in english only on fridays/),
      fact('email', 'hello@littleoak.example'),
    ],
    absent: ['中学生', '高校', 'TOEIC', '英検', '数学'],
    services: { not: ['エマ', '中野', '入会金', 'カナダ', '金曜', '6名'] },
  },
  {
    id: 'jp-one-line',
    ...japan_,
    answers: { businessName: '畳の井上', businessActivities: '畳屋', businessLocation: '金沢' },
    facts: [fact('trade', '畳屋'), fact('area', '金沢')],
    absent: [/[a-z]{4,} [a-z]{3,}/, '円', '襖', '障子', '年'],
    services: { are: ['畳屋'] },
  },
]
