import type { FormWords } from './form-words.ts'

export const japanese: FormWords = {
  code: 'ja',
  labels: {
    name: 'お名前',
    email: 'メールアドレス',
    phone: '電話番号',
    preferredTime: 'ご希望の日時',
    message: 'メッセージ',
  },
  optional: '任意',
  timeHint: 'ご希望に添えるかどうか、こちらからご連絡いたします。',
  send: '送信',
  leaveBlank: 'この欄には何も入力しないでください',
  inert: 'プレビューのため、送信されません。',
  missing: {
    name: 'お名前を入力してください。',
    email: 'メールアドレスを入力してください。',
    phone: '電話番号を入力してください。',
    preferredTime: 'ご希望の日時を選択してください。',
    message: 'メッセージを入力してください。',
  },
  invalid: {
    name: 'お名前は特殊文字を使わずに入力してください。',
    email: 'メールアドレスを正しく入力してください（例：name@example.com）。',
    phone: '電話番号を正しく入力してください（例：03-5550-0142）。',
    preferredTime: 'カレンダーから日時を選択してください。',
    message: 'メッセージは特殊文字を使わずに入力してください。',
  },
  own: {
    ShortText: '「{label}」を入力してください。',
    LongText: '「{label}」を入力してください。',
    Choice: '「{label}」を選択してください。',
    Date: '「{label}」の日付を選択してください。',
    Number: '「{label}」には数字を入力してください。',
  },
  choose: '選択してください',
  photos: {
    label: '写真',
    hint: '写真は{most}枚まで、1枚{size}MBまで。',
    kept: '添付済みの写真：{count}枚',
    drop: 'これらの写真を添付せずに送信する',
    problems: {
      too_many: '写真は{most}枚までにしてください。最初の写真は添付されています。',
      too_large: '{size}MBを超える写真があります。小さい写真を選択してください。',
      unreadable: '写真として読み込めないファイルがあります。JPEG、PNG、WebP、GIFのいずれかを選択してください。',
      again: '写真をもう一度選択してください。',
      full: '本日はこれ以上写真を送信できません。写真を付けずに送信してください。',
    },
  },
  tooLong: '{label}は{max}文字以内で入力してください。',
  correct: '次の項目をご確認ください。',
  confirm: {
    heading: '内容をご確認ください',
    text: 'メッセージはまだ送信されていません。内容をご確認のうえ、送信してください。',
  },
  problems: {
    heading: '入力内容をご確認ください',
    text: '未入力または確認が必要な項目があるため、メッセージはまだ送信されていません。入力された内容は残っています。',
  },
  expired: {
    heading: 'もう一度送信してください',
    text: 'ページを開いてから時間が経過したため、メッセージは送信されていません。入力された内容は残っています。',
  },
  limited: {
    heading: 'しばらくお待ちください',
    text: '短時間に多くのメッセージが届いたため、送信できませんでした。入力された内容は残っています。数分後にもう一度お試しください。',
  },
  failed: {
    heading: '送信できませんでした',
    text: '申し訳ございません。ただいまメッセージを送信できません。入力された内容は残っています。少し時間をおいて、もう一度お試しください。',
  },
  sendNow: 'この内容で送信する',
  thanks: {
    heading: 'お問い合わせありがとうございます',
    text: 'メッセージを受け付けました。追ってご連絡いたします。',
  },
  withoutPhotos: '一部の写真は送信されませんでした。ご連絡の際にお見せいただけるよう、お手元に保管してください。',
  back: 'ウェブサイトに戻る',
}
