import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'お名前',
    email: 'メールアドレス',
    phone: '電話番号',
    preferredTime: 'ご希望の日時',
    message: 'メッセージ',
  },
  optional: '任意',
  timeHint: 'ご希望に添えるかどうか、こちらからご連絡いたします。',
  send: '送信する',
  leaveBlank: 'この欄には何も入力しないでください',
  inert: 'プレビューのため、送信されません。',
  choose: '選択してください',
  photos: {
    label: '写真',
    hint: '写真は{most}枚まで、1枚{size}MBまで。',
    kept: '添付済みの写真：{count}枚',
    drop: 'これらの写真を添付せずに送信する',
  },
}
