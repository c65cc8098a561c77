import type { FormLanguage } from '../../document/enumerations.ts'

type FormWords = { name: string; email: string; phone: string; message: string; send: string }

/** What the contact form says, in each language that it can be set to. */
export const formWords: Record<FormLanguage, FormWords> = {
  english: { name: 'Name', email: 'E-mail', phone: 'Phone', message: 'Message', send: 'Send' },
  spanish: { name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono', message: 'Mensaje', send: 'Enviar' },
  french: { name: 'Nom', email: 'E-mail', phone: 'Téléphone', message: 'Message', send: 'Envoyer' },
  italian: { name: 'Nome', email: 'E-mail', phone: 'Telefono', message: 'Messaggio', send: 'Invia' },
  german: { name: 'Name', email: 'E-Mail', phone: 'Telefon', message: 'Nachricht', send: 'Senden' },
  japanese: { name: 'お名前', email: 'メールアドレス', phone: '電話番号', message: 'メッセージ', send: '送信' },
  korean: { name: '이름', email: '이메일', phone: '전화번호', message: '메시지', send: '보내기' },
}
