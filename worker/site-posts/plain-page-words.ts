import type { FormLanguage } from '../../renderer/document/enumerations.ts'

export type PlainPageName = 'limited' | 'noForm' | 'tooLarge' | 'cutOff' | 'unavailable'

type Words = {
  /** Leads to the website. */
  back: string
  pages: Record<PlainPageName, { title: string; text: string }>
}

/** The words of the small pages. Each says what happened to the message, and what to do. */
export const plainPageWords: Record<FormLanguage, Words> = {
  english: {
    back: 'Go to the website',
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
