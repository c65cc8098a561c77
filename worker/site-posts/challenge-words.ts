import type { FormLanguage } from '../../renderer/document/enumerations.ts'

type Words = {
  title: string
  /** What happens, while it does. */
  text: string
  /** Where it could not be kept. */
  failed: string
  /** Without script, or where the check does not come about. */
  without: string
  send: string
}

/** What the page says that checks who sends a message. */
export const challengeWords: Record<FormLanguage, Words> = {
  english: {
    title: 'One more moment',
    text: 'We check that you are not a robot. Your message is then sent automatically.',
    failed: 'Your message could not be sent just now. Please try again.',
    without:
      'The check does not work in this browser. You can send your message without it; it may take longer to be read.',
    send: 'Send without the check',
  },
  spanish: {
    title: 'Un momento más',
    text: 'Comprobamos que usted no es un robot. Después, su mensaje se envía solo.',
    failed: 'Su mensaje no se ha podido enviar ahora. Inténtelo de nuevo.',
    without:
      'La comprobación no funciona en este navegador. Puede enviar el mensaje sin ella; puede tardar más en leerse.',
    send: 'Enviar sin la comprobación',
  },
  french: {
    title: 'Encore un instant',
    text: 'Nous vérifions que vous n’êtes pas un robot. Votre message part ensuite tout seul.',
    failed: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
    without:
      'La vérification ne fonctionne pas dans ce navigateur. Vous pouvez envoyer votre message sans elle ; il sera peut-être lu plus tard.',
    send: 'Envoyer sans vérification',
  },
  italian: {
    title: 'Ancora un momento',
    text: 'Verifichiamo che lei non sia un robot. Poi il messaggio parte da solo.',
    failed: 'Il messaggio non è stato inviato. Riprovi.',
    without:
      'La verifica non funziona in questo browser. Può inviare il messaggio senza; potrebbe essere letto più tardi.',
    send: 'Invia senza verifica',
  },
  german: {
    title: 'Einen Moment noch',
    text: 'Wir prüfen, dass Sie kein Roboter sind. Danach wird Ihre Nachricht von selbst gesendet.',
    failed: 'Ihre Nachricht konnte gerade nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    without:
      'Die Prüfung funktioniert in diesem Browser nicht. Sie können Ihre Nachricht ohne sie senden; sie wird vielleicht später gelesen.',
    send: 'Ohne Prüfung senden',
  },
  japanese: {
    title: '少々お待ちください',
    text: 'ロボットでないことを確認しています。確認後、メッセージは自動的に送信されます。',
    failed: 'ただいまメッセージを送信できませんでした。もう一度お試しください。',
    without: 'このブラウザでは確認ができません。確認なしで送信できますが、読まれるまでに時間がかかることがあります。',
    send: '確認なしで送信',
  },
  korean: {
    title: '잠시만 기다려 주세요',
    text: '로봇이 아닌지 확인하고 있습니다. 확인이 끝나면 메시지가 자동으로 전송됩니다.',
    failed: '지금은 메시지를 보낼 수 없습니다. 다시 시도해 주세요.',
    without: '이 브라우저에서는 확인할 수 없습니다. 확인 없이 보낼 수 있지만 읽기까지 시간이 더 걸릴 수 있습니다.',
    send: '확인 없이 보내기',
  },
}
