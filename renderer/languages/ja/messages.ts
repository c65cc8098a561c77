import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: '少々お待ちください',
    text: 'ロボットでないことを確認しています。確認後、メッセージは自動的に送信されます。',
    failed: 'ただいまメッセージを送信できませんでした。もう一度お試しください。',
    without: 'このブラウザでは確認ができません。確認なしで送信できますが、読まれるまでに時間がかかることがあります。',
    send: '確認なしで送信',
  },
  back: 'ウェブサイトへ',
  reference: '参照番号',
  pages: {
    limited: {
      title: '一度に送信できる数を超えました',
      text: 'メッセージは送信されていません。1分ほど待ってから前のページに戻り、もう一度送信してください。',
    },
    noForm: { title: '送信されていません', text: 'メッセージはウェブサイトのフォームからお送りください。' },
    tooLarge: {
      title: 'メッセージが長すぎます',
      text: 'メッセージは送信されていません。前のページに戻り、短くしてからもう一度送信してください。',
    },
    cutOff: {
      title: 'メッセージが届きませんでした',
      text: '接続が途中で切れました。前のページに戻り、もう一度送信してください。',
    },
    unavailable: {
      title: 'ただいま送信できません',
      text: 'メッセージは送信されていません。1分ほどしてから前のページに戻り、もう一度送信してください。',
    },
  },
  reply: {
    subject: (business) => `${business}：お問い合わせへの返信`,
    heading: (business) => `${business} から返信が届きました`,
    youWrote: (day) => `${day} にいただいたお問い合わせ：`,
    notYou: 'お心当たりのない場合は、このメールを破棄してください。',
    reason: (business, hostname) =>
      `このメールアドレスで ${hostname} のお問い合わせフォームが送信されたため、お送りしています。このメールへの返信は ${business} に届きます。`,
  },
}
