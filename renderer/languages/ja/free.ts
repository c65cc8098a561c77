import type { FreeWords } from '../free-words.ts'

export const free: FreeWords = {
  free: '無料(?:の|で)?',
  isFree: '(?:は|も|が)?(?:すべて|全て|いつでも|完全)?(?:無料|0円)',
  no: '(?!)',
  isNone: '(?:は|も|が)?(?:一切)?(?:かかりません|いただきません|頂きません|不要|なし|無し|ゼロ|ありません|無料|0円)',
  not: 'ません|ない|できかね',
  limits: '場合|以上|以下|以内|のみ|限|まで|初回|から|ただし|除|につき|平日|一部|条件',
  limitsAfter: '(?!)',
  idle: '(?!)',
  facts: {
    callOut: { label: '出張費', charge: '出張(?:費用?|料金?)', service: '出張' },
    quote: { label: 'お見積もり', service: '(?:お|御)?見積(?:もり|り)?' },
    minimum: { label: '最低料金', charge: '最低(?:料金|注文(?:金額|数)?|利用(?:金額|料金))' },
    booking: { label: '予約料', charge: '予約(?:料|手数料|金)' },
    consultation: { label: 'ご相談', service: '(?:ご|御)?相談|カウンセリング' },
    delivery: { label: '配達', charge: '(?:配達|配送|送)料', service: '配達|配送' },
  },
}
