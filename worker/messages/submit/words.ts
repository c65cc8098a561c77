import { type FormLanguage, formLanguageFor } from '../../../renderer/document/values/languages.ts'

export type Words = {
  title: string
  /** While the check runs. */
  text: string
  /** When the message could not be stored. */
  failed: string
  /** Without JavaScript, or when the check does not load. */
  without: string
  send: string
}

/** The texts of the challenge page. */
export const challengeWords: Record<FormLanguage, Words> = {
  english: {
    title: 'One more moment',
    text: 'We check that you are not a robot. Your message is then sent automatically.',
    failed: 'We couldn’t send your message. Please try again.',
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

/** The form language that `Accept-Language` prefers; English if it names none of them. */
export function languageOf(accepted: string): FormLanguage {
  const liked = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((one) => one.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of liked) {
    const language = formLanguageFor(tag)
    if (language) return language
  }
  return 'english'
}

export type PlainPageName = 'limited' | 'noForm' | 'tooLarge' | 'cutOff' | 'unavailable'

type PageWords = {
  /** The link back to the website. */
  back: string
  /** Before the id of a request that failed because of us. */
  reference: string
  pages: Record<PlainPageName, { title: string; text: string }>
}

/** The words of the small pages. Each says what happened to the message, and what to do. */
export const plainPageWords: Record<FormLanguage, PageWords> = {
  english: {
    back: 'Go to the website',
    reference: 'Reference',
    pages: {
      limited: {
        title: 'Too many messages at once',
        text: 'Your message was not sent. Wait a minute, go back and send it again.',
      },
      noForm: { title: 'This was not sent', text: 'Use the form on the website to send a message.' },
      tooLarge: {
        title: 'This message is too long',
        text: 'Your message was not sent. Go back, make it shorter and send it again.',
      },
      cutOff: {
        title: 'The message did not arrive',
        text: 'The connection was interrupted. Go back and send it again.',
      },
      unavailable: {
        title: 'Not possible for a moment',
        text: 'Your message was not sent. Go back and send it again in a minute.',
      },
    },
  },
  spanish: {
    back: 'Ir al sitio web',
    reference: 'Referencia',
    pages: {
      limited: {
        title: 'Demasiados mensajes a la vez',
        text: 'Su mensaje no se ha enviado. Espere un minuto, vuelva atrás y envíelo de nuevo.',
      },
      noForm: { title: 'No se ha enviado', text: 'Use el formulario del sitio web para enviar un mensaje.' },
      tooLarge: {
        title: 'El mensaje es demasiado largo',
        text: 'Su mensaje no se ha enviado. Vuelva atrás, acórtelo y envíelo de nuevo.',
      },
      cutOff: {
        title: 'El mensaje no ha llegado',
        text: 'Se interrumpió la conexión. Vuelva atrás y envíelo de nuevo.',
      },
      unavailable: {
        title: 'No es posible en este momento',
        text: 'Su mensaje no se ha enviado. Vuelva atrás y envíelo de nuevo dentro de un minuto.',
      },
    },
  },
  french: {
    back: 'Aller sur le site',
    reference: 'Référence',
    pages: {
      limited: {
        title: 'Trop de messages à la fois',
        text: 'Votre message n’a pas été envoyé. Attendez une minute, revenez en arrière et renvoyez-le.',
      },
      noForm: { title: 'Rien n’a été envoyé', text: 'Utilisez le formulaire du site pour envoyer un message.' },
      tooLarge: {
        title: 'Ce message est trop long',
        text: 'Votre message n’a pas été envoyé. Revenez en arrière, raccourcissez-le et renvoyez-le.',
      },
      cutOff: {
        title: 'Le message n’est pas arrivé',
        text: 'La connexion a été interrompue. Revenez en arrière et renvoyez-le.',
      },
      unavailable: {
        title: 'Impossible pour le moment',
        text: 'Votre message n’a pas été envoyé. Revenez en arrière et renvoyez-le dans une minute.',
      },
    },
  },
  italian: {
    back: 'Vai al sito',
    reference: 'Riferimento',
    pages: {
      limited: {
        title: 'Troppi messaggi insieme',
        text: 'Il messaggio non è stato inviato. Attenda un minuto, torni indietro e lo invii di nuovo.',
      },
      noForm: { title: 'Non è stato inviato nulla', text: 'Per inviare un messaggio usi il modulo del sito.' },
      tooLarge: {
        title: 'Il messaggio è troppo lungo',
        text: 'Il messaggio non è stato inviato. Torni indietro, lo accorci e lo invii di nuovo.',
      },
      cutOff: {
        title: 'Il messaggio non è arrivato',
        text: 'La connessione si è interrotta. Torni indietro e lo invii di nuovo.',
      },
      unavailable: {
        title: 'Al momento non è possibile',
        text: 'Il messaggio non è stato inviato. Torni indietro e lo invii di nuovo tra un minuto.',
      },
    },
  },
  german: {
    back: 'Zur Website',
    reference: 'Referenz',
    pages: {
      limited: {
        title: 'Zu viele Nachrichten auf einmal',
        text: 'Ihre Nachricht wurde nicht gesendet. Warten Sie eine Minute, gehen Sie zurück und senden Sie sie noch einmal.',
      },
      noForm: {
        title: 'Es wurde nichts gesendet',
        text: 'Senden Sie Ihre Nachricht über das Formular auf der Website.',
      },
      tooLarge: {
        title: 'Diese Nachricht ist zu lang',
        text: 'Ihre Nachricht wurde nicht gesendet. Gehen Sie zurück, kürzen Sie sie und senden Sie sie noch einmal.',
      },
      cutOff: {
        title: 'Die Nachricht ist nicht angekommen',
        text: 'Die Verbindung wurde unterbrochen. Gehen Sie zurück und senden Sie sie noch einmal.',
      },
      unavailable: {
        title: 'Im Moment nicht möglich',
        text: 'Ihre Nachricht wurde nicht gesendet. Gehen Sie zurück und senden Sie sie in einer Minute noch einmal.',
      },
    },
  },
  japanese: {
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
  },
  korean: {
    back: '웹사이트로 이동',
    reference: '참조 번호',
    pages: {
      limited: {
        title: '한 번에 너무 많은 메시지를 보냈습니다',
        text: '메시지가 전송되지 않았습니다. 1분 뒤에 이전 페이지로 돌아가 다시 보내 주세요.',
      },
      noForm: { title: '전송되지 않았습니다', text: '웹사이트의 양식을 이용해 메시지를 보내 주세요.' },
      tooLarge: {
        title: '메시지가 너무 깁니다',
        text: '메시지가 전송되지 않았습니다. 이전 페이지로 돌아가 내용을 줄인 뒤 다시 보내 주세요.',
      },
      cutOff: {
        title: '메시지가 도착하지 않았습니다',
        text: '연결이 끊어졌습니다. 이전 페이지로 돌아가 다시 보내 주세요.',
      },
      unavailable: {
        title: '지금은 보낼 수 없습니다',
        text: '메시지가 전송되지 않았습니다. 1분 뒤에 이전 페이지로 돌아가 다시 보내 주세요.',
      },
    },
  },
}
